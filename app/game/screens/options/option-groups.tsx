/** The headings of the options, in their order, and the list at the top that leads to each. */
import { useId, type MouseEvent, type ReactNode } from 'react'

import styles from './options-screen.module.css'

const GROUPS = ['Flight', 'Controls', 'Sound', 'Sound guide', 'Display', 'Camera', 'Your data'] as const
type GroupName = (typeof GROUPS)[number]

interface OptionGroupProps {
  readonly name: GroupName
  readonly children: ReactNode
}

/** Fields under one heading. Not a fieldset: Firefox does not break one between columns. */
export function OptionGroup({ name, children }: OptionGroupProps) {
  const headingId = useId()
  return (
    <div role="group" className={styles['group']} aria-labelledby={headingId} data-group={name} tabIndex={-1}>
      <h4 id={headingId} className={styles['heading']}>
        {name}
      </h4>
      {children}
    </div>
  )
}

/** A button for each group, which brings its heading to the top and gives the focus to its first field. */
export function GroupList() {
  return (
    <ul className={styles['groupList']} aria-label="Groups of options">
      {GROUPS.map((name) => (
        <li key={name}>
          <button type="button" className={styles['groupLink']} onClick={(event) => showGroup(event, name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function showGroup({ currentTarget }: MouseEvent, name: GroupName): void {
  const group = currentTarget.closest('section')?.querySelector<HTMLElement>(`[data-group="${name}"]`)
  const field = group?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)') ?? group
  field?.focus({ preventScroll: true })
  group?.scrollIntoView()
  // In a low window the heading may fill what is seen.
  field?.scrollIntoView({ block: 'nearest' })
}
