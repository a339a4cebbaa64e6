import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

import styles from './modal.module.css'

interface ModalProps {
  /** Id of the visible heading that names the dialog; see ModalHeader. */
  readonly titleId: string
  /** What had the focus before; it gets it back. */
  readonly opener: HTMLElement
  /** The dialog was closed by the browser: Escape, or the back gesture of a phone. */
  readonly onClose: () => void
  /** `screen` covers the whole window, `sheet` is as large as its content needs. */
  readonly size?: 'sheet' | 'screen'
  readonly children: (dialog: HTMLDialogElement) => ReactNode
}

/** Marks the element that takes the focus on opening where a keyboard is at hand; elsewhere the title takes it. */
export const FIRST_FIELD = { 'data-first-field': '' }

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  // On a touch screen, focusing a field would pull up the keyboard over a dialog that was not read yet.
  const hasFinePointer = window.matchMedia('(pointer: fine)').matches
  return (
    (hasFinePointer ? dialog.querySelector<HTMLElement>('[data-first-field]') : null) ??
    dialog.querySelector<HTMLElement>('h2')
  )
}

/** A native modal dialog that is open for as long as it is rendered. */
export function Modal({ titleId, opener, onClose, size = 'sheet', children }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  useLayoutEffect(() => {
    if (dialog === null) return
    dialog.showModal()
    firstFocus(dialog)?.focus()
    return () => {
      dialog.close()
      // Safari does not focus a pressed button, so the browser alone would not know where to return to.
      if (opener.isConnected) opener.focus()
    }
  }, [dialog, opener])

  useEffect(() => {
    if (dialog === null) return
    const handleCancel = (event: Event) => {
      // What fills a screen answers Escape itself; see GameDialog.
      if (size === 'screen') return
      // The browser would close the dialog now and tell later, and a quick second press would fall in between.
      event.preventDefault()
      onClose()
    }
    const handleClose = () => {
      // Also arrives late, when a development double mount may have opened the dialog again.
      if (!dialog.open) onClose()
    }
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClose)
    // Somebody who takes the dialog out of the page has closed it.
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) onClose()
    })
    if (dialog.parentNode) observer.observe(dialog.parentNode, { childList: true })
    return () => {
      observer.disconnect()
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
    }
  }, [dialog, onClose, size])

  return (
    <dialog ref={setDialog} className={styles['dialog']} data-size={size} data-ground="night" aria-labelledby={titleId}>
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
