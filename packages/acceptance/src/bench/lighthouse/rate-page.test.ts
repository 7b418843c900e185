import { describe, expect, it } from 'vitest'
import { ratePage } from './rate-page.ts'
import { readReport, type Category, type LighthouseReport } from './read-report.ts'

interface Audit {
  readonly score: number | null
  readonly weight: number
}

const category = (score: number | null, audits: Readonly<Record<string, Audit>>) => ({
  score,
  auditRefs: Object.entries(audits).map(([id, { weight }]) => ({ id, weight })),
})

/** A report in which one category has these audits and the others are without fault. */
function reportOf(
  name: Category,
  score: number | null,
  audits: Readonly<Record<string, Audit>>,
  fcpMs = 800,
): LighthouseReport {
  const perfect = {
    performance: category(1, {}),
    accessibility: category(1, {}),
    'best-practices': category(1, {}),
    seo: category(1, {}),
  }
  return {
    categories: { ...perfect, [name]: category(score, audits) },
    audits: { ...audits, 'first-contentful-paint': { score: 1, numericValue: fcpMs } },
  }
}

const crawlable = { 'is-crawlable': { score: 0, weight: 4 } }
const contrast = { 'color-contrast': { score: 0, weight: 7 } }
const rate = (reports: readonly LighthouseReport[], meant: readonly string[] = []) =>
  ratePage(reports.map(readReport), meant)

describe('what Lighthouse says of a page', () => {
  it('is read as scores of a hundred, times, and the names of what failed', () => {
    const visit = readReport(
      reportOf(
        'seo',
        0.925,
        { ...crawlable, 'meta-description': { score: 1, weight: 1 }, canonical: { score: null, weight: 1 } },
        812.4,
      ),
    )
    expect(visit.scores).toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 93 })
    expect(visit.fcpMs).toBe(812.4)
    expect(visit.failed).toEqual([{ category: 'seo', id: 'is-crawlable', weight: 4 }])
  })

  it('is an error where it saw no page', () => {
    expect(() => readReport({ ...reportOf('seo', 1, {}), runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP')
  })

  it('is the median of its visits, with what failed in how many of them', () => {
    const slow = { 'total-blocking-time': { score: 0.4, weight: 30 }, 'unused-javascript': { score: 0.5, weight: 0 } }
    const { scores, fcpMs, failed, defects } = rate([
      reportOf('performance', 0.9, slow, 900),
      reportOf('performance', 0.99, {}, 700),
      reportOf('performance', 1, {}, 800),
    ])
    expect(scores.performance).toEqual({ median: 99, min: 90, max: 100 })
    expect(fcpMs.median).toBe(800)
    expect(failed).toEqual([
      'performance/total-blocking-time in 1 of 3',
      'performance/unused-javascript (hint) in 1 of 3',
    ])
    expect(defects).toEqual([])
  })

  it.each(['accessibility', 'best-practices', 'seo'] as const)(
    'is a defect of the page where %s is below 100 in one visit only',
    (name) => {
      expect(rate([reportOf(name, 1, {}), reportOf(name, 0.98, contrast), reportOf(name, 1, {})]).defects).toEqual([
        name,
      ])
    },
  )

  it('is a defect where a category has no score at all, or lost points without a name', () => {
    expect(rate([reportOf('seo', null, {})]).defects).toEqual(['seo'])
    expect(rate([reportOf('seo', 0.99, {})], ['seo/is-crawlable']).defects).toEqual(['seo'])
  })

  it('sets aside what is meant, and nothing beside it', () => {
    const meant = ['seo/is-crawlable']
    expect(rate([reportOf('seo', 0.63, crawlable)], meant)).toMatchObject({
      failed: ['seo/is-crawlable (meant)'],
      defects: [],
    })
    expect(rate([reportOf('seo', 0.63, crawlable)]).defects).toEqual(['seo'])
    expect(rate([reportOf('seo', 0.5, { ...crawlable, 'link-text': { score: 0, weight: 1 } })], meant).defects).toEqual(
      ['seo'],
    )
    expect(rate([reportOf('accessibility', 0.9, crawlable)], meant).defects).toEqual(['accessibility'])
  })
})
