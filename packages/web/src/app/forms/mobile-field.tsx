import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isForeignNumber, isMobile, typedMobile } from '@diandu/core/input'
import type { TypedProps } from '../../ui/inputs/field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'

interface MobileFieldProps extends Omit<TypedProps, 'name' | 'label' | 'placeholder' | 'autoComplete'> {
  readonly name?: string
  readonly label?: string
}

/** Eleven digits, however they are typed, pasted or filled in; a number from abroad is refused in words. */
export function MobileField({ label, hint, error, onChange, onBlur, name = 'mobile', ...props }: MobileFieldProps) {
  const messages = useMessages(formMessages)
  const [isLeft, setLeft] = useState(false)
  const isForeign = isForeignNumber(props.value)
  const shown = isForeign && (isLeft || error !== undefined) ? messages.faults.foreign : error
  const typed = useRef('')
  const change = (mobile: string) => {
    typed.current = mobile
    onChange(mobile)
  }
  // A password manager or a draft may have put it there before the visitor typed.
  const readFilled = useEffectEvent((filled: string) => {
    if (filled !== typed.current && whole(filled) !== filled) change(whole(filled))
  })
  useEffect(() => readFilled(props.value), [props.value])
  const leave = () => {
    setLeft(true)
    onBlur?.()
  }
  return (
    <TextField
      {...props}
      label={label ?? messages.mobile}
      name={name}
      type="tel"
      inputMode="tel"
      prefix="+86"
      typed={whole}
      clean={typedMobile}
      onChange={change}
      onBlur={leave}
      autoComplete="tel-national"
      enterKeyHint="next"
      clearLabel={messages.clear}
      {...(shown === undefined ? { hint } : { error: shown })}
    />
  )
}

/** Until it is whole, a number stays as it is typed. */
const whole = (raw: string): string => (isMobile(typedMobile(raw)) ? typedMobile(raw) : raw)
