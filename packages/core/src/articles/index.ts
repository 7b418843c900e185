export { ARTICLE_CATEGORIES, isArticleCategory, type ArticleCategory } from './article-category.ts'
export { plainTextOf, type Block, type ListItem, type Span } from './article-body.ts'
export type { Article, ArticleCard, ArticleId, CategoryCount, HotTopic } from './article.ts'
export {
  MAX_QUESTION_LENGTH,
  MAX_QUESTIONS_A_DAY,
  MIN_QUESTION_LENGTH,
  QUESTION_SUBJECTS,
  questionFault,
  type Question,
  type QuestionId,
  type QuestionSubject,
  type QuestionTarget,
} from './article-question.ts'
export { decideQuestion } from './decide-question.ts'
export type { Articles } from './articles.ports.ts'
export { isSafeHref } from './is-safe-href.ts'
export { readingMinutes } from './reading-minutes.ts'
