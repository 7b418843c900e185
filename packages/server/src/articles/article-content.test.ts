import { expect, it } from 'vitest'
import { articleFile } from './article-content.ts'
import { ownArticles } from './own-articles.ts'
import { readArticleFile } from './read-article-file.ts'

it('each article of the program is saved as a file that reads as the same article (ADM-43)', async () => {
  const articles = await ownArticles()
  expect(articles.length).toBeGreaterThan(20)
  for (const article of articles) expect(readArticleFile(articleFile(article))).toEqual({ ok: true, value: article })
})
