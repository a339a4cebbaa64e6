/** The page's ground (`--ground`, at night) in the notation that `<meta name="theme-color">` is read in everywhere. */
export const THEME_COLOUR = '#0e0b24'
