import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Moves focus and scroll position as a full page load would: to the heading of the new page, or to the part that the address
 * names; on the way back to where the reader was. Positions are kept in memory only: the router's own component would write
 * them into session storage.
 */
export function FocusAndScroll() {
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()
  const visit = `${key} ${pathname}${hash}`
  const positions = useRef(new Map<string, number>())
  const earlier = useRef({ visit, pathname })

  useEffect(() => {
    // A reload still belongs to the browser, which remembers the position of a page it has left.
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      handBack()
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [])

  // Before the scrolling below, whose event would otherwise still be counted for the page that was left.
  useLayoutEffect(() => {
    const note = () => positions.current.set(visit, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [visit])

  useLayoutEffect(() => {
    const from = earlier.current
    earlier.current = { visit, pathname }
    if (from.visit === visit) return

    const remembered = navigationType === NavigationType.Pop ? positions.current.get(visit) : undefined
    const target = document.getElementById(hash.slice(1))
    if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })

    if (from.pathname === pathname) return
    const places = document.querySelectorAll<HTMLElement>(`h1, h2[tabindex], a[href="${from.pathname}"]`)
    const place = [...places].findLast(
      (each) => each.localName === 'h1' || (remembered && each.getBoundingClientRect().top < innerHeight),
    )
    place?.focus({ preventScroll: true })
  }, [visit, pathname, hash, navigationType])

  return null
}
