import type { ShopCard } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { Article, ArticleCard, ArticleId, CategoryCount, HotTopic } from './article.ts'
import type { ArticleCategory } from './article-category.ts'
import type { Question, QuestionTarget } from './article-question.ts'

export interface Articles {
  /** Those that have articles, in their own order. */
  categories(signal?: StopSignal): Promise<Result<readonly CategoryCount[]>>
  /** The newest first; of every category where none is named. */
  list(category: ArticleCategory | null, cursor: string | null, signal?: StopSignal): Promise<Result<Page<ArticleCard>>>
  detail(id: ArticleId, signal?: StopSignal): Promise<Result<Article>>
  topics(signal?: StopSignal): Promise<Result<readonly HotTopic[]>>
  /** Shops on sale to which an article or a topic applies. */
  shops(id: ArticleId, signal?: StopSignal): Promise<Result<readonly ShopCard[]>>
  /** Answered questions, and the viewer's own; the newest first. */
  questions(target: QuestionTarget, cursor: string | null, signal?: StopSignal): Promise<Result<Page<Question>>>
  submitQuestion(target: QuestionTarget, content: string): Promise<Result<Question>>
}
