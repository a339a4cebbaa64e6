const DEGREES = { up: 0, right: 90, down: 180, left: 270 }

/** An arrow as large as the text around it, drawn, so that it looks the same in every font. */
export function Arrow({ towards }: { readonly towards: keyof typeof DEGREES }) {
  return (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path transform={`rotate(${DEGREES[towards]} 12 12)`} d="M12 3.5 20 12h-5v8.5H9V12H4Z" />
    </svg>
  )
}
