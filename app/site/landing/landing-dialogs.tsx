import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

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

/** A dialog that is closed, or open for the element that opened it. */
function useDialog() {
  const [opener, setOpener] = useState<HTMLElement>()
  const close = useCallback(() => setOpener(undefined), [])
  return { opener, open: setOpener as (opener: HTMLElement) => void, close }
}

/** Holds the game, Register and Login dialogs, each with a state of its own, and the age question before two of them. */
export function LandingDialogsProvider({ children }: { readonly children: ReactNode }) {
  const ageGate = useAgeGate()
  const game = useDialog()
  const register = useDialog()
  const login = useDialog()

  const { pass } = ageGate
  const { open: showGame } = game
  const isGameOpen = game.opener !== undefined
  const { open: showRegister } = register
  const { open: showLogin } = login
  const dialogs = useMemo<LandingDialogs>(
    () => ({
      openGame: (opener) => pass(opener, () => showGame(opener)),
      openRegister: (opener) => pass(opener, () => showRegister(opener)),
      openLogin: showLogin,
      isGameOpen,
    }),
    [pass, showGame, showRegister, showLogin, isGameOpen],
  )

  // The installed game's own address opens the game, and so does a link that holds a flight; what is open already stays.
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
      {ageGate.question}
      {game.opener && <GameLaunch opener={game.opener} onClose={game.close} />}
      {register.opener && <RegisterDialog opener={register.opener} onClose={register.close} />}
      {login.opener && <LoginDialog opener={login.opener} onClose={login.close} />}
    </LandingDialogsContext>
  )
}
