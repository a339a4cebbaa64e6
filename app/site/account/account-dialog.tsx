import type { ReactNode } from 'react'

import { Modal, ModalHeader } from '../components/modal.tsx'
import { ConsentField } from '../forms/fields.tsx'
import { PrivateForm } from '../forms/private-form.tsx'

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
            <ConsentField name="terms">
              I agree to the {/* In a new tab, so that a dirty form is not lost. */}
              <a href="/terms_of_service" target="_blank" rel="noopener">
                terms of service (opens in a new tab)
              </a>
            </ConsentField>
          </PrivateForm>
        </>
      )}
    </Modal>
  )
}
