import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import {
  INSPECTED_FIGURES,
  isInspectedBy,
  sourceLine,
  sourceOf,
  sourceSentence,
  type SourcedFigure,
} from './figure-source.ts'
import { FIGURE_SOURCES, INSPECTION } from '../card/inspection-words.ts'
import type { FigureEvidence } from '../listing.ts'
import { exampleShop } from '../../../testing/example-shop.ts'

const AT = Date.UTC(2026, 2, 11, 4)
const EVIDENCE: FigureEvidence = { digests: ['a'.repeat(64)], inspectedAt: AT, confirmedAt: AT + 86_400_000 }
const anEvidence = fc.record({
  digests: fc.array(fc.constantFrom('a'.repeat(64), 'b'.repeat(64)), { maxLength: 3 }),
  inspectedAt: anInstant(),
  confirmedAt: fc.option(anInstant()),
})
const aSource: fc.Arbitrary<SourcedFigure> = fc
  .record({
    by: fc.constantFrom('seller' as const, 'platform-export' as const, 'inspector' as const),
    at: anInstant(),
    evidence: fc.option(anEvidence, { nil: undefined }),
  })
  .map(({ evidence, ...rest }) => (evidence === undefined ? rest : { ...rest, evidence }))

describe('what is said of a figure’s source', () => {
  it('says of an export that no file was seen, and that it is the seller’s word (CAT-44)', () => {
    expect(sourceSentence({ by: 'platform-export', at: AT })).toEqual({
      zh: '卖家于 2026-03-11 填写，并说来自后台导出。平台没有看到文件，请在看店时要求出示。',
      en: 'Entered by the seller on 2026-03-11, who says it was exported from the shop’s admin. We haven’t seen the file. Ask for it at the viewing.',
    })
    expect(FIGURE_SOURCES['platform-export']).toEqual({ zh: '卖家称导出', en: 'Seller says exported' })
  })

  it('says of an inspection who did what on which day, and how many files are stored (CAT-44)', () => {
    const figure: SourcedFigure = { by: 'inspector', at: AT, evidence: EVIDENCE }
    expect(sourceSentence(figure)).toEqual({
      zh: '验店员于 2026-03-11 核对，另一名审核员于 2026-03-12 复核，平台存有 1 份凭证。',
      en: 'Checked by an inspector on 2026-03-11 and confirmed by a second reviewer on 2026-03-12. We keep 1 file as evidence.',
    })
    expect(sourceLine(figure)).toEqual({ zh: '验店确认 2026-03-11', en: 'Inspected, 2026-03-11' })
  })

  it('says of a mark of former days that there is no evidence, and counts it as the seller’s word (CAT-44)', () => {
    expect(sourceSentence({ by: 'inspector', at: AT }).zh).toBe(
      '2026-03-11 有过验店标记，但没有留下凭证，平台不把它算作已验店。',
    )
    expect(sourceOf({ by: 'inspector', at: AT })).toBe('seller')
    expect(sourceOf({ by: 'inspector', at: AT, evidence: { ...EVIDENCE, confirmedAt: null } })).toBe('seller')
  })

  it('claims a file or an inspection only where one is stored, in both languages (CAT-44)', () => {
    fc.assert(
      fc.property(aSource, (figure) => {
        const isProven = figure.by === 'inspector' && (figure.evidence?.digests.length ?? 0) > 0
        const isConfirmed = isProven && figure.evidence?.confirmedAt !== null
        const { zh, en } = sourceSentence(figure)
        const sentences = [zh, en, ...Object.values(sourceLine(figure))].join(' ')
        if (!isConfirmed)
          expect(sentences).not.toMatch(/平台存有|复核|验店确认|核对，|We keep|confirmed|Checked by|Inspected,/)
        expect(sentences).not.toMatch(/未经手工|逐项|unedited/)
        expect(sourceOf(figure) === 'inspector').toBe(isConfirmed)
      }),
    )
  })

  it('calls a shop inspected only where each of its figures is (CAT-45)', () => {
    const { figures } = exampleShop(1)
    const all = Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [key, { ...figure, by: 'inspector', evidence: EVIDENCE }]),
    ) as unknown as typeof figures
    expect(isInspectedBy(all)).toBe(true)
    for (const key of INSPECTED_FIGURES) {
      const figure = all[key]
      if (figure === undefined) continue
      const { evidence: _evidence, ...bare } = figure
      expect(isInspectedBy({ ...all, [key]: bare })).toBe(false)
    }
    expect(INSPECTION.sentence.zh).toContain('凭证')
  })
})
