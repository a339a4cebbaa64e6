import type { ComponentPropsWithRef } from 'react'

import styles from './button.module.css'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  /** `launch` starts the flight and stands alone; `solid` is the main act of a form; `outline` is any other. */
  readonly variant?: 'launch' | 'solid' | 'outline'
  /** `compact` is as high as a target must be and no higher. */
  readonly size?: 'compact'
}

/** A button at least 44 px high. Its parent places it. */
export function Button({ variant = 'outline', size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles['button']} data-variant={variant} data-size={size} {...rest} />
}

/** A link that looks like a button, where the way on is the main act of a page. */
export function ButtonLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} className={styles['button']} data-variant="launch">
      {children}
    </a>
  )
}
