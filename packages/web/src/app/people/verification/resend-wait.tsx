import { useActor } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { createResendCountdownMachine } from '@diandu/core/session'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { useDevice } from '../../device/device-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
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
  const { storage } = useDevice()
  const [logic] = useState(() => createResendCountdownMachine({ clock }))
  const [
    {
      context: { secondsLeft, sentAt },
    },
    send,
  ] = useActor(logic, { input: { sentAt: readSentCodes(storage)[codeKey] } })
  useEffect(() => {
    if (sent !== undefined) send({ type: 'code.sent', retryAfterMs: sent.retryAfterMs })
  }, [sent, send])
  useEffect(() => {
    if (sentAt !== undefined)
      writeSentCodes(storage, withSentCode(readSentCodes(storage), codeKey, sentAt, clock.now()))
  }, [sentAt, codeKey, clock, storage])
  return secondsLeft > 0 ? <span className={styles.wait}>{messages.wait(secondsLeft)}</span> : children
}
