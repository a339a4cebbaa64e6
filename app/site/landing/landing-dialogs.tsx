import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

import { LoginDialog, RegisterDialog } from '../account/account-dialogs.tsx'
import { isFlightHash } from '~/game/flight-link/flight-hash.ts'

import { useAgeGate } from '../age-check/use-age-gate.tsx'
import { GameLaunch } from '../game-launch/game-launch.tsx'
import { Button } from '../components/button.tsx'
import { prefetchGame } from '../game-launch/load-game.ts'

/** Each takes the element that gets the focus back when the dialog is closed; null for the page's heading. */
interface LandingDialogs {
  readonly openGame: (opener: HTMLElement | null) => void
  readonly openRegister: (opener: HTMLElement) => void
  readonly openLogin: (opener: HTMLElement) => void
  /** Whether the game is open over the page, whose own motion then stops. */
  readonly isGameOpen: boolean
}

const LandingDialogsContext = createContext<LandingDialogs | undefined>(undefined)

/** Whether an address with this hash opens the game: the start address of the installed site, or a link with a flight. */
function opensGame(hash: string): boolean {
  return hash === '#play' || isFlightHash(hash)
}

/** In the state of a history entry that was added for the game. */
const ADDED = 'addedForGame'

/** So that Back leaves the game and not the page. An address that opens the game has its entry already. */
function addEntry(): void {
  if (!opensGame(window.location.hash))
    window.history.pushState({ ...window.history.state, [ADDED]: true }, '', '#play')
}

/**
 * After the game or the question before it was closed: or the way back to this page would open it again.
 *
 * @returns whether the address changes only later, because the browser goes back
 */
function leaveEntry(): boolean {
  const { hash, pathname, search } = window.location
  const state: unknown = window.history.state
  const isAdded = typeof state === 'object' && state !== null && ADDED in state
  if (isAdded) window.history.back()
  else if (opensGame(hash)) window.history.replaceState(state, '', pathname + search)
  return isAdded
}

/** The dialogs of the landing page. @throws Error outside of LandingDialogsProvider */
export function useLandingDialogs(): LandingDialogs {
  const dialogs = useContext(LandingDialogsContext)
  if (dialogs === undefined) throw new Error('The landing dialogs are used outside of their provider.')
  return dialogs
}

/** Holds the game, Register and Login dialogs, each with a state of its own, and the age question before the game. */
export function LandingDialogsProvider({ children }: { readonly children: ReactNode }) {
  const { pass, question } = useAgeGate(leaveEntry)
  // A dialog is open while it has an opener.
  const [gameOpener, setGameOpener] = useState<HTMLElement | null>()
  const [registerOpener, setRegisterOpener] = useState<HTMLElement>()
  const [loginOpener, setLoginOpener] = useState<HTMLElement>()
  const isGameOpen = gameOpener !== undefined

  const dialogs = useMemo<LandingDialogs>(
    () => ({
      openGame: (opener) =>
        pass(opener, isFlightHash(window.location.hash), () => {
          addEntry()
          setGameOpener(opener)
        }),
      openRegister: setRegisterOpener,
      openLogin: setLoginOpener,
      isGameOpen,
    }),
    [pass, isGameOpen],
  )

  const isLeaving = useRef(false)
  const closeGame = useCallback(() => {
    // By a second click of a double one.
    if (isLeaving.current) return
    isLeaving.current = leaveEntry()
    // Or else once the browser is back at the page's own address: on the way there it may move the focus.
    if (!isLeaving.current) setGameOpener(undefined)
  }, [])

  // The start address of the installed site and a link to a course or a flight open the game, unless a dialog is open. Where the page
  // has a link to this address, it gets the focus back. Back is answered like Escape, which only pauses a flight.
  const followAddress = useEffectEvent(() => {
    const { href, hash } = window.location
    const dialog = document.querySelector('dialog[open]')
    if (isLeaving.current) {
      isLeaving.current = false
      setGameOpener(undefined)
    } else if (isGameOpen && dialog !== null && !opensGame(hash)) {
      addEntry()
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeGame()
    } else if (opensGame(hash) && dialog === null) {
      dialogs.openGame([...document.links].find((link) => link.href === href) ?? null)
    }
  })
  useEffect(() => {
    followAddress()
    const follow = () => followAddress()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  return (
    <LandingDialogsContext value={dialogs}>
      {children}
      {question}
      {gameOpener !== undefined && <GameLaunch opener={gameOpener} onClose={closeGame} />}
      {registerOpener && <RegisterDialog opener={registerOpener} onClose={() => setRegisterOpener(undefined)} />}
      {loginOpener && <LoginDialog opener={loginOpener} onClose={() => setLoginOpener(undefined)} />}
    </LandingDialogsContext>
  )
}

/** Opens the game; starts fetching it as soon as a pointer or the focus comes near. */
export function LaunchButton({ children }: { readonly children: ReactNode }) {
  const { openGame } = useLandingDialogs()
  return (
    <Button
      variant="launch"
      onPointerEnter={prefetchGame}
      onPointerDown={prefetchGame}
      onFocus={prefetchGame}
      onClick={(event) => openGame(event.currentTarget)}
    >
      {children}
    </Button>
  )
}
