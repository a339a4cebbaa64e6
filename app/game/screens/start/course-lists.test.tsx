import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { EMPTY_LOGBOOK } from '../../player-data/logbook/logbook.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { CourseLists } from './course-lists.tsx'

test('the only medal of a course stands on its card, also where it is of another kind of flight', () => {
  const [{ seed, name }, other] = NAMED_COURSES
  const logbook = {
    ...EMPTY_LOGBOOK,
    courses: [seed, other.seed].map((each) => ({ seed: each, relaxed: [300, 600] })),
    medals: [{ seed, standard: 'gold' as const }],
  }
  const nothing = () => undefined
  render(<CourseLists seed={7} logbook={logbook} kind="relaxed" onChoose={nothing} onShown={nothing} />)
  const cards = within(screen.getByRole('list', { name: 'Named courses' })).getAllByRole('button')
  expect(cards[0].textContent).toBe(`${name} gold (with fuel, at full speed)`)
  expect(cards[1].textContent).toBe(`${other.name} 2 of 10 rings`)
  expect(screen.getByText('24 courses under eight skies. Each course has five medals.')).toBeDefined()
})
