import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { EMPTY_LOGBOOK } from '../../player-data/logbook/logbook.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { CourseLists } from './course-lists.tsx'

test('what was flown in another kind of flight stands where nothing was flown in this one', () => {
  const [{ seed, name }] = NAMED_COURSES
  const logbook = { ...EMPTY_LOGBOOK, medals: [{ seed, standard: 'gold' as const }] }
  const nothing = () => undefined
  render(<CourseLists seed={7} logbook={logbook} kind="relaxed" onChoose={nothing} onShown={nothing} />)
  const [card] = within(screen.getByRole('list', { name: 'Named courses' })).getAllByRole('button')
  expect(card.textContent).toBe(`${name} gold (with fuel, at full speed)`)
  expect(screen.getByText('Three under each sky. Each has five medals.')).toBeDefined()
})
