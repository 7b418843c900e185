import { useActor } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { createResendCountdownMachine } from '@diandu/core/session'
import { verificationMessages } from '../../messages/account/verification.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { readSentCodes, withSentCode, writeSentCodes } from './sent-codes.ts'
import styles from './verification.module.css'

interface ResendWaitProps {
  readonly codeKey: string
  readonly clock: Clock
  /** A code that went out just now. */
  readonly sent?: { readonly retryAfterMs: number }
  /** Shown once another code may be asked for. */
  readonly children: ReactNode
}

/** Counts down to the next code, also over a reload. Load it lazily: most visits send none. */
export function ResendWait({ codeKey, clock, sent, children }: ResendWaitProps) {
  const messages = useMessages(verificationMessages)
  const [logic] = useState(() => createResendCountdownMachine({ clock }))
  const [
    {
      context: { secondsLeft, sentAt },
    },
    send,
  ] = useActor(logic, { input: { sentAt: readSentCodes()[codeKey] } })
  useEffect(() => {
    if (sent !== undefined) send({ type: 'code.sent', retryAfterMs: sent.retryAfterMs })
  }, [sent, send])
  useEffect(() => {
    if (sentAt !== undefined) writeSentCodes(withSentCode(readSentCodes(), codeKey, sentAt, clock.now()))
  }, [sentAt, codeKey, clock])
  return secondsLeft > 0 ? <span className={styles.wait}>{messages.wait(secondsLeft)}</span> : children
}
