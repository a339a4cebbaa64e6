import { useEffect, useRef } from 'react'

/**
 * For the element of a status: scrolls it into view when its words come, as what was pressed may stand at the edge of the screen. What
 * has the focus stays in view.
 */
export function useScrollIntoView(words: string) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words === '') return
    element.current?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [words])
  return element
}
