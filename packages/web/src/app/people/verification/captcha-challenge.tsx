import { failureText } from '@diandu/core/messages'
import type { CaptchaTicket } from '@diandu/core/session'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SlidePuzzle } from '../../../ui/choices/slide-puzzle.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/queries.ts'
import { nextCaptchaStep, type CaptchaStep } from './captcha-steps.ts'
import styles from './verification.module.css'

interface CaptchaPuzzleProps {
  /** Answers whether the ticket was taken; if not, a new puzzle comes. */
  readonly onTicket: (ticket: CaptchaTicket) => Promise<boolean>
}

export function CaptchaChallenge({ onTicket }: CaptchaPuzzleProps) {
  const messages = useMessages(verificationMessages).captcha
  const locale = useLocale()
  const ports = usePorts()
  const place = useRef<HTMLDivElement>(null)
  const [step, send] = useReducer(nextCaptchaStep, { at: 'loading' })
  const fetchPuzzle = useCallback(async () => {
    const { captcha } = await ports()
    const answer = await captcha.puzzle()
    send(answer.ok ? { type: 'puzzle.came', puzzle: answer.value } : { type: 'puzzle.lost', failure: answer.failure })
  }, [ports])
  useEffect(() => void fetchPuzzle(), [fetchPuzzle])
  const puzzle = 'puzzle' in step ? step.puzzle : undefined
  // Each new picture brings a new slider, and a visitor who moved the last one by keyboard goes on with it.
  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [puzzle?.id])

  const giveAnswer = async (offset: number) => {
    if (puzzle === undefined) return
    send({ type: 'answer.given' })
    const { captcha } = await ports()
    const answer = await captcha.validate({ puzzleId: puzzle.id, offset })
    if (answer.ok) {
      send({ type: 'answer.fitted' })
      if (await onTicket(answer.value)) return
    }
    if (!answer.ok && answer.failure.kind !== 'refused') return send({ type: 'puzzle.lost', failure: answer.failure })
    send({ type: 'answer.missed' })
    await fetchPuzzle()
  }
  const change = () => {
    send({ type: 'puzzle.given-up' })
    void fetchPuzzle()
  }

  if (step.at === 'loading') {
    return (
      <Skeleton label={messages.loading}>
        <div className={styles.pictureToCome} />
        <div className={styles.railToCome} />
      </Skeleton>
    )
  }
  if (step.at === 'lost') {
    return (
      <ErrorState
        message={messages.lost}
        detail={failureText(step.failure, locale)}
        action={
          <Button look="secondary" icon="refresh" onClick={change}>
            {messages.retry}
          </Button>
        }
      />
    )
  }
  const view = captchaView(step, messages)
  return (
    <div ref={place}>
      <SlidePuzzle
        key={step.puzzle.id}
        imageUrl={step.puzzle.pictureUrl}
        pieceUrl={step.puzzle.pieceUrl}
        width={step.puzzle.width}
        height={step.puzzle.height}
        pieceTop={step.puzzle.pieceTop}
        pieceWidth={step.puzzle.pieceSize}
        state={view.state}
        label={messages.slider}
        imageAlt={messages.alt}
        message={view.message}
        onCommit={(offset) => void giveAnswer(offset)}
      />
      <div className="mt-4 text-right">
        <Button look="quiet" size="small" icon="refresh" disabled={step.at !== 'open'} onClick={change}>
          {messages.another}
        </Button>
      </div>
    </div>
  )
}

type CaptchaMessages = (typeof verificationMessages)['en']['captcha']

interface PuzzleView {
  readonly state: 'idle' | 'checking' | 'passed' | 'failed'
  readonly message: string
}

/** How a shown puzzle looks. While another one is on its way the old one takes no answer. */
export function captchaView(step: Extract<CaptchaStep, { puzzle: unknown }>, messages: CaptchaMessages): PuzzleView {
  switch (step.at) {
    case 'open':
      return step.hasMissed ? { state: 'failed', message: messages.wrong } : { state: 'idle', message: messages.hint }
    case 'checking':
      return { state: 'checking', message: messages.checking }
    case 'changing':
      return { state: 'checking', message: messages.changing }
    case 'passed':
      return { state: 'passed', message: messages.passed }
  }
}
