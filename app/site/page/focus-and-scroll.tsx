import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After a form has led to /thank, and on the way back, does what the browser does for a link, which loads a document: a new
 * page begins at its top, an earlier one where the reader was. The heading there gets the focus.
 */
export function FocusAndScroll() {
  const { pathname } = useLocation()
  const isHistory = useNavigationType() === NavigationType.Pop
  const earlier = useRef(pathname)
  const positions = useRef(new Map<string, number>())

  // Before the scrolling below, whose event would otherwise still be counted for the page that was left.
  useLayoutEffect(() => {
    const note = () => positions.current.set(pathname, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname])

  useLayoutEffect(() => {
    if (earlier.current === pathname) return
    earlier.current = pathname
    const top = isHistory ? (positions.current.get(pathname) ?? 0) : 0
    window.scrollTo({ top, behavior: 'instant' })
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2[tabindex]')]
    const heading = headings.findLast((each) => top > 0 && each.getBoundingClientRect().top < innerHeight)
    ;(heading ?? headings.at(0))?.focus({ preventScroll: true })
  }, [pathname, isHistory])

  return null
}
