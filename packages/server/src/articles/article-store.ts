import type { ArticleCard, ArticleCategory, ArticleId, Block, CategoryCount } from '@diandu/core/articles'
import type { ListPlace } from '../calls/index.ts'
import type { Queries, Reads } from '../database/index.ts'

/** An article or a hot topic as it is stored: what was written, and what was read of it. */
export interface ArticleText {
  readonly id: ArticleId
  /** Null for a hot topic. */
  readonly category: ArticleCategory | null
  /** Null for an article. */
  readonly topicArticles: readonly ArticleId[] | null
  readonly title: string
  readonly summary: string
  /** The Markdown behind the head. */
  readonly source: string
  readonly body: readonly Block[]
  /** The parameters of the list of its shops. */
  readonly shops: string
  readonly minutes: number
  /** Null where its text says no day. */
  readonly publishedAt: number | null
}

export interface StoredArticle extends Omit<ArticleText, 'source' | 'publishedAt'> {
  readonly publishedAt: number
  readonly revisedAt: number
}

const COLUMNS = `id, category, topic_articles, title, summary, body, shops, minutes, published_at, revised_at`
const CARD_COLUMNS = `id, category, title, summary, minutes, published_at, revised_at`

/** Published again, it keeps its day unless it names one; it is revised only where its words are others. */
export async function putArticle(db: Queries, article: ArticleText, nowMs: number): Promise<void> {
  const { id, category, topicArticles, title, summary, source, body, shops, minutes, publishedAt } = article
  await db.change(
    `INSERT INTO articles (id, category, topic_articles, title, summary, source, body, shops, minutes, published_at, revised_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::bigint, $11::bigint), coalesce($10::bigint, $11::bigint))
     ON CONFLICT (id) DO UPDATE SET category = excluded.category, topic_articles = excluded.topic_articles, title = excluded.title,
       summary = excluded.summary, source = excluded.source, body = excluded.body, shops = excluded.shops, minutes = excluded.minutes,
       published_at = coalesce($10::bigint, articles.published_at),
       revised_at = CASE WHEN articles.source = excluded.source AND articles.title = excluded.title THEN articles.revised_at ELSE $11::bigint END`,
    [
      id,
      category,
      topicArticles === null ? null : JSON.stringify(topicArticles),
      title,
      summary,
      source,
      JSON.stringify(body),
      shops,
      minutes,
      publishedAt,
      nowMs,
    ],
  )
}

/** False where there is none. */
export const deleteArticle = async (db: Queries, id: string): Promise<boolean> =>
  (await db.change('DELETE FROM articles WHERE id = $1', [id])) > 0

export async function findArticle(db: Reads, id: string): Promise<StoredArticle | undefined> {
  const [row] = await db.query<StoredArticle>(`SELECT ${COLUMNS} FROM articles WHERE id = $1`, [id])
  return row
}

/** Articles behind a place of their list, the newest first. */
export const readArticles = (
  db: Reads,
  category: ArticleCategory | null,
  { at, id }: ListPlace,
  max: number,
): Promise<readonly ArticleCard[]> =>
  db.query<ArticleCard>(
    `SELECT ${CARD_COLUMNS} FROM articles
     WHERE ${category === null ? 'category IS NOT NULL AND $1::text IS NULL' : 'category = $1::text'} AND (published_at, id) < ($2::bigint, $3)
     ORDER BY published_at DESC, id DESC LIMIT $4::int`,
    [category, at, id, max],
  )

/** Those that there are, in the order in which they are named. */
export async function findArticleCards(db: Reads, ids: readonly string[]): Promise<readonly ArticleCard[]> {
  const rows = await db.query<ArticleCard>(
    `SELECT ${CARD_COLUMNS} FROM articles WHERE category IS NOT NULL AND id = ANY($1::text[])`,
    [ids],
  )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export const relatedArticles = (
  db: Reads,
  { id, category }: Pick<StoredArticle, 'id' | 'category'>,
  max: number,
): Promise<readonly ArticleCard[]> =>
  db.query<ArticleCard>(
    `SELECT ${CARD_COLUMNS} FROM articles WHERE category = $1 AND id <> $2 ORDER BY published_at DESC, id DESC LIMIT $3::int`,
    [category, id, max],
  )

export const readTopics = (db: Reads): Promise<readonly StoredArticle[]> =>
  db.query<StoredArticle>(`SELECT ${COLUMNS} FROM articles WHERE category IS NULL ORDER BY published_at DESC, id DESC`)

export const countCategories = (db: Reads): Promise<readonly CategoryCount[]> =>
  db.query<CategoryCount>(
    'SELECT category, count(*)::int8 AS count FROM articles WHERE category IS NOT NULL GROUP BY category',
  )

/** All articles or all hot topics as they were written, without what was read of them. */
export const writtenArticles = (
  db: Reads,
  kind: 'article' | 'topic',
): Promise<readonly Omit<ArticleText, 'body' | 'minutes'>[]> =>
  db.query<Omit<ArticleText, 'body' | 'minutes'>>(
    `SELECT id, category, topic_articles, title, summary, source, shops, published_at FROM articles
     WHERE category IS ${kind === 'article' ? 'NOT NULL' : 'NULL'} ORDER BY published_at DESC, id DESC`,
  )

/** An article or a hot topic without its text. */
export interface PublishedText extends Omit<ArticleCard, 'category'> {
  readonly category: ArticleCategory | null
}

/** Topics too, newest first: for commands, the feed and the sitemap. */
export const everyArticle = (db: Reads, max: number): Promise<readonly PublishedText[]> =>
  db.query<PublishedText>(`SELECT ${CARD_COLUMNS} FROM articles ORDER BY published_at DESC, id DESC LIMIT $1::int`, [
    max,
  ])
