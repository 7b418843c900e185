import { useRef, useState } from 'react'
import { useDevice } from './device-context.ts'
import { sendLatestChoice, type LatestChoice } from './send-latest-choice.ts'

/**
 * A switch that shows the latest choice at once, until the server answers. Sends at most once in two seconds (spec §5);
 * a choice made in between is sent afterwards. `send` resolves to whether it succeeded: after a failure nothing more is
 * sent, and the next choice is sent at once.
 */
export function useLatestChoice(send: (wish: boolean) => Promise<boolean>) {
  const { clock } = useDevice()
  const [shown, show] = useState<boolean>()
  const last = useRef<LatestChoice>({})
  const wish = (wished: boolean) => {
    const isSending = last.current.wish !== undefined
    last.current.wish = wished
    show(wished)
    if (!isSending) void sendLatestChoice(last.current, { clock, send, onSettled: () => show(undefined) })
  }
  return { shown, wish } as const
}
