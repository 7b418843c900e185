import { placedFault } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { readArticleFile } from './read-article-file.ts'

const HEAD = [
  'id: deposit',
  'category: costs',
  'title: 保证金',
  'summary: 一句话',
  'date: 2026-11-20',
  'shops: platform=1',
]
const file = (head: readonly string[] = HEAD, text = '先问清楚。') => ['---', ...head, '---', text].join('\n')
const without = (key: string, ...more: readonly string[]) => [...HEAD.filter((line) => !line.startsWith(key)), ...more]

it('an article is read from its file, with its day and its shops (ART-13)', () => {
  const read = readArticleFile(file())
  expect(read).toMatchObject({
    ok: true,
    value: {
      id: 'deposit',
      category: 'costs',
      topicArticles: null,
      title: '保证金',
      shops: 'platform=1',
      minutes: 1,
      source: '先问清楚。',
      publishedAt: Date.parse('2026-11-20T09:00:00+08:00'),
    },
  })
  expect(readArticleFile(`\uFEFF${file().replaceAll('\n', '\r\n')}`)).toEqual(read)
})

it('a hot topic names its articles in their order (ART-13)', () => {
  expect(readArticleFile(file(without('category', 'articles: b, a')))).toMatchObject({
    ok: true,
    value: { category: null, topicArticles: ['b', 'a'] },
  })
})

it.each([
  ['没有头', /must begin with a head/],
  [file(without('id')), /^id: It is/],
  [file(without('id', 'id: ../etc')), /^id: It is/],
  [file(without('title')), /^title: It has/],
  [file(without('summary', `summary: ${'长'.repeat(151)}`)), /^summary: It has/],
  [file(without('category')), /either "category"/],
  [file([...HEAD, 'articles: a']), /either "category"/],
  [file(without('category', 'category: gossip')), /no category "gossip"/],
  [file(without('category', 'articles: a, B')), /ids of 1 to 12/],
  [file(without('date', 'date: 2026-02-30')), /^date: It is a day/],
  [file(without('shops', 'shops: platform=999')), /^shops: They are/],
  [file(without('shops', 'shops: q=女装')), /^shops: They are/],
  [file([...HEAD, 'author: me']), /Line 8 of the head/],
  [file([...HEAD, 'id: twice']), /Line 8 of the head/],
  [file(HEAD, ''), /no text/],
  [file(HEAD, '\n\n<script>alert(1)</script>'), /Line 11 has HTML/],
  [file(HEAD, '好\n\n![图](https://evil.example/x.png)'), /Line 11 has a picture/],
  [file(HEAD, '[点](javascript:alert(1))'), /Line 9 has a link to elsewhere/],
  [file(HEAD, '*a '.repeat(2000)), /From line 9 on there are too many marks/],
  [file(HEAD, '长'.repeat(12_001)), /more than 12000 characters/],
])('a file that cannot be published is refused with what to change: %# (ART-13)', (text, failure) => {
  const read = readArticleFile(text)
  expect(read.ok).toBe(false)
  expect(!read.ok && placedFault(read.failure).en).toMatch(failure)
})
