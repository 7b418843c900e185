import { passwordWeakness } from '@diandu/core/input'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { formWords } from '../../words/form.words.ts'
import { useWords } from '../preferences.ts'
import styles from './password-strength.module.css'

/** Says while one types what the password still needs. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const words = useWords(formWords).strength
  const strength = password === '' ? 'none' : (passwordWeakness(password) ?? 'good')
  const isGood = strength === 'good'
  return (
    <span className={classNames(styles.strength, isGood && styles.good)} aria-live="polite">
      {isGood && <Icon name="check" size="small" />}
      <span>{words[strength]}</span>
    </span>
  )
}
