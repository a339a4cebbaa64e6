import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

import { LoginDialog, RegisterDialog } from '../account/account-dialogs.tsx'
import { useAgeGate } from '../age-check/use-age-gate.tsx'
import { GameLaunch } from '../game-launch/game-launch.tsx'

/** Each takes the element that gets the focus back when the dialog is closed. */
interface LandingDialogs {
  readonly openGame: (opener: HTMLElement) => void
  readonly openRegister: (opener: HTMLElement) => void
  readonly openLogin: (opener: HTMLElement) => void
  /** Whether the game is open over the page, whose own motion then stops. */
  readonly isGameOpen: boolean
}

const LandingDialogsContext = createContext<LandingDialogs | undefined>(undefined)

/** The dialogs of the landing page. @throws Error outside of LandingDialogsProvider */
export function useLandingDialogs(): LandingDialogs {
  const dialogs = useContext(LandingDialogsContext)
  if (dialogs === undefined) throw new Error('The landing dialogs are used outside of their provider.')
  return dialogs
}

/** Holds the game, Register and Login dialogs, each with a state of its own, and the age question before two of them. */
export function LandingDialogsProvider({ children }: { readonly children: ReactNode }) {
  const { pass, question } = useAgeGate()
  // A dialog is open while it has an opener.
  const [gameOpener, setGameOpener] = useState<HTMLElement>()
  const [registerOpener, setRegisterOpener] = useState<HTMLElement>()
  const [loginOpener, setLoginOpener] = useState<HTMLElement>()
  const isGameOpen = gameOpener !== undefined

  const dialogs = useMemo<LandingDialogs>(
    () => ({
      openGame: (opener) => pass(opener, () => setGameOpener(opener)),
      openRegister: (opener) => pass(opener, () => setRegisterOpener(opener)),
      openLogin: setLoginOpener,
      isGameOpen,
    }),
    [pass, isGameOpen],
  )

  // The start address of the installed site and a link with a flight open the game, unless a dialog is open.
  useEffect(() => {
    const followAddress = () => {
      if (/^#(?:play$|flight=)/.test(window.location.hash) && document.querySelector('dialog[open]') === null)
        document.querySelector<HTMLElement>('main [data-variant=launch]')?.click()
    }
    followAddress()
    window.addEventListener('hashchange', followAddress)
    return () => window.removeEventListener('hashchange', followAddress)
  }, [])

  return (
    <LandingDialogsContext value={dialogs}>
      {children}
      {question}
      {gameOpener && <GameLaunch opener={gameOpener} onClose={() => setGameOpener(undefined)} />}
      {registerOpener && <RegisterDialog opener={registerOpener} onClose={() => setRegisterOpener(undefined)} />}
      {loginOpener && <LoginDialog opener={loginOpener} onClose={() => setLoginOpener(undefined)} />}
    </LandingDialogsContext>
  )
}
