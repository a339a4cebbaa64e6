import styles from './arrow.module.css'

/** An arrow as large as the text around it, drawn, so that it looks the same in every font. */
export function Arrow({ towards }: { readonly towards: 'up' | 'right' | 'down' | 'left' }) {
  return (
    <svg className={styles['arrow']} data-towards={towards} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.5 20 12h-5v8.5H9V12H4Z" />
    </svg>
  )
}
