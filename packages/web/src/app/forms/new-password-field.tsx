import type { TypedProps } from '../../ui/inputs/field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { PasswordStrength } from './password-strength.tsx'

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
