import { expect, it } from 'vitest'
import { ARTICLE_CATEGORIES, isArticleCategory } from './index.ts'

it('every category has a name in both languages, and no other word is one (ART-2)', () => {
  for (const [key, { zh, en }] of Object.entries(ARTICLE_CATEGORIES)) {
    expect(isArticleCategory(key)).toBe(true)
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z][a-z -]+$/)
  }
  expect(['', 'details', 'toString', '__proto__', 'TAX'].some(isArticleCategory)).toBe(false)
})
