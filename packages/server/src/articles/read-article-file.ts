import type { ContentFault } from '@diandu/core/admin'
import {
  ARTICLE_CATEGORIES,
  isArticleCategory,
  plainTextOf,
  readingMinutes,
  type ArticleId,
  type Block,
} from '@diandu/core/articles'
import { listingFilterParameters, parseListingFilter } from '@diandu/core/catalog'
import { parseDay } from '@diandu/core/format'
import { fail, HOUR_MS, ok, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import { readMarkdown, type LeftOut } from './markdown/read-markdown.ts'
import { lineOfTooManyMarks } from './markdown/too-many-marks.ts'
import type { ArticleText } from './article-store.ts'

const MAX_LENGTH = 12_000
const MAX_TITLE = 60
const MAX_SUMMARY = 150
const MAX_TOPIC_ARTICLES = 12
/** The working day in which something is published, where only its day is said. */
export const HOUR_OF_DAY = 9

/** The head and the text of a file, for the form. */
export const articleSchema = (kind: 'article' | 'topic') =>
  v.strictObject({
    id: v.string(),
    ...(kind === 'article' ? { category: v.picklist(Object.keys(ARTICLE_CATEGORIES)) } : { articles: v.string() }),
    title: v.pipe(v.string(), v.maxLength(MAX_TITLE)),
    summary: v.pipe(v.string(), v.maxLength(MAX_SUMMARY)),
    date: v.optional(v.pipe(v.string(), v.isoDate())),
    shops: v.optional(v.string()),
    text: v.pipe(v.string(), v.maxLength(MAX_LENGTH)),
  })

const KEYS = ['id', 'category', 'articles', 'title', 'summary', 'date', 'shops'] as const
type Key = (typeof KEYS)[number]
const LEFT_OUT_ZH: Readonly<Record<LeftOut['what'], string>> = {
  HTML: ' HTML 标签',
  'a picture': '图片',
  'a link to elsewhere': '站外链接',
  'a definition': '引用定义',
  'too deep a list': '层级过深的列表',
}
type Head = Readonly<Partial<Record<Key, string>>>

/**
 * Reads what the operator has written: a head of `key: value` lines between two `---`, then Markdown. The failure says
 * what to change, and on which line where there is one.
 */
export function readArticleFile(text: string): Result<ArticleText, ContentFault> {
  const whole = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  if (whole.length > MAX_LENGTH)
    return wrong(null, `超过 ${MAX_LENGTH} 个字符。`, `It has more than ${MAX_LENGTH} characters.`)
  const [matched, headText = '', source = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(whole) ?? []
  if (matched === undefined)
    return wrong(
      1,
      '开头须有一段说明：一行“---”，若干行“key: value”，再一行“---”。',
      'It must begin with a head: a line "---", lines "key: value", a line "---".',
    )
  const head = readHead(headText)
  if (!head.ok) return head
  const kind = kindOf(head.value)
  if (!kind.ok) return kind
  const publishedAt = dayOf(head.value)
  if (!publishedAt.ok) return publishedAt
  const shops = shopsOf(head.value)
  if (!shops.ok) return shops
  const body = bodyOf(source, headText.split('\n').length + 2)
  if (!body.ok) return body
  const { id = '', title = '', summary = '' } = head.value
  if (!/^[a-z\d][a-z\d-]{0,39}$/.test(id))
    return wrongKey('id', '须为 1 至 40 个小写字母、数字或短横线。', 'It is 1 to 40 small letters, digits and dashes.')
  if (!isWithin(title, MAX_TITLE))
    return wrongKey('title', `须有 1 至 ${MAX_TITLE} 个字。`, `It has 1 to ${MAX_TITLE} characters.`)
  if (!isWithin(summary, MAX_SUMMARY))
    return wrongKey('summary', `须有 1 至 ${MAX_SUMMARY} 个字。`, `It has 1 to ${MAX_SUMMARY} characters.`)
  return ok({
    id: id as ArticleId,
    ...kind.value,
    title,
    summary,
    source,
    body: body.value,
    shops: shops.value,
    minutes: readingMinutes(plainTextOf(body.value)),
    publishedAt: publishedAt.value,
  })
}

const wrong = (line: number | null, zh: string, en: string) => fail<ContentFault>({ line, field: null, zh, en })
const wrongKey = (field: Key, zh: string, en: string) => fail<ContentFault>({ line: null, field, zh, en })

const isWithin = (text: string, max: number): boolean => text !== '' && Array.from(text).length <= max

function readHead(text: string): Result<Head, ContentFault> {
  const head: Partial<Record<Key, string>> = {}
  for (const [at, line] of text.split('\n').entries()) {
    const [, key = '', value = ''] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (!isKey(key) || head[key] !== undefined)
      return wrong(
        at + 2,
        `第 ${at + 2} 行不是 ${KEYS.join('、')} 之一，每个只写一次，后面加冒号。`,
        `Line ${at + 2} of the head is none of ${KEYS.join(', ')}, each once, with a colon behind it.`,
      )
    head[key] = value
  }
  return ok(head)
}

const isKey = (text: string): text is Key => (KEYS as readonly string[]).includes(text)

/** An article has a category, a hot topic the articles that it is over. */
function kindOf({ category, articles }: Head): Result<Pick<ArticleText, 'category' | 'topicArticles'>, ContentFault> {
  if ((category === undefined) === (articles === undefined))
    return wrongKey(
      'category',
      '文章写 category，专题写 articles（专题下的文章），只写其一。',
      'Say either "category", for an article, or "articles", for a hot topic over them.',
    )
  if (category !== undefined)
    return isArticleCategory(category)
      ? ok({ category, topicArticles: null })
      : wrongKey('category', `没有“${category}”这个分类。`, `There is no category "${category}".`)
  const ids = (articles ?? '').split(',').map((id) => id.trim())
  return ids.length <= MAX_TOPIC_ARTICLES && ids.every((id) => /^[a-z\d-]{1,40}$/.test(id))
    ? ok({ category: null, topicArticles: ids as ArticleId[] })
    : wrongKey(
        'articles',
        `须为 1 至 ${MAX_TOPIC_ARTICLES} 篇文章的 id，以英文逗号分开。`,
        `They are the ids of 1 to ${MAX_TOPIC_ARTICLES} articles, with commas between.`,
      )
}

function dayOf({ date }: Head): Result<number | null, ContentFault> {
  if (date === undefined) return ok(null)
  const day = parseDay(date)
  return Number.isNaN(day)
    ? wrongKey('date', '须为日期，如 2026-11-23。', 'It is a day, such as 2026-11-23.')
    : ok(day + HOUR_OF_DAY * HOUR_MS)
}

/** The choices of the filter of a list, as its address has them. */
function shopsOf({ shops = '' }: Head): Result<string, ContentFault> {
  const asked = [...new URLSearchParams(shops)]
  const filter = parseListingFilter(Object.fromEntries(asked))
  const known = new URLSearchParams(
    listingFilterParameters(filter).map(([key, value]): [string, string] => [key, value]),
  )
  return filter.text === undefined && [...known].length === asked.length
    ? ok(known.toString())
    : wrongKey(
        'shops',
        '须为列表筛选条件在地址中的写法，如 platform=1&kind=flagship。',
        'They are choices of the list’s filter as its address has them, such as platform=1&kind=flagship.',
      )
}

/** Whatever would not be shown is refused: nothing is left out unseen. */
function bodyOf(source: string, linesBefore: number): Result<readonly Block[], ContentFault> {
  const hostile = lineOfTooManyMarks(source)
  if (hostile !== null)
    return wrong(
      linesBefore + hostile,
      `第 ${linesBefore + hostile} 行起标记太多，无法读取。`,
      `From line ${linesBefore + hostile} on there are too many marks to be read.`,
    )
  const { blocks, leftOut } = readMarkdown(source)
  const [first] = leftOut
  if (first !== undefined)
    return wrong(
      linesBefore + first.line,
      `第 ${linesBefore + first.line} 行有${LEFT_OUT_ZH[first.what]}，页面上不会显示。`,
      `Line ${linesBefore + first.line} has ${first.what}, which is not shown.`,
    )
  return plainTextOf(blocks).trim() === ''
    ? wrong(linesBefore + 1, '说明之后没有正文。', 'There is no text behind the head.')
    : ok(blocks)
}
