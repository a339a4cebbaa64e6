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

/** Whether an address with this hash opens the game: the start address of the installed site, with whatever mail or chat has added, or a link with a flight. */
function opensGame(hash: string): boolean {
  return hash.startsWith('#play') || isFlightHash(hash)
}

/**
 * In the state of the history entry that is added for the game, so that Back leaves the game and not the page. From the oldest on, the
 * entries are: the page's own, whose hash opens no game; the game's, with `#play` or the hash of a link; and one for each link that was
 * pasted over it, without this mark. Closing the game goes back to the first.
 */
const ADDED = 'addedForGame'

function isAtAddedEntry(): boolean {
  return (window.history.state as Readonly<Record<string, unknown>> | null)?.[ADDED] === true
}

/** Adds that entry, unless it is there. Where the address opens the game already, the entry before it gets the page's own. */
function addEntry(): void {
  if (isAtAddedEntry()) return
  const { hash, pathname, search } = window.location
  const { history } = window
  if (opensGame(hash)) history.replaceState(history.state, '', pathname + search)
  // A course that the game has kept in an entry stays there.
  history.pushState({ ...history.state, course: undefined, [ADDED]: true }, '', opensGame(hash) ? hash : '#play')
}

/** The dialogs of the landing page. @throws Error outside of LandingDialogsProvider */
export function useLandingDialogs(): LandingDialogs {
  const dialogs = useContext(LandingDialogsContext)
  if (dialogs === undefined) throw new Error('The landing dialogs are used outside of their provider.')
  return dialogs
}

/** Holds the game, Register and Login dialogs, each with a state of its own, and the age question before the game. */
export function LandingDialogsProvider({ children }: { readonly children: ReactNode }) {
  const close = useRef<() => void>(null)
  /** Whether the browser goes forward to the game's entry again, after a Back that has only paused a flight, say. */
  const isReturning = useRef(false)
  /** Goes back to the page's own entry. What is open is closed there: on the way the browser may move the focus. */
  const leave = useCallback((closeIt: () => void) => {
    isReturning.current = false
    if (!opensGame(window.location.hash)) {
      closeIt()
      return
    }
    // Not twice, by a double click.
    if (close.current === null) window.history.back()
    close.current = closeIt
  }, [])
  // That entry knows the address of a link, and the course.
  const returnToGame = () => {
    if (isReturning.current) window.history.forward()
  }
  const { pass, question } = useAgeGate(leave)
  // A dialog is open while it has an opener.
  const [gameOpener, setGameOpener] = useState<HTMLElement | null>()
  const [registerOpener, setRegisterOpener] = useState<HTMLElement>()
  const [loginOpener, setLoginOpener] = useState<HTMLElement>()
  const isGameOpen = gameOpener !== undefined

  const dialogs = useMemo<LandingDialogs>(
    () => ({
      openGame: (opener) => {
        addEntry()
        pass(opener, isFlightHash(window.location.hash), () => setGameOpener(opener))
      },
      openRegister: setRegisterOpener,
      openLogin: setLoginOpener,
      isGameOpen,
    }),
    [pass, isGameOpen],
  )

  const closeGame = useCallback(() => leave(() => setGameOpener(undefined)), [leave])

  // The start address of the installed site and a link to a course or a flight open the game, unless a dialog is open. Where the page
  // has a link to this address, it gets the focus back. Back is answered like Escape, which only pauses a flight.
  const followAddress = useEffectEvent(() => {
    const { href, hash } = window.location
    const dialog = document.querySelector('dialog[open]')
    const isBack = !opensGame(hash) || isAtAddedEntry()
    const hasReturned = isReturning.current
    isReturning.current = false
    if (close.current !== null) {
      // A link that was pasted over the game's address has an entry on top of the game's.
      if (opensGame(hash)) {
        window.history.back()
        return
      }
      close.current()
      close.current = null
    } else if ((isGameOpen || question !== undefined) && dialog !== null && isBack) {
      if (hasReturned) return
      isReturning.current = true
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeGame()
      returnToGame()
    } else if (opensGame(hash) && dialog === null) {
      const link = [...document.links].find((each) => each.href === href)
      // The browser restores the scroll position of this entry when the game closes.
      link?.scrollIntoView({ block: 'center', behavior: 'instant' })
      dialogs.openGame(link ?? null)
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
