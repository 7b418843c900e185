import type { TypedProps } from '../../ui/inputs/field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { typedMobile } from './typed-mobile.ts'

interface MobileFieldProps extends Omit<TypedProps, 'label' | 'placeholder' | 'autoComplete'> {
  readonly label?: string
}

/** Eleven digits, however they are typed or pasted. */
export function MobileField({ label, hint, error, onChange, name = 'mobile', ...props }: MobileFieldProps) {
  const messages = useMessages(formMessages)
  return (
    <TextField
      {...props}
      label={label ?? messages.mobile}
      name={name}
      type="tel"
      inputMode="tel"
      prefix="+86"
      onChange={(mobile) => onChange(typedMobile(mobile))}
      autoComplete="tel-national"
      enterKeyHint="next"
      clearLabel={messages.clear}
      {...(error === undefined ? { hint } : { error })}
    />
  )
}
