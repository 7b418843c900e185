import { calendarMonth } from '../../format/index.ts'
import { fail, ok, refused, type Name, type Result } from '../../kernel/index.ts'
import { monthSpan, type Span } from '../../wallet/index.ts'

/** Why the next month cannot be closed yet. */
export const CLOSING_HINDRANCES = {
  'not-over': { zh: '这个月还没有结束', en: 'The month is not over' },
  'not-sealed': {
    zh: '账目还没有封存到月底，一小时内会自动完成',
    en: 'The books are not sealed to the end of the month. That is done within an hour',
  },
} as const satisfies Readonly<Record<string, Name>>

export type ClosingHindrance = keyof typeof CLOSING_HINDRANCES

export interface ClosingFacts {
  /** The last month that is closed. */
  readonly lastClosed: string | null
  /** Of the first movement of money. */
  readonly firstPostedAt: number | null
  /** Until then nothing is posted any more. */
  readonly sealedUntil: number | null
  readonly nowMs: number
}

export interface NextClosing {
  readonly month: string
  readonly span: Span
  readonly hindrance: ClosingHindrance | null
}

/** Months are closed one after the other, from the first with money; undefined where nothing was posted. */
export function nextClosing({ lastClosed, firstPostedAt, sealedUntil, nowMs }: ClosingFacts): NextClosing | undefined {
  const closed = lastClosed === null ? undefined : monthSpan(lastClosed)
  const at = closed === undefined ? firstPostedAt : closed.until + 1
  if (at === null) return undefined
  const month = calendarMonth(at)
  const span = monthSpan(month)
  if (span === undefined) return undefined
  const hindrance = nowMs <= span.until ? 'not-over' : (sealedUntil ?? 0) <= span.until ? 'not-sealed' : null
  return { month, span, hindrance }
}

export function decideClosing(month: string, facts: ClosingFacts): Result<NextClosing> {
  const next = nextClosing(facts)
  if (next?.month !== month) return fail(refused('request-closed', '只能按顺序结账，请重新查看', 'month'))
  return next.hindrance === null
    ? ok(next)
    : fail(refused('bad-parameter', CLOSING_HINDRANCES[next.hindrance].zh, 'month'))
}
