import type { TypedProps } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formWords } from '../../words/form.words.ts'
import { useWords } from '../preferences.ts'
import { PasswordStrength } from './password-strength.tsx'

type NewPasswordFieldProps = Omit<TypedProps, 'hint' | 'placeholder' | 'autoComplete'>

/** A password to be: what it still needs is said while it is typed. */
export function NewPasswordField({ error, name = 'password', ...props }: NewPasswordFieldProps) {
  const words = useWords(formWords)
  return (
    <TextField
      {...props}
      name={name}
      type="password"
      autoComplete="new-password"
      enterKeyHint="done"
      revealLabels={words.reveal}
      {...(error === undefined ? { hint: <PasswordStrength password={props.value} /> } : { error })}
    />
  )
}
