import type { TypedProps } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formWords } from '../../words/form.words.ts'
import { useWords } from '../preferences.ts'
import { typedMobile } from './typed-mobile.ts'

interface MobileFieldProps extends Omit<TypedProps, 'label' | 'placeholder' | 'autoComplete'> {
  readonly label?: string
}

/** Eleven digits, however they are typed or pasted. */
export function MobileField({ label, hint, error, onChange, name = 'mobile', ...props }: MobileFieldProps) {
  const words = useWords(formWords)
  return (
    <TextField
      {...props}
      label={label ?? words.mobile}
      name={name}
      type="tel"
      inputMode="tel"
      prefix="+86"
      onChange={(mobile) => onChange(typedMobile(mobile))}
      autoComplete="tel-national"
      enterKeyHint="next"
      clearLabel={words.clear}
      {...(error === undefined ? { hint } : { error })}
    />
  )
}
