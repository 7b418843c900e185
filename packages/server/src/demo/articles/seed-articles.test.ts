import { ARTICLE_CATEGORIES, plainTextOf, questionFault, type Block } from '@diandu/core/articles'
import { parseDay } from '@diandu/core/format'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { everyArticle, listQuestions, ownArticles } from '../../articles/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { DEMO_QUESTIONS } from './demo-questions.ts'
import { seedArticles } from './seed-articles.ts'

const LATER = parseDay('2026-12-31')
const hrefsOf = (blocks: readonly Block[]): readonly string[] =>
  [...JSON.stringify(blocks).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)

it('the articles for a demonstration are twenty, each long enough to be of use, in every category', async () => {
  const all = await ownArticles()
  const articles = all.filter(({ category }) => category !== null)
  expect(articles).toHaveLength(20)
  for (const { id, body, title } of articles) {
    expect([id, plainTextOf(body).replaceAll(/\s/g, '').length >= 600]).toEqual([id, true])
    expect(title).toMatch(/\p{Script=Han}/u)
  }
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(Object.keys(ARTICLE_CATEGORIES)))
  expect(articles.every(({ publishedAt }) => publishedAt !== null && publishedAt < LATER)).toBe(true)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

it('every link of the articles for a demonstration leads to an article or a list of ours that is there', async () => {
  const all = await ownArticles()
  const known = new Set(all.filter(({ category }) => category !== null).map(({ id }) => `/taobao/details/${id}`))
  const links = all.flatMap(({ body }) => hrefsOf(body))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((href) => !known.has(href) && !/^\/(lists|jd|firmshop)(\?|$)/.test(href))).toEqual([])
  const named = all.flatMap(({ topicArticles }) => topicArticles ?? [])
  expect(named.filter((id) => !known.has(`/taobao/details/${id}`))).toEqual([])
})

it('a demonstration is given its articles once, and none of a day to come', async () => {
  const db = await openTestDatabase()
  const nowMs = createManualClock().now()
  await seedArticles(db, nowMs)
  const seeded = await everyArticle(db, 100)
  expect(seeded).toHaveLength((await ownArticles()).length)
  expect(seeded.every(({ publishedAt, revisedAt }) => publishedAt <= nowMs && revisedAt <= nowMs)).toBe(true)
  expect((await listQuestions(db, 'all', 100)).length).toBe(DEMO_QUESTIONS.length)
  await db.change('DELETE FROM articles WHERE id <> $1', ['total-cost'])
  await seedArticles(db, nowMs)
  expect((await everyArticle(db, 100)).map(({ id }) => id)).toEqual(['total-cost'])
})

it('questions of the demonstration are about what is published, and put by its people', async () => {
  const published = new Set<string>((await ownArticles()).map(({ id }) => id))
  const people = new Set(DEMO_PEOPLE.map(({ id }) => id))
  for (const { about, by, content } of DEMO_QUESTIONS) {
    expect([about, published.has(about)]).toEqual([about, true])
    expect(people.has(`demo-${String(by).padStart(2, '0')}`)).toBe(true)
    expect(questionFault(content)).toBeUndefined()
  }
})
