import { describe, expect, it } from 'vitest'
import { AGREEMENT_NAMES, registrationAgreement } from './index.ts'

const { zh, en, name, version } = registrationAgreement

describe('registrationAgreement', () => {
  it.each([
    ['zh', zh, /^第[一二三四五]条 \S/],
    ['en', en, /^[1-5]\. \S/],
  ] as const)('has five numbered articles in %s, and no empty sentence (COM-5)', (_locale, text, numbered) => {
    expect(text.articles).toHaveLength(5)
    expect(text.articles.every(({ title }) => numbered.test(title))).toBe(true)
    expect(new Set(text.articles.map(({ title }) => title)).size).toBe(5)
    for (const sentence of [text.opening, ...text.articles.flatMap(({ lines }) => lines)])
      expect(sentence).toMatch(/[。.]$/)
    for (const { lines } of text.articles) expect(lines.length).toBeGreaterThan(0)
  })

  it('says the same in both languages, article by article (COM-5)', () => {
    expect(en.articles.map(({ lines }) => lines.length)).toEqual(zh.articles.map(({ lines }) => lines.length))
    expect(zh.articles.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 3, 3])
  })

  it('calls the platform the platform, and sends a refund where it goes: into the wallet (COM-12)', () => {
    const read = JSON.stringify([zh, en])
    expect(read).not.toMatch(/\b(the house|seat of|whoever|nobody|the way it came)\b|原路退/i)
    expect(read).toMatch(/goes back to the buyer’s wallet/)
    expect(read).toMatch(/退回买家的钱包/)
  })

  it('is known by its name and the day since which it reads so (COM-5)', () => {
    expect(AGREEMENT_NAMES).toEqual(['registration'])
    expect(name).toBe('registration')
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
