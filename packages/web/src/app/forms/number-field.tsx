import type { NumberKind } from '@diandu/core/input'
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx'
import { useUnread } from './use-unread.ts'

interface NumberFieldProps extends Omit<TextFieldProps, 'clean' | 'typed' | 'inputMode' | 'type'> {
  readonly kind: NumberKind
}

/** One line for a number of this kind. */
export function NumberField({ kind, hint, ...props }: NumberFieldProps) {
  const unread = useUnread(kind, props)
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...unread}
      inputMode={kind === 'count' ? 'numeric' : 'decimal'}
      hint={unread.error === undefined && hint}
    />
  )
}
