import { useEffect, useRef } from 'react'

import { Brand } from '../components/brand'
import { Button } from '../components/button'
import { useLandingDialogs } from './landing-dialogs'
import styles from './landing-header.module.css'
import { goToSection, SECTIONS } from './sections'

const MENU_ID = 'site-menu'

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
    // A menu left open while the window grows would lie over the page without the button that closes it.
    const isWide = window.matchMedia('(min-width: 64rem)')
    const foldOnWide = () => {
      if (isWide.matches && menuRef.current?.matches(':popover-open')) menuRef.current.hidePopover()
    }
    isWide.addEventListener('change', foldOnWide)
    return () => {
      isWide.removeEventListener('change', foldOnWide)
    }
  }, [])

  return (
    <header className={styles['header']} data-ground="night">
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
