/** The sections that the header leads to, in the order of the page. The ids are part of the site's addresses. */
export const SECTIONS = [
  { id: 'how-to-play', name: 'How to play' },
  { id: 'about', name: 'About' },
  { id: 'game-preview', name: 'Preview' },
  { id: 'leaderboard', name: 'Leaderboard' },
  { id: 'contact', name: 'Contact' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

/** The id of the heading that names a section. */
export function headingIdOf(section: SectionId): string {
  return `${section}-heading`
}

/** Scrolls to a section and gives its heading the focus, so that keyboard and screen reader go on from there. */
export function goToSection(section: SectionId): void {
  document.getElementById(section)?.scrollIntoView()
  document.getElementById(headingIdOf(section))?.focus({ preventScroll: true })
}
