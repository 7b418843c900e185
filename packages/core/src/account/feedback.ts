import type { NewMessage } from '../inbox/index.ts'
import { fail, ok, refused, type Name, type Result } from '../kernel/index.ts'

/** How far a proposal of a user has come; `closed` has no answer. */
export const FEEDBACK_STATES = {
  waiting: { zh: '待处理', en: 'Waiting' },
  answered: { zh: '已回复', en: 'Answered' },
  closed: { zh: '已关闭', en: 'Closed' },
} as const satisfies Readonly<Record<string, Name>>

export type FeedbackState = keyof typeof FEEDBACK_STATES

export const MAX_FEEDBACK_ANSWER = 500

/** How much of the proposal its answer repeats. */
const REPEATED = 20

interface Feedback {
  readonly id: string
  readonly userId: string
  readonly content: string
  readonly state: FeedbackState
}

interface DecidedFeedback {
  readonly state: FeedbackState
  readonly answer: string | null
  /** To the user; null where it is closed without an answer. */
  readonly message: NewMessage | null
}

/** Answers a proposal, or closes it without (null); once. */
export function decideFeedback(
  feedback: Feedback | undefined,
  typed: string | null,
  at: number,
): Result<DecidedFeedback> {
  if (feedback === undefined) return fail(refused('not-found', '没有找到这条建议', 'id'))
  const { id, userId, content, state } = feedback
  if (state !== 'waiting') return fail(refused('request-ended', '这条建议已经处理过'))
  if (typed === null) return ok({ state: 'closed', answer: null, message: null })
  const answer = typed.trim()
  if (answer === '' || Array.from(answer).length > MAX_FEEDBACK_ANSWER)
    return fail(refused('bad-parameter', `请写明答复，最多 ${MAX_FEEDBACK_ANSWER} 个字`, 'words'))
  const letters = Array.from(content.replaceAll(/\s+/gu, ' '))
  const title = `「${letters.slice(0, REPEATED).join('')}${letters.length > REPEATED ? '…' : ''}」`
  return ok({
    state: 'answered',
    answer,
    message: {
      userId,
      event: 'platform.answered',
      key: `feedback:${id}`,
      subject: id,
      figures: { title, status: FEEDBACK_STATES.answered.zh, text: answer },
      at,
    },
  })
}
