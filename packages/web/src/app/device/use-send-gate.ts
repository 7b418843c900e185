import { useState } from 'react'
import { throttle, type Clock } from '@diandu/core/kernel'
import { useDevice } from './device-context.ts'

export interface SendGate {
  /** Whether this tap may send: one in two seconds may. */
  readonly enter: () => boolean
  /** After a failure: another attempt is allowed at once. */
  readonly reopen: () => void
}

export function createSendGate(clock: Clock): SendGate {
  let isOpen = false
  const open = throttle(clock, () => {
    isOpen = true
  })
  return {
    enter() {
      isOpen = false
      open()
      return isOpen
    },
    reopen: open.cancel,
  }
}

/** Keeps a second tap from sending (spec §5). */
export function useSendGate(): SendGate {
  const { clock } = useDevice()
  const [gate] = useState(() => createSendGate(clock))
  return gate
}
