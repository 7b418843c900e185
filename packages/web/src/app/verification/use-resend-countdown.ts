import { useCallback, useEffect, useState } from 'react'
import { RESEND_AFTER_SECONDS, resendSecondsLeft, type CodePurpose } from '@diandu/core/session'
import { usePorts } from '../ports-context.ts'
import { codeKey, readSentCodes, withSentCode, writeSentCodes, type SentCodes } from './sent-codes.ts'

const SECOND_MS = 1000

interface ResendCountdown {
  /** 0 once another code may be asked for. */
  readonly secondsLeft: number
  readonly hasSent: boolean
  /** A code went out just now, and the next one may be asked for after `retryAfterMs`. */
  readonly noteSent: (retryAfterMs: number) => Promise<void>
}

/** The wait between two codes to one mobile, across reloads. */
export function useResendCountdown(purpose: CodePurpose, mobile: string): ResendCountdown {
  const ports = usePorts()
  const [codes, setCodes] = useState<SentCodes>({})
  const [now, setNow] = useState(0)
  const key = codeKey(purpose, mobile)
  const sentAt = codes[key]
  // After the first picture: the server, which draws it too, keeps no such record.
  useEffect(() => setCodes(readSentCodes()), [])
  useEffect(() => {
    if (sentAt === undefined) return
    let isOver = false
    let stop = () => {}
    void ports().then(({ clock }) => {
      const tick = () => {
        if (isOver) return
        setNow(clock.now())
        if (resendSecondsLeft(sentAt, clock.now()) > 0) stop = clock.after(SECOND_MS, tick)
      }
      tick()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [ports, sentAt])
  const noteSent = useCallback(
    async (retryAfterMs: number) => {
      const { clock } = await ports()
      const at = clock.now()
      const changed = withSentCode(readSentCodes(), key, at - Math.max(0, RESEND_AFTER_SECONDS * SECOND_MS - retryAfterMs), at)
      writeSentCodes(changed)
      setNow(at)
      setCodes(changed)
    },
    [ports, key],
  )
  return { secondsLeft: now === 0 ? 0 : resendSecondsLeft(sentAt, now), hasSent: sentAt !== undefined, noteSent }
}
