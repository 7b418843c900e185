import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Clock, Failure } from '@diandu/core/kernel'
import type { CaptchaTicket, CodePurpose } from '@diandu/core/session'
import { useSend } from '../../queries/use-send.ts'
import type { Ports } from '../../../composition/ports.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { useDevice } from '../../device/device-context.ts'
import { usePorts } from '../../queries/queries.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { useHistoryFlag } from '../../layout/use-history-flag.ts'
import { codeKey, readSentCodes } from './sent-codes.ts'

type CaptchaWindow = NonNullable<Ports['captchaWindow']>

const CaptchaSheet = lazy(async () => ({ default: (await import('./captcha-sheet.tsx')).CaptchaSheet }))

const loadResendWait = () => import('./resend-wait.tsx')
const ResendWait = lazy(async () => ({ default: (await loadResendWait()).ResendWait }))

/** The wait before the next code to one mobile. */
interface Wait {
  readonly key: string
  readonly clock: Clock
  /** A code that went out just now. */
  readonly sent?: { readonly retryAfterMs: number }
}

export interface CodeRequestProps {
  readonly purpose: CodePurpose
  /** Empty for the mobile on record. */
  readonly mobile: string
  /** The mobile on record as the person knows it, where `mobile` is empty: each mobile has a wait of its own. */
  readonly shownMobile?: string
  /** Asked first: false where the form has something to say about the mobile. */
  readonly mayRequest?: () => boolean
  readonly onSent?: () => void
  readonly onFailure: (failure: Failure) => void
}

/** The button that gets a code: a puzzle first, then the sending, then the wait before the next one. */
export function CodeRequest({
  purpose,
  mobile,
  shownMobile = '',
  mayRequest = () => true,
  onSent,
  onFailure,
}: CodeRequestProps) {
  const messages = useMessages(verificationMessages)
  const ports = usePorts()
  const { storage } = useDevice()
  const key = codeKey(purpose, mobile === '' ? shownMobile : mobile)
  const [wait, setWait] = useState<Wait>()
  // A wait that began before a reload goes on.
  useEffect(() => {
    if (readSentCodes(storage)[key] === undefined) return undefined
    let left = false
    void ports().then(({ clock }) => {
      if (!left) setWait({ key, clock })
    })
    return () => {
      left = true
    }
  }, [ports, storage, key])
  const [isFlagged, open, close] = useHistoryFlag('captcha')
  // A reload keeps the history's flag and forgets what was typed: only a press opens the puzzle.
  const [isRequested, setRequested] = useState(false)
  const isConfirming = useRef(false)

  const call = async () => {
    if (!mayRequest() || isConfirming.current) return
    isConfirming.current = true
    const captchaWindow = await ports().then(
      (all) => all.captchaWindow,
      () => undefined,
    )
    isConfirming.current = false
    if (captchaWindow !== undefined) return requestByWindow(captchaWindow)
    setRequested(true)
    open()
  }
  /** The maker's own window instead of our puzzle. */
  const requestByWindow = async (captchaWindow: CaptchaWindow) => {
    isConfirming.current = true
    const solved = await captchaWindow.solve()
    if (!solved.ok) onFailure(solved.failure)
    else if (solved.value !== null) {
      const failure = await send(solved.value)
      if (failure !== undefined) onFailure(failure)
    }
    isConfirming.current = false
  }
  const { send: sendCode } = useSend({
    about: () => key,
    send: ({ codes }, captcha: CaptchaTicket) => codes.send({ mobile, purpose, captcha }),
    async onDone(sent) {
      const [{ clock }] = await Promise.all([ports(), loadResendWait()])
      setWait({ key, clock, sent })
      toasts.show(messages.sent, 'good')
      onSent?.()
    },
  })
  /** Whatever comes of it, the ticket is used up. */
  const send = async (captcha: CaptchaTicket): Promise<Failure | undefined> => {
    const answer = await sendCode(captcha)
    return answer?.ok === false ? answer.failure : undefined
  }
  const sendForPuzzle = async (captcha: CaptchaTicket): Promise<boolean> => {
    const failure = await send(captcha)
    if (failure?.kind === 'refused' && failure.reason?.startsWith('captcha')) return false
    if (failure !== undefined) onFailure(failure)
    close()
    return true
  }

  const button = (label: string) => (
    <Button look="quiet" size="small" onClick={() => void call()}>
      {label}
    </Button>
  )
  return (
    <>
      {wait?.key === key ? (
        <Suspense>
          <ResendWait
            key={key}
            codeKey={key}
            clock={wait.clock}
            {...(wait.sent === undefined ? {} : { sent: wait.sent })}
          >
            {button(messages.again)}
          </ResendWait>
        </Suspense>
      ) : (
        button(messages.call)
      )}
      {isRequested && (
        <Suspense>
          <CaptchaSheet open={isFlagged} onClose={close} onTicket={sendForPuzzle} />
        </Suspense>
      )}
    </>
  )
}
