import { readdir, readFile } from 'node:fs/promises'
import type { Database } from '../database/index.ts'
import { putArticle, type ArticleText } from './article-store.ts'
import { readArticleFile } from './read-article-file.ts'

/** The operator's own articles and hot topics, a Markdown file each. */
const FOLDER = new URL('../../articles/', import.meta.url)

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_150

/** Every file of the project's own articles, read; a wrong one is a fault of the project. */
export async function ownArticles(): Promise<readonly ArticleText[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const read = readArticleFile(await readFile(new URL(name, FOLDER), 'utf8'))
      if (!read.ok) throw new Error(`${name}: ${read.failure}`)
      return read.value
    }),
  )
}

/** Publishes them where nothing was ever published. None is of a day to come, whatever the clock says. */
export async function seedArticles(db: Database, nowMs: number): Promise<void> {
  const isEmpty = async () => (await db.query('SELECT 1 FROM articles LIMIT 1')).length === 0
  if (!(await isEmpty())) return
  const articles = await ownArticles()
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if ((await tx.query('SELECT 1 FROM articles LIMIT 1')).length > 0) return
    for (const article of articles) {
      const publishedAt = Math.min(article.publishedAt ?? nowMs, nowMs)
      await putArticle(tx, { ...article, publishedAt }, nowMs)
    }
  })
}
