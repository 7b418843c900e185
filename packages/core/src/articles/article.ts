import type { ShopCard } from '../catalog/index.ts'
import type { Brand } from '../kernel/index.ts'
import type { ArticleCategory } from './article-category.ts'
import type { Block } from './article-body.ts'

/** A word of an address, such as `consumer-deposit`; a topic's is of the same kind. */
export type ArticleId = Brand<'ArticleId'>

/** An article in a list. */
export interface ArticleCard {
  readonly id: ArticleId
  readonly category: ArticleCategory
  readonly title: string
  readonly summary: string
  readonly publishedAt: number
  /** When its text was changed last. */
  readonly revisedAt: number
  /** How long it takes to read. */
  readonly minutes: number
}

export interface Article extends ArticleCard {
  readonly body: readonly Block[]
  /** The list of all shops that it speaks of, as a path of ours. */
  readonly shopsPath: string
  /** Others of its category. */
  readonly related: readonly ArticleCard[]
}

/** A topic that many people want to know about now: a few articles, and shops to which they apply. */
export interface HotTopic {
  readonly id: ArticleId
  readonly title: string
  readonly summary: string
  readonly revisedAt: number
  readonly body: readonly Block[]
  readonly shopsPath: string
  readonly articles: readonly ArticleCard[]
  /** A first look: the rest is asked for by itself. */
  readonly shops: readonly ShopCard[]
}

export interface CategoryCount {
  readonly category: ArticleCategory
  readonly count: number
}
