import type { ArticleId, QuestionId } from '@diandu/core/articles'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { answerQuestion, insertQuestion, ownArticles, putArticle } from '../../articles/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { DEMO_QUESTIONS } from './demo-questions.ts'

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_150

/**
 * Publishes the articles where nothing was ever published, with questions of people of the demonstration. None is of a
 * day to come, whatever the clock says.
 */
export async function seedArticles(db: Database, nowMs: number): Promise<void> {
  if (await hasArticles(db)) return
  const articles = await ownArticles()
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasArticles(tx)) return
    for (const article of articles) {
      const publishedAt = Math.min(article.publishedAt ?? nowMs, nowMs)
      await putArticle(tx, { ...article, publishedAt }, nowMs)
    }
    for (const [at, { about, by, daysAgo, content, answer }] of DEMO_QUESTIONS.entries()) {
      const id = `demo-question-${at + 1}` as QuestionId
      const userId = `demo-${String(by).padStart(2, '0')}`
      const submittedAt = nowMs - daysAgo * DAY_MS - 2 * HOUR_MS
      await insertQuestion(tx, { id, articleId: about as ArticleId, userId, content, submittedAt })
      if (answer !== null)
        await answerQuestion(tx, { id, answer, refusedFor: null, by: 'demo', at: submittedAt + HOUR_MS })
    }
  })
}

const hasArticles = async (db: Queries): Promise<boolean> =>
  (await db.query('SELECT 1 FROM articles LIMIT 1')).length > 0
