import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { CaptchaTicket } from '@diandu/core/session'
import { failureText } from '@diandu/core/words'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SlidePuzzle } from '../../ui/slide-puzzle.tsx'
import { verificationWords } from '../../words/verification.words.ts'
import { usePorts } from '../ports-context.ts'
import { useLocale, useWords } from '../preferences.ts'
import { nextCaptchaStep } from './captcha-steps.ts'
import { captchaView } from './captcha-view.ts'
import styles from './verification.module.css'

interface CaptchaPuzzleProps {
  /** Answers whether the ticket was taken; if not, a new puzzle comes. */
  readonly onTicket: (ticket: CaptchaTicket) => Promise<boolean>
}

export function CaptchaPuzzle({ onTicket }: CaptchaPuzzleProps) {
  const words = useWords(verificationWords).captcha
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
  // Each new picture brings a new slider, and whoever moved the last one by keyboard goes on with it.
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
      <Skeleton label={words.loading}>
        <div className={styles.pictureToCome} />
        <div className={styles.railToCome} />
      </Skeleton>
    )
  }
  if (step.at === 'lost') {
    return (
      <ErrorState
        message={words.lost}
        detail={failureText(step.failure, locale)}
        action={
          <Button look="secondary" icon="refresh" onClick={change}>
            {words.retry}
          </Button>
        }
      />
    )
  }
  const view = captchaView(step, words)
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
        label={words.slider}
        imageAlt={words.alt}
        message={view.message}
        onCommit={(offset) => void giveAnswer(offset)}
      />
      <div className={styles.another}>
        <Button look="quiet" size="small" icon="refresh" disabled={step.at !== 'open'} onClick={change}>
          {words.another}
        </Button>
      </div>
    </div>
  )
}
