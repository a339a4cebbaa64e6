import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { FailureBoundary } from '~/site/components/failure-boundary.tsx'
import { tolerateForeignChanges } from '~/site/hydration/foreign-changes.ts'
import { CONTAINER_ID } from '~/site/hydration/reload.ts'
import { alignAddress } from '~/site/hydration/served-address.ts'
import { Broken } from '~/site/notices/notice.tsx'

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
  )
})
