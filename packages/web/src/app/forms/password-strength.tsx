import { passwordWeakness } from '@diandu/core/input'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import styles from './password-strength.module.css'

/** Says while one types what the password still needs. */
export function PasswordStrength({ password }: { readonly password: string }) {
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
