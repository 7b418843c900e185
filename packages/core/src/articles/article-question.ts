import { hasContactData } from '../input/index.ts'
import { fail, ok, refused, type Brand, type Result } from '../kernel/index.ts'
import type { ArticleId } from './article.ts'

export type QuestionId = Brand<'QuestionId'>

/** The subjects of a question. */
export const QUESTION_SUBJECTS = ['article', 'topic'] as const
export type QuestionSubject = (typeof QUESTION_SUBJECTS)[number]

export interface QuestionTarget {
  readonly type: QuestionSubject
  readonly id: ArticleId
}

/** A member's question, which every visitor reads once the operator has answered it. Its author is never named. */
export interface Question {
  readonly id: QuestionId
  readonly content: string
  readonly submittedAt: number
  readonly answer: { readonly content: string; readonly answeredAt: number } | null
  /** Why the operator does not answer it; only its author reads that. */
  readonly refusedFor: string | null
  readonly isOwn: boolean
}

export const MIN_QUESTION_LENGTH = 5
export const MAX_QUESTION_LENGTH = 200
/** Of one person, within a day. */
export const MAX_QUESTIONS_A_DAY = 5

export type QuestionFault = 'too-short' | 'too-long' | 'contact-data'

/** A question is of one paragraph. */
const plain = (raw: string): string => raw.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()

/** The refusal of a question: for its length, or for contact data in it. */
export function questionFault(raw: string): QuestionFault | undefined {
  const content = plain(raw)
  const length = Array.from(content).length
  if (length < MIN_QUESTION_LENGTH) return 'too-short'
  if (length > MAX_QUESTION_LENGTH) return 'too-long'
  return hasContactData(content) ? 'contact-data' : undefined
}

const REFUSALS: Readonly<Record<QuestionFault, string>> = {
  'too-short': '问题请写五个字以上',
  'too-long': '问题请写在两百个字以内',
  'contact-data': '请去掉手机号、QQ、微信等联系方式再提交',
}

/** The question as it is kept. */
export function checkQuestion(raw: string): Result<string> {
  const fault = questionFault(raw)
  return fault === undefined ? ok(plain(raw)) : fail(refused('bad-parameter', REFUSALS[fault], 'content'))
}
