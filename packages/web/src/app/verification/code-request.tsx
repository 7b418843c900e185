import { lazy, Suspense, useRef, useState } from 'react'
import type { Failure } from '@diandu/core/kernel'
import type { CaptchaTicket, CodePurpose } from '@diandu/core/session'
import type { Ports } from '../../composition/ports.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { verificationWords } from '../../words/verification.words.ts'
import { useHearFailure } from '../failure-context.ts'
import { usePorts } from '../ports-context.ts'
import { useWords } from '../preferences.ts'
import { useHistoryFlag } from '../use-history-flag.ts'
import { useResendCountdown } from './use-resend-countdown.ts'
import styles from './verification.module.css'

type CaptchaWindow = NonNullable<Ports['captchaWindow']>

const CaptchaSheet = lazy(async () => ({ default: (await import('./captcha-sheet.tsx')).CaptchaSheet }))

export interface CodeRequestProps {
  readonly purpose: CodePurpose
  /** Empty for the mobile on record. */
  readonly mobile: string
  /** The mobile on record as the person knows it, where `mobile` is empty: each mobile has a wait of its own. */
  readonly shownMobile?: string
  /** Asked first: false where the form has something to say about the mobile. */
  readonly mayAsk?: () => boolean
  readonly onSent?: () => void
  readonly onFailure: (failure: Failure) => void
}

/** The button that gets a code: a puzzle first, then the sending, then the wait before the next one. */
export function CodeRequest({ purpose, mobile, shownMobile = '', mayAsk = () => true, onSent, onFailure }: CodeRequestProps) {
  const words = useWords(verificationWords)
  const ports = usePorts()
  const hearFailure = useHearFailure()
  const { secondsLeft, hasSent, noteSent } = useResendCountdown(purpose, mobile === '' ? shownMobile : mobile)
  const [isFlagged, open, close] = useHistoryFlag('captcha')
  // A reload keeps the history's flag and forgets what was typed: only a press opens the puzzle.
  const [isAsked, setAsked] = useState(false)
  const isAsking = useRef(false)

  const ask = async () => {
    if (!mayAsk() || isAsking.current) return
    isAsking.current = true
    const captchaWindow = await ports().then((all) => all.captchaWindow, () => undefined)
    isAsking.current = false
    if (captchaWindow !== undefined) return askByWindow(captchaWindow)
    setAsked(true)
    open()
  }
  /** The maker's own window instead of our puzzle. */
  const askByWindow = async (captchaWindow: CaptchaWindow) => {
    isAsking.current = true
    const solved = await captchaWindow.ask()
    if (!solved.ok) onFailure(solved.failure)
    else if (solved.value !== null) {
      const failure = await send(solved.value)
      if (failure !== undefined) onFailure(failure)
    }
    isAsking.current = false
  }
  /** Whatever comes of it, the ticket is used up. */
  const send = async (captcha: CaptchaTicket): Promise<Failure | undefined> => {
    const { codes } = await ports()
    const answer = await codes.send({ mobile, purpose, captcha })
    if (!answer.ok) {
      hearFailure(answer.failure)
      return answer.failure
    }
    await noteSent(answer.value.retryAfterMs)
    toasts.show(words.sent, 'good')
    onSent?.()
    return undefined
  }
  const sendForPuzzle = async (captcha: CaptchaTicket): Promise<boolean> => {
    const failure = await send(captcha)
    if (failure?.kind === 'refused' && failure.reason?.startsWith('captcha')) return false
    if (failure !== undefined) onFailure(failure)
    close()
    return true
  }

  return (
    <>
      {secondsLeft > 0 ? (
        <span className={styles.wait}>{words.wait(secondsLeft)}</span>
      ) : (
        <Button look="quiet" size="small" onClick={() => void ask()}>
          {hasSent ? words.again : words.ask}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <CaptchaSheet open={isFlagged} onClose={close} onTicket={sendForPuzzle} />
        </Suspense>
      )}
    </>
  )
}
