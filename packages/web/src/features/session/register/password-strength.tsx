import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../app/preferences.ts'
import { sessionWords } from '../../../words/session.words.ts'
import { passwordStrength } from './register-form.ts'
import styles from './register-page.module.css'

/** Says while one types what the password still needs. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const words = useWords(sessionWords).register.strength
  const strength = passwordStrength(password)
  const isGood = strength === 'good'
  return (
    <span className={classNames(styles.strength, isGood && styles.good)} aria-live="polite">
      {isGood && <Icon name="check" size="small" />}
      <span>{words[strength]}</span>
    </span>
  )
}
