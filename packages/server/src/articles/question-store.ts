import type { ArticleId, Question, QuestionId } from '@diandu/core/articles'
import { insertRow, type Queries, type Reads, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

interface QuestionRow {
  readonly id: QuestionId
  readonly content: string
  readonly submittedAt: number
  readonly answer: string | null
  readonly answeredAt: number | null
  readonly refusedFor: string | null
  readonly userId: string
}

const COLUMNS = `id, content, submitted_at, answer, answered_at, refused_for, user_id`

export interface NewQuestion {
  readonly id: QuestionId
  readonly articleId: ArticleId
  readonly userId: string
  readonly content: string
  readonly submittedAt: number
}

export async function insertQuestion(tx: Transaction, question: NewQuestion): Promise<void> {
  const { id, articleId, userId, content, submittedAt } = question
  announceQueue(tx, 'questions', id)
  await insertRow(tx, 'article_questions', { id, articleId, userId, content, submittedAt })
}

export async function countQuestionsSince(db: Queries, userId: string, sinceMs: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM article_questions WHERE user_id = $1 AND submitted_at > $2',
    [userId, sinceMs],
  )
  return row?.count ?? 0
}

interface QuestionsAsked {
  readonly articleId: ArticleId
  /** Whose own questions are among them before their answer; null for a visitor. */
  readonly viewerId: string | null
  readonly offset: number
  readonly max: number
}

/** The newest first. */
export async function readQuestions(
  db: Reads,
  { articleId, viewerId, offset, max }: QuestionsAsked,
): Promise<readonly Question[]> {
  const rows = await db.query<QuestionRow>(
    `SELECT ${COLUMNS} FROM article_questions WHERE article_id = $1 AND (answer IS NOT NULL OR user_id = $2::text)
     ORDER BY submitted_at DESC, id DESC OFFSET $3::int LIMIT $4::int`,
    [articleId, viewerId, offset, max],
  )
  return rows.map((row) => toQuestion(row, viewerId))
}

function toQuestion(row: QuestionRow, viewerId: string | null): Question {
  const { id, content, submittedAt, answer, answeredAt, refusedFor, userId } = row
  const isOwn = userId === viewerId
  return {
    id,
    content,
    submittedAt,
    answer: answer === null || answeredAt === null ? null : { content: answer, answeredAt },
    refusedFor: isOwn ? refusedFor : null,
    isOwn,
  }
}

export interface QuestionVerdict {
  readonly id: string
  readonly answer: string | null
  readonly refusedFor: string | null
  readonly by: string
  readonly at: number
}

/** A later word of the operator's replaces the one before. False where there is no such question. */
export async function answerQuestion(
  tx: Transaction,
  { id, answer, refusedFor, by, at }: QuestionVerdict,
): Promise<boolean> {
  announceQueue(tx, 'questions', id)
  const changed = await tx.change(
    `UPDATE article_questions SET answer = $2::text, answered_at = CASE WHEN $2::text IS NULL THEN NULL ELSE $3::bigint END,
       refused_for = $4, reviewed_by = $5 WHERE id = $1`,
    [id, answer, at, refusedFor, by],
  )
  return changed > 0
}

export interface ReviewedQuestion {
  readonly id: QuestionId
  readonly userId: string
  readonly username: string | null
  readonly articleId: ArticleId
  readonly content: string
  readonly submittedAt: number
  readonly answer: string | null
  readonly answeredAt: number | null
  readonly refusedFor: string | null
  readonly reviewedBy: string | null
}

const REVIEWED = `SELECT q.id, q.user_id, u.username, q.article_id, q.content, q.submitted_at, q.answer, q.answered_at,
  q.refused_for, q.reviewed_by FROM article_questions q LEFT JOIN users u ON u.id = q.user_id`

export async function findQuestion(db: Queries, id: string): Promise<ReviewedQuestion | undefined> {
  return (await db.query<ReviewedQuestion>(`${REVIEWED} WHERE q.id = $1`, [id]))[0]
}

/** `open`: unanswered, oldest first; `all`: newest first. */
export const listQuestions = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ReviewedQuestion[]> =>
  db.query<ReviewedQuestion>(
    `${REVIEWED} ${which === 'open' ? 'WHERE q.answer IS NULL AND q.refused_for IS NULL ORDER BY q.submitted_at, q.id' : 'ORDER BY q.submitted_at DESC, q.id DESC'}
     LIMIT $1::int`,
    [max],
  )
