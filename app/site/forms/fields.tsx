import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import styles from './fields.module.css'

interface FieldProps {
  readonly label: string
  readonly name: string
}

/** One line of text with its label. The browser alone checks it. */
export function TextField({ label, ...input }: FieldProps & ComponentPropsWithoutRef<'input'>) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <Label id={id} label={label} />
      <input id={id} className={styles['input']} {...input} />
    </div>
  )
}

/** An email address, as the browser knows it. */
export function EmailField() {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
}

/** The name that an account goes by, typed as it is. */
export function AccountNameField(field: FieldProps) {
  return (
    <TextField
      type="text"
      required
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
    />
  )
}

/** A password that can be shown while it is typed. Showing it never survives a reset of the form. */
export function PasswordField({ autoComplete }: { readonly autoComplete: 'current-password' | 'new-password' }) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = inputRef.current?.form
    if (!form) return
    const hide = () => setIsShown(false)
    form.addEventListener('reset', hide)
    return () => form.removeEventListener('reset', hide)
  }, [])

  return (
    <div className={styles['field']}>
      <Label id={id} label="Password" />
      <div className={styles['passwordRow']}>
        <input
          ref={inputRef}
          id={id}
          className={styles['input']}
          name="password"
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="button" className={styles['reveal']} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> password</span>
        </button>
      </div>
    </div>
  )
}

/** Several lines of text with their label. */
export function TextAreaField({ label, ...area }: FieldProps & ComponentPropsWithoutRef<'textarea'>) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <Label id={id} label={label} />
      <textarea id={id} className={styles['input']} rows={5} {...area} />
    </div>
  )
}

interface SelectFieldProps extends FieldProps {
  /** A few words beside the label. */
  readonly hint: string
  /** What stands there before a choice is made; choosing it means no choice. */
  readonly emptyChoice: string
  readonly choices: readonly string[]
}

/** One choice out of a list, or none. */
export function SelectField({ label, hint, name, emptyChoice, choices }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <Label id={id} label={label} hint={hint} />
      <div className={styles['choice']}>
        <select id={id} name={name} className={styles['input']} defaultValue="" aria-describedby={`${id}-hint`}>
          <option value="">{emptyChoice}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** A box that must be ticked, with a sentence that may hold a link. */
export function ConsentField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles['agreement']}>
      <input id={id} className={styles['checkbox']} type="checkbox" name={name} required />
      <label htmlFor={id} className={styles['agreementText']}>
        {children}
      </label>
    </div>
  )
}

interface LabelProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
}

function Label({ id, label, hint }: LabelProps) {
  return (
    <div className={styles['labelRow']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
    </div>
  )
}
