/** The background of the night theme (`--background`) in the notation that `<meta name="theme-color">` is read in everywhere. */
export const THEME_COLOUR = '#0e0b24'
