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

/** Holds the game, Register and Login dialogs, of which one is open at most, and the age question before two of them. */
export function LandingDialogsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<{ readonly name: 'game' | 'register' | 'login'; readonly opener: HTMLElement }>()
  const close = useCallback(() => setOpen(undefined), [])
  const { pass, question } = useAgeGate()
  const isGameOpen = open?.name === 'game'
  const dialogs = useMemo<LandingDialogs>(
    () => ({
      openGame: (opener) => pass(opener, () => setOpen({ name: 'game', opener })),
      openRegister: (opener) => pass(opener, () => setOpen({ name: 'register', opener })),
      openLogin: (opener) => setOpen({ name: 'login', opener }),
      isGameOpen,
    }),
    [pass, isGameOpen],
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
      {question}
      {open?.name === 'game' && <GameLaunch opener={open.opener} onClose={close} />}
      {open?.name === 'register' && <RegisterDialog opener={open.opener} onClose={close} />}
      {open?.name === 'login' && <LoginDialog opener={open.opener} onClose={close} />}
    </LandingDialogsContext>
  )
}
