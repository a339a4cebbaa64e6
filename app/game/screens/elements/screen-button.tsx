import type { ComponentPropsWithRef } from 'react'

import styles from './controls.module.css'

interface ScreenButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'onClick'> {
  readonly variant: 'primary' | 'secondary' | 'quiet'
  /** While it is false a press does nothing, but the button can have the focus. */
  readonly isReady?: boolean
  readonly onClick: () => void
}

/** A button of a screen. */
export function ScreenButton({ variant, isReady = true, onClick, ...rest }: ScreenButtonProps) {
  return (
    <button
      type="button"
      className={styles[variant]}
      aria-disabled={!isReady}
      onClick={() => isReady && onClick()}
      {...rest}
    />
  )
}
