import { useRef, useState } from 'react'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { useDevice } from '../device/device-context.ts'

/**
 * What is one way or the other, as it is wished last: `shown` at once, until what was sent is answered. It is sent once
 * in two seconds at most (spec §5); what was wished meanwhile is sent when they are over. `send` says whether it was
 * done: after a failure nothing more is sent, and the next wish at once.
 */
export function useLastWish<Wish>(send: (wish: Wish) => Promise<boolean>) {
  const { clock } = useDevice()
  const [shown, show] = useState<Wish>()
  const last = useRef<{ readonly wish: Wish } | undefined>(undefined)
  const sendUntilDone = async (first: Wish) => {
    for (let sent = first; ;) {
      const rest = new Promise<void>((over) => clock.after(THROTTLE_MS, over))
      if (!(await send(sent))) break
      if (last.current?.wish === sent) show(undefined)
      await rest
      if (last.current === undefined || last.current.wish === sent) break
      sent = last.current.wish
    }
    last.current = undefined
    show(undefined)
  }
  const wish = (wished: Wish) => {
    const isSending = last.current !== undefined
    last.current = { wish: wished }
    show(wished)
    if (!isSending) void sendUntilDone(wished)
  }
  return { shown, wish } as const
}
