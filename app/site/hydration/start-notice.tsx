import { Button } from '../components/button.tsx'
import styles from './start-notice.module.css'

/** Says that the page's scripts did not start. It is outside of what React owns: early-script.ts shows it. */
export function StartNotice() {
  return (
    <div id="start-notice" className={styles['notice']} data-theme="night" role="alert" hidden>
      <p>The buttons on this page don’t work yet. Reload it to try again; that clears anything you typed here.</p>
      <Button variant="solid">Reload</Button>
    </div>
  )
}
