import { expect, it } from 'vitest'
import { plainTextOf, readingMinutes, type Block, ARTICLE_CATEGORIES, isArticleCategory } from './index.ts'

const spans = (text: string) => [{ text }]
const EVERY_BLOCK: readonly Block[] = [
  { kind: 'heading', level: 2, spans: spans('先看数据') },
  { kind: 'paragraph', spans: [{ text: '看' }, { text: '三十天', isStrong: true }, { text: '的流水' }] },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      { depth: 1, spans: spans('甲') },
      { depth: 2, spans: [...spans('己'), ...spans('庚')] },
    ],
  },
  { kind: 'quote', lines: [spans('乙'), spans('丙')] },
  { kind: 'code', text: 'x = 1' },
  { kind: 'table', head: [spans('项目'), spans('金额')], rows: [[spans('年费'), spans('3万')]] },
  { kind: 'rule' },
]

it('the plain text of a body holds the words of every kind of block in their order', () => {
  expect(plainTextOf(EVERY_BLOCK)).toBe('先看数据\n看三十天的流水\n甲\n己庚\n乙\n丙\nx = 1\n项目 金额\n年费 3万\n')
  expect(plainTextOf([])).toBe('')
})

it.each([
  ['', 1],
  ['字'.repeat(400), 1],
  ['字'.repeat(401), 2],
  ['word '.repeat(200), 1],
  [`${'字'.repeat(400)} ${'word '.repeat(200)}`, 2],
  ['，。！'.repeat(1000), 1],
])('the reading time counts Han characters and words, and is a minute at least: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

it('the reading time of a text is at least a minute, and never shorter with more text (ART-5)', () => {
  const times = [0, 100, 400, 800, 4000].map((length) => readingMinutes('文'.repeat(length)))
  expect(times).toEqual([1, 1, 1, 2, 10])
})

it('every category has a name in both languages, and no other word is one (ART-2)', () => {
  for (const [key, { zh, en }] of Object.entries(ARTICLE_CATEGORIES)) {
    expect(isArticleCategory(key)).toBe(true)
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z][a-z -]+$/)
  }
  expect(['', 'details', 'toString', '__proto__', 'TAX'].some(isArticleCategory)).toBe(false)
})
