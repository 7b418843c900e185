import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodePurpose, ResendCountdownActor } from '@diandu/core/session'
import { usePorts } from '../ports-context.ts'
import { codeKey, readSentCodes, withSentCode, writeSentCodes } from './sent-codes.ts'

interface ResendCountdown {
  /** 0 once another code may be asked for. */
  readonly secondsLeft: number
  readonly hasSent: boolean
  /** A code went out just now, and the next one may be asked for after `retryAfterMs`. */
  readonly noteSent: (retryAfterMs: number) => Promise<void>
}

interface Seen {
  readonly key: string
  readonly secondsLeft: number
}

interface Wait {
  readonly key: string
  readonly actor: Promise<ResendCountdownActor>
}

/** The wait between two codes to one mobile, across reloads. The machine that counts is loaded once there is something to count. */
export function useResendCountdown(purpose: CodePurpose, mobile: string): ResendCountdown {
  const ports = usePorts()
  const [seen, setSeen] = useState<Seen>()
  const wait = useRef<Wait>(undefined)
  const key = codeKey(purpose, mobile)

  const countFrom = useCallback((sentAt: number | undefined): Wait => {
    const actor = Promise.all([ports(), import('./start-countdown.ts')]).then(([{ clock }, { startCountdown }]) => {
      const started = startCountdown(clock, sentAt)
      const look = ({ context }: { readonly context: { readonly secondsLeft: number } }) => setSeen({ key, secondsLeft: context.secondsLeft })
      look(started.getSnapshot())
      started.subscribe(look)
      return started
    })
    return { key, actor }
  }, [ports, key])
  useEffect(() => {
    const sentAt = readSentCodes()[key]
    if (sentAt !== undefined) wait.current = countFrom(sentAt)
    return () => {
      wait.current?.actor.then((actor) => actor.stop(), () => undefined)
      wait.current = undefined
    }
  }, [countFrom, key])

  const noteSent = async (retryAfterMs: number) => {
    wait.current ??= countFrom(undefined)
    const actor = await wait.current.actor
    actor.send({ type: 'code.sent', retryAfterMs })
    const { sentAt } = actor.getSnapshot().context
    if (sentAt === undefined) return
    const { clock } = await ports()
    writeSentCodes(withSentCode(readSentCodes(), key, sentAt, clock.now()))
  }
  const isOfThis = seen?.key === key
  return { secondsLeft: isOfThis ? seen.secondsLeft : 0, hasSent: isOfThis, noteSent }
}
