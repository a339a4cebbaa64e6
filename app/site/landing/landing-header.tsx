import { type MouseEvent, useEffect, useRef } from 'react'

import { Brand } from '../page/page.tsx'
import { Button } from '../components/button.tsx'
import { useLandingDialogs } from './landing-dialogs.tsx'
import styles from './landing-header.module.css'
import { goToSection, SECTIONS } from './sections.ts'

const MENU_ID = 'site-menu'

/** A double click on a dialog's Close would press what has stood behind it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** The fixed header: brand, the five sections, Register and Login. On a narrow screen all but the brand fold into a menu. */
export function LandingHeader() {
  const { openLogin, openRegister } = useLandingDialogs()
  const menuRef = useRef<HTMLDivElement>(null)
  const menuButtonRef = useRef<HTMLButtonElement>(null)

  /** Folds the menu if it is open as one. Returns the element that a dialog should give the focus back to. */
  const foldMenu = (pressed: HTMLElement): HTMLElement => {
    const menu = menuRef.current
    if (!menu?.matches(':popover-open')) return pressed
    menu.hidePopover()
    return menuButtonRef.current ?? pressed
  }

  useEffect(() => {
    const menu = menuRef.current
    const listening = new AbortController()
    const { signal } = listening
    // A menu left open while the window grows would lie over the page without the button that closes it.
    const isWide = window.matchMedia('(min-width: 64rem)')
    isWide.addEventListener('change', () => menu?.hidePopover(), { signal })
    // An open menu would cover the next element to get the focus.
    const bar = menu?.parentElement
    const foldBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !bar?.contains(relatedTarget as Node)) menu?.hidePopover()
    }
    bar?.addEventListener('focusout', foldBehindFocus, { signal })
    return () => listening.abort()
  }, [])

  return (
    <header className={styles['header']} data-theme="night" onClickCapture={ignoreSecondClick}>
      <div className={styles['bar']}>
        <Brand />
        <button ref={menuButtonRef} type="button" className={styles['menuButton']} popoverTarget={MENU_ID}>
          Menu
        </button>
        <div ref={menuRef} id={MENU_ID} popover="auto" className={styles['menu']}>
          <nav className={styles['sections']} aria-label="Sections of this page">
            {SECTIONS.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={styles['sectionButton']}
                onClick={(event) => {
                  foldMenu(event.currentTarget)
                  goToSection(id)
                }}
              >
                {name}
              </button>
            ))}
          </nav>
          <div className={styles['account']}>
            <Button size="compact" onClick={(event) => openLogin(foldMenu(event.currentTarget))}>
              Login
            </Button>
            <Button size="compact" onClick={(event) => openRegister(foldMenu(event.currentTarget))}>
              Register
            </Button>
          </div>
        </div>
      </div>
    </header>
  )
}
