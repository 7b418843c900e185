import { documentsFor, SERVICE_KEYS } from '@diandu/core/services'
import { expect, it } from 'vitest'
import { ENTRY_RULES, serviceContent } from './service-content.ts'

it('each service has its packages, what the price leaves out, and the day and source of its data, in both languages (ONB-1)', () => {
  for (const service of SERVICE_KEYS) {
    const offer = serviceContent.ofFile(service)
    expect(offer.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(offer.source.zh).toContain('店渡')
    expect(new Set(offer.packages.map(({ id }) => id)).size).toBe(offer.packages.length)
    for (const { days, includes } of offer.packages)
      expect(days.min > 0 && days.min <= days.max && includes.length > 0).toBe(true)
    for (const part of [offer.packages, offer.steps, offer.excludes, offer.questions, offer.suits])
      expect(part.length).toBeGreaterThan(0)
    expect(JSON.stringify(offer)).not.toMatch(/"(?:zh|en)":""/)
  }
})

it('the requirements of platforms have a day and a source that sends to the platform, and can be met (ONB-4)', () => {
  const { date, source, rules, pages } = ENTRY_RULES
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(source.zh).toContain('以平台页面为准')
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(new Set(rules.map(({ platform }) => platform)).size).toBeGreaterThanOrEqual(10)
  for (const rule of rules) {
    expect(rule.entities.length).toBeGreaterThan(0)
    expect([rule.id, rule.trademark === 'none' || rule.documents.includes('trademark-certificate')]).toEqual([
      rule.id,
      true,
    ])
    for (const { min, max } of [rule.depositFen, rule.yearlyFen]) expect(min <= max).toBe(true)
    for (const entity of rule.entities) expect(documentsFor(rule, entity)).toContain('identity-card')
  }
  expect(pages.every(({ url }) => url.startsWith('https://'))).toBe(true)
})
