import { useState } from 'react'
import { foldTyped, NUMBER_KINDS, type NumberKind } from '@diandu/core/input'
import { formMessages } from '../../messages/form.messages.ts'
import { useMessages } from '../preferences/preferences.ts'

interface UnreadUse {
  readonly clean: (raw: string) => string
  readonly onBlur: () => void
  readonly error?: string
}

interface Entered {
  readonly value: string
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
}

/**
 * Refuses a number that cannot be read, at its field: once that is left, or as soon as the form has a fault there. The
 * form's fault is about what was read, so this one comes first.
 */
export function useUnread(kind: NumberKind, { value, onBlur, error }: Entered): UnreadUse {
  const messages = useMessages(formMessages).unread
  const [isLeft, setLeft] = useState(false)
  const isUnread = foldTyped(value) !== '' && !NUMBER_KINDS[kind].isRead(value)
  const shown = isUnread && (isLeft || error !== undefined) ? messages[kind] : error
  return {
    clean: NUMBER_KINDS[kind].clean,
    onBlur: () => {
      setLeft(true)
      onBlur?.()
    },
    ...(shown === undefined ? {} : { error: shown }),
  }
}
