import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

import styles from './modal.module.css'

interface ModalProps {
  /** Id of the visible heading that names the dialog; see ModalHeader. */
  readonly titleId: string
  /** The element that gets the focus when the dialog is closed; null: the page's heading. */
  readonly opener: HTMLElement | null
  /** The dialog was closed by the browser: Escape, or the back gesture of a phone. */
  readonly onClose: () => void
  /** `screen` covers the whole window, `sheet` is as large as its content needs. */
  readonly size?: 'sheet' | 'screen'
  readonly children: (dialog: HTMLDialogElement) => ReactNode
}

/** The first required field where a keyboard is at hand; elsewhere, and where there is none, the title. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  // On a touch screen, focusing a field would open the keyboard over the dialog before it was read.
  const hasFinePointer = window.matchMedia('(pointer: fine)').matches
  return (
    (hasFinePointer ? dialog.querySelector<HTMLElement>('input:required') : null) ??
    dialog.querySelector<HTMLElement>('h2')
  )
}

function openModally(dialog: HTMLDialogElement): void {
  dialog.showModal()
  firstFocus(dialog)?.focus()
}

/** A native modal dialog that is open for as long as it is rendered. */
export function Modal({ titleId, opener, onClose, size = 'sheet', children }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  useLayoutEffect(() => {
    if (dialog === null) return
    openModally(dialog)
    return () => {
      dialog.close()
      // Safari does not focus a pressed button, so the browser alone would not know where to return to.
      const heir = opener ?? document.querySelector('h1')
      heir?.focus()
    }
  }, [dialog, opener])

  useEffect(() => {
    if (dialog === null) return
    const handleCancel = (event: Event) => {
      // A dialog that fills the screen handles Escape itself; see GameDialog.
      if (size === 'screen') return
      // The browser would close the dialog now and fire `close` later, and a quick second press could come between.
      event.preventDefault()
      onClose()
    }
    dialog.addEventListener('cancel', handleCancel)
    // The browser may close it by itself. Where React has closed it and opened it again, it is open by now.
    const handleClose = () => {
      if (!dialog.open) onClose()
    }
    dialog.addEventListener('close', handleClose)
    return () => {
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
    }
  }, [dialog, onClose, size])

  return (
    <dialog ref={setDialog} className={styles['dialog']} data-size={size} data-theme="night" aria-labelledby={titleId}>
      {dialog && children(dialog)}
    </dialog>
  )
}

interface ModalHeaderProps {
  readonly titleId: string
  readonly title: string
  readonly onClose: () => void
}

/** The visible name of a dialog and its Close button. */
export function ModalHeader({ titleId, title, onClose }: ModalHeaderProps) {
  return (
    <div className={styles['header']}>
      <h2 id={titleId} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className={styles['close']} onClick={onClose}>
        Close
      </button>
    </div>
  )
}
