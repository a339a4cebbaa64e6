import { render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { expect, test } from 'vitest'

import { LoadingPart, preload, lazyPart, LoadFailed } from './lazy-part.tsx'

interface Parts {
  readonly Part: ComponentType
}

test('a part that the player asked for is said to load, and if it does not arrive, to be lost', async () => {
  const Part = lazyPart(
    () => Promise.reject<Parts>(new Error('offline')),
    (parts) => parts.Part,
    LoadFailed,
  )
  render(
    <Suspense fallback={<LoadingPart />}>
      <Part />
    </Suspense>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect((await screen.findByText(/couldn’t be loaded/)).role).toBe('status')
})

test('a part whose file was fetched before is shown at once', async () => {
  const fetchParts = () => Promise.resolve({ Part: () => 'here' })
  const Part = lazyPart(fetchParts, (parts) => parts.Part)
  await preload(fetchParts)
  render(
    <Suspense fallback={<LoadingPart />}>
      <Part />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('here')
})
