import type { ReactNode } from 'react'

import { Modal, ModalHeader } from '../components/modal.tsx'
import { PrivateForm } from '../forms/private-form.tsx'
import { TermsConsent } from './terms-consent.tsx'

export interface AccountDialogProps {
  readonly opener: HTMLElement
  readonly onClose: () => void
}

interface AccountFormProps extends AccountDialogProps {
  /** Names the dialog and its act. */
  readonly title: string
  /** The fields, before the terms box. */
  readonly children: ReactNode
}

/** What Register and Login have in common: a form in a dialog, with the terms to agree to. */
export function AccountDialog({ opener, onClose, title, children }: AccountFormProps) {
  const titleId = `${title.toLowerCase()}-title`
  return (
    <Modal titleId={titleId} opener={opener} onClose={onClose}>
      {() => (
        <>
          <ModalHeader titleId={titleId} title={title} onClose={onClose} />
          <PrivateForm labelledBy={titleId} submitLabel={title}>
            {children}
            <TermsConsent />
          </PrivateForm>
        </>
      )}
    </Modal>
  )
}
