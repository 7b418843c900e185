import { passwordWeakness } from '@diandu/core/input'
import { formMessages } from '../../messages/form.messages.ts'
import { classNames } from '../../ui/class-names.ts'
import type { TypedProps } from '../../ui/inputs/field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useMessages } from '../preferences/preferences.ts'
import styles from './new-password-field.module.css'

type NewPasswordFieldProps = Omit<TypedProps, 'name' | 'hint' | 'placeholder' | 'autoComplete'> & {
  readonly name?: string
}

/** A password to be: what it still needs is said while it is typed. */
export function NewPasswordField({ error, name = 'password', ...props }: NewPasswordFieldProps) {
  const messages = useMessages(formMessages)
  return (
    <TextField
      {...props}
      name={name}
      type="password"
      autoComplete="new-password"
      enterKeyHint="done"
      revealLabels={messages.reveal}
      {...(error === undefined ? { hint: <PasswordStrength password={props.value} /> } : { error })}
    />
  )
}

/** Says while one types what the password still needs. */
function PasswordStrength({ password }: { readonly password: string }) {
  const messages = useMessages(formMessages).strength
  const strength = password === '' ? 'none' : (passwordWeakness(password) ?? 'good')
  const isGood = strength === 'good'
  return (
    <span className={classNames(styles.strength, isGood && 'green')} aria-live="polite">
      {isGood && <Icon name="check" size="small" />}
      <span>{messages[strength]}</span>
    </span>
  )
}
