import * as v from 'valibot'
import {
  ARTICLE_CATEGORIES,
  isSafeHref,
  QUESTION_SUBJECTS,
  type Article,
  type ArticleCard,
  type ArticleId,
  type Block,
  type CategoryCount,
  type HotTopic,
  type Question,
  type QuestionId,
  type Span,
} from '@diandu/core/articles'
import { shopCard } from './catalog.schemas.ts'
import { count, idOf, instant, keysOf } from './schemas.ts'

export const articleId = idOf<ArticleId>()
export const articleCategory = v.picklist(keysOf(ARTICLE_CATEGORIES))
export const questionSubject = v.picklist(QUESTION_SUBJECTS)

export const articleCard = v.object({
  id: articleId,
  category: articleCategory,
  title: v.string(),
  summary: v.string(),
  publishedAt: instant,
  revisedAt: instant,
  minutes: count,
}) satisfies v.GenericSchema<unknown, ArticleCard>

export const categoryCount = v.object({ category: articleCategory, count }) satisfies v.GenericSchema<
  unknown,
  CategoryCount
>

/** A client checks it once more: an address that is none of these never becomes a link, whichever server answered. */
const safeHref = v.pipe(v.string(), v.check(isSafeHref, 'A path of ours, or an https address'))
const yes = v.literal(true)

const span = v.object({
  text: v.string(),
  isStrong: v.exactOptional(yes),
  isEmphasised: v.exactOptional(yes),
  isCode: v.exactOptional(yes),
  href: v.exactOptional(safeHref),
}) satisfies v.GenericSchema<unknown, Span>
const spans = v.array(span)

const block = v.variant('kind', [
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), spans }),
  v.object({ kind: v.literal('paragraph'), spans }),
  v.object({ kind: v.literal('list'), isOrdered: v.boolean(), items: v.array(v.object({ depth: count, spans })) }),
  v.object({ kind: v.literal('quote'), lines: v.array(spans) }),
  v.object({ kind: v.literal('code'), text: v.string() }),
  v.object({ kind: v.literal('table'), head: v.array(spans), rows: v.array(v.array(spans)) }),
  v.object({ kind: v.literal('rule') }),
]) satisfies v.GenericSchema<unknown, Block>

export const article = v.object({
  ...articleCard.entries,
  body: v.array(block),
  shopsPath: safeHref,
  related: v.array(articleCard),
}) satisfies v.GenericSchema<unknown, Article>

export const hotTopic = v.object({
  id: articleId,
  title: v.string(),
  summary: v.string(),
  revisedAt: instant,
  body: v.array(block),
  shopsPath: safeHref,
  articles: v.array(articleCard),
  shops: v.array(shopCard),
}) satisfies v.GenericSchema<unknown, HotTopic>

export const question = v.object({
  id: idOf<QuestionId>(),
  content: v.string(),
  submittedAt: instant,
  answer: v.nullable(v.object({ content: v.string(), answeredAt: instant })),
  refusedFor: v.nullable(v.string()),
  isOwn: v.boolean(),
}) satisfies v.GenericSchema<unknown, Question>
