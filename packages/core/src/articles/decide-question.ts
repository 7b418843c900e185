import { fail, refused, type Result } from '../kernel/index.ts'
import { checkQuestion, MAX_QUESTIONS_A_DAY } from './article-question.ts'

interface QuestionRequest {
  readonly content: string
  /** Whether what it is about is published. */
  readonly isPublished: boolean
  /** How many questions the author has put within the last day. */
  readonly countWithinDay: number
}

/** The question as it is kept, or why it is not taken. */
export function decideQuestion({ content, isPublished, countWithinDay }: QuestionRequest): Result<string> {
  const checked = checkQuestion(content)
  if (!checked.ok) return checked
  if (!isPublished) return fail(refused('not-found', '没有找到这篇内容', 'id'))
  return countWithinDay >= MAX_QUESTIONS_A_DAY ? fail(refused('too-many', '今天的提问已达上限，请明天再来')) : checked
}
