import styles from './skip-link.module.css'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']} data-theme="night">
      Skip to content
    </a>
  )
}
