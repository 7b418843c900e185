import { ARTICLE_CATEGORIES } from '@diandu/core/articles'
import { everyArticle } from '../../../articles/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const articlesList = defineCommand({
  name: 'articles list',
  meaning: 'articles and hot topics that are published, newest first',
  parameters: { most },
  examples: ['articles list'],
  async run({ most: rows }, { db }) {
    const articles = await everyArticle(db, rows)
    if (articles.length === 0) return done('Nothing is published.')
    return done(
      tableText(
        ['ID', 'ABOUT', 'PUBLISHED', 'REVISED', 'TITLE'],
        articles.map(({ id, category, publishedAt, revisedAt, title }) => [
          id,
          category === null ? 'hot topic' : ARTICLE_CATEGORIES[category].en,
          time(publishedAt),
          time(revisedAt),
          title,
        ]),
      ),
    )
  },
})
