import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** By these names a browser says that it shows a new page without the transition to it. */
const SKIPPED_TRANSITION = ['AbortError', 'InvalidStateError', 'TimeoutError']

/** A transition that a busy machine or a resized window cut short is no error: the page that it led to is there. */
function reportUnlessSkipped(error: unknown): void {
  if (error instanceof DOMException && SKIPPED_TRANSITION.includes(error.name)) return
  reportError(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: reportUnlessSkipped },
  )
})
