import type { ContentFault } from '@diandu/core/admin'
import { formatTime, parseDay } from '@diandu/core/format'
import { HOUR_MS } from '@diandu/core/kernel'
import { withdrawContent, type ContentSource } from '../content/index.ts'
import type { Transaction } from '../database/index.ts'
import { deleteArticle, findArticle, putArticle, writtenArticles, type ArticleText } from './article-store.ts'
import { articleSchema, HOUR_OF_DAY, readArticleFile } from './read-article-file.ts'

type Written = Omit<ArticleText, 'body' | 'minutes'>

/** The file that reads as this article. */
export function articleFile({
  id,
  category,
  topicArticles,
  title,
  summary,
  publishedAt,
  shops,
  source,
}: Written): string {
  const lines = [
    `id: ${id}`,
    ...(category === null ? [] : [`category: ${category}`]),
    ...(topicArticles === null ? [] : [`articles: ${topicArticles.join(', ')}`]),
    `title: ${title}`,
    `summary: ${summary}`,
    ...(publishedAt === null ? [] : [`date: ${formatTime(publishedAt, 'yyyy-mm-dd')}`]),
    ...(shops === '' ? [] : [`shops: ${shops}`]),
  ]
  return ['---', ...lines, '---', source].join('\n')
}

/** An article that named no day keeps the instant of its publication, and a file says days only. */
const withNamedDay = (article: Written): Written => {
  const { publishedAt } = article
  const day = parseDay(formatTime(publishedAt ?? 0, 'yyyy-mm-dd'))
  return { ...article, publishedAt: publishedAt === day + HOUR_OF_DAY * HOUR_MS ? publishedAt : null }
}

function faultsOf(kind: 'article' | 'topic', id: string, body: string, nowMs: number): readonly ContentFault[] {
  const read = readArticleFile(body)
  if (!read.ok) return [{ ...read.failure, line: read.failure.line ?? lineOfKey(body, read.failure.field) }]
  const at = (field: string, zh: string, en: string) => [{ line: lineOfKey(body, field), field, zh, en }]
  const { value } = read
  if (value.id !== id) return at('id', `须为 ${id}，与这份内容一致。`, `It has to be ${id}, as this document’s.`)
  if ((value.category === null) !== (kind === 'topic'))
    return kind === 'topic'
      ? at(
          'category',
          '这是专题：请写 articles，不写 category。',
          'This is a hot topic: write "articles", not "category".',
        )
      : at(
          'articles',
          '这是文章：请写 category，不写 articles。',
          'This is an article: write "category", not "articles".',
        )
  return value.publishedAt !== null && value.publishedAt > nowMs
    ? at('date', '日期晚于发布时间。', 'It is later than the publication.')
    : []
}

/** The line of a key of the head; the first line where it is missing. */
function lineOfKey(body: string, key: string | null): number | null {
  if (key === null) return null
  const at = body.split('\n').findIndex((line) => line.startsWith(`${key}:`))
  return at === -1 ? 1 : at + 1
}

function sourceOf(kind: 'article' | 'topic'): ContentSource {
  return {
    kind,
    schema: articleSchema(kind),
    fixed: ['id'],
    given: async (db) =>
      (await writtenArticles(db, kind)).map((article) => {
        const { id, title } = article
        return { id, title, body: articleFile(withNamedDay(article)) }
      }),
    faultsOf: async ({ id, body, nowMs, db }) => {
      const faults = faultsOf(kind, id, body, nowMs)
      const other = faults.length > 0 ? undefined : await findArticle(db, id)
      return other === undefined || (other.category === null) === (kind === 'topic')
        ? faults
        : [{ line: 1, field: 'id', zh: `${id} 已被占用。`, en: `${id} is taken.` }]
    },
    titleOf: ({ id, body }) => /^title:[^\S\n]*(\S.*?)\s*$/m.exec(body)?.[1]?.slice(0, 100) ?? id,
    publish: async (tx, { body, nowMs }) => {
      const read = readArticleFile(body)
      if (!read.ok) throw new Error(read.failure.en)
      await putArticle(tx, read.value, nowMs)
    },
    withdraw: async (tx, id) => void (await deleteArticle(tx, id)),
  }
}

export const articleContent = sourceOf('article')
export const topicContent = sourceOf('topic')

export const articleSourceOf = ({ category }: Pick<ArticleText, 'category'>): ContentSource =>
  category === null ? topicContent : articleContent

/** False where nothing of this id is published. */
export async function withdrawArticle(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const found = await findArticle(tx, id)
  return found !== undefined && (await withdrawContent(tx, articleSourceOf(found), id, nowMs)).ok
}
