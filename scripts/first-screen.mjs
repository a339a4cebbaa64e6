/**
 * Marks a long page that is opened at its top, so that its first screen is laid out first and the rest later: the styles
 * of the page say what is left for later, and the page itself, once awake, lays it out (app/site/landing/lay-out-later.ts).
 *
 * Only then: a part that is asked for by its address, a page that is loaded again and one that is come back to are shown
 * somewhere below, and where that is follows from the true heights of all that is above. Who scrolls sooner than the page is
 * awake has all of it laid out at once, too: what they look at must not move later.
 */

const MARK = 'data-first-screen'

/**
 * @param {string} html a page
 * @returns {string} the same page, which marks its root element before anything is laid out
 */
export function firstScreenFirst(html) {
  if (!html.includes('</head>')) throw new Error('A page has no end of its head.')
  // In maintenance there is one screen, and nothing below it to wait.
  if (!/<main[\s\S]*<section/.test(html)) return html
  return html.replace(
    '</head>',
    () => `<script>
if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
  const page = document.documentElement
  page.setAttribute("${MARK}", "")
  addEventListener("scroll", () => page.removeAttribute("${MARK}"), { once: true, passive: true })
}
</script></head>`,
  )
}
