import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { FailureBoundary } from '~/site/components/failure-boundary.tsx'
import { CONTAINER_ID } from '~/site/hydration/container-id.ts'
import { tolerateForeignChanges } from '~/site/hydration/foreign-changes.ts'
import { alignAddress, requireWholePage } from '~/site/hydration/served-page.ts'
import { Broken } from '~/site/notices/broken.tsx'

/** The errors with which a browser reports a skipped view transition. */
const SKIPPED_TRANSITION = ['AbortError', 'InvalidStateError', 'TimeoutError']

/** A view transition skipped on a busy machine or by a resize is not an error: the new page is shown. */
function reportUnlessSkipped(error: unknown): void {
  if (error instanceof DOMException && SKIPPED_TRANSITION.includes(error.name)) return
  reportError(error)
}

requireWholePage()
alignAddress()
tolerateForeignChanges()
const container = document.getElementById(CONTAINER_ID)
if (container === null) throw new Error('The page has no container for React.')

startTransition(() => {
  hydrateRoot(
    container,
    <StrictMode>
      {/* React Router's own last resort is a whole document, which has no place in the container. */}
      <FailureBoundary fallback={() => <Broken />}>
        <HydratedRouter />
      </FailureBoundary>
    </StrictMode>,
    { onRecoverableError: reportUnlessSkipped },
  )
})
