import { useRef, useState } from 'react'
import { useDevice } from '../device/device-context.ts'
import { sendLastWish, type LastWish } from './send-last-wish.ts'

/**
 * What is one way or the other, as it is wished last: `shown` at once, until what was sent is answered. It is sent once
 * in two seconds at most (spec §5); what was wished meanwhile is sent when they are over. `send` says whether it was
 * done: after a failure nothing more is sent, and the next wish at once.
 */
export function useLastWish(send: (wish: boolean) => Promise<boolean>) {
  const { clock } = useDevice()
  const [shown, show] = useState<boolean>()
  const last = useRef<LastWish>({})
  const wish = (wished: boolean) => {
    const isSending = last.current.wish !== undefined
    last.current.wish = wished
    show(wished)
    if (!isSending) void sendLastWish(last.current, { clock, send, onSettled: () => show(undefined) })
  }
  return { shown, wish } as const
}
