import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../../testing/a-sell-form.ts'
import { reasonOf, valueOf } from '../../../testing/fixture-steps.ts'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import { INSPECTED_FIGURES, sourceOf, sourceSentence, type InspectedFigure } from '../../catalog/index.ts'
import { decideReview, type ReviewFacts } from '../decide-sale.ts'
import { decideConfirmation, decideInspection, unconfirmedIn, type Inspection } from './inspection.ts'
import { listedShop, type ListedShop } from '../listed-shop.ts'
import { readSellForm } from '../read-sell-form.ts'
import { NEW_SALE } from '../sale.ts'

const read = readSellForm(aSellForm(), NOW)
if (!read.ok) throw new Error(JSON.stringify(read.failure))
const SHOP = listedShop(read.value, [], NOW)
const digestOf = (number: number) => String(number).padStart(64, '0')
const inspection = (figure: InspectedFigure, number: number, by = 'Li Na'): Inspection => ({
  figure,
  digest: digestOf(number),
  by,
})
/** The listing with a file for each of these figures, and the files. */
const inspected = (figures: readonly InspectedFigure[], by = 'Li Na') =>
  figures.reduce<{ readonly shop: ListedShop; readonly files: readonly Inspection[] }>(
    ({ shop, files }, figure, number) => {
      const one = inspection(figure, number, by)
      return { shop: valueOf(decideInspection(shop, files, one, NOW)), files: [...files, one] }
    },
    { shop: SHOP, files: [] },
  )

describe('an inspection', () => {
  it('leaves a figure its seller’s until another reviewer confirms it by its stored file (SEL-29, SEL-36)', () => {
    const { shop, files } = inspected(['ratings'])
    expect([shop.figures.ratings.by, shop.isInspected, unconfirmedIn(shop)]).toEqual([
      'platform-export',
      false,
      ['ratings'],
    ])
    const confirmed = valueOf(decideConfirmation(shop, files, { figures: ['ratings'], by: 'Zhao Min' }, NOW + 1))
    expect(confirmed.figures.ratings).toEqual({
      value: SHOP.figures.ratings.value,
      by: 'inspector',
      at: NOW + 1,
      evidence: { digests: [digestOf(0)], inspectedAt: NOW, confirmedAt: NOW + 1 },
    })
    expect([confirmed.isInspected, unconfirmedIn(confirmed)]).toEqual([false, []])
  })

  it.each(['Li Na', 'li  na', 'ＬＩ ＮＡ', 'L. Na', 'Na Li', 'LN'])(
    'is not confirmed by its own inspector under the name %j (SEL-36)',
    (by) => {
      const { shop, files } = inspected(['ratings'])
      expect(decideConfirmation(shop, files, { figures: ['ratings'], by }, NOW)).toMatchObject({
        failure: { field: 'by' },
      })
    },
  )

  it('needs a file for each figure, and one file shows one figure of a listing (SEL-37)', () => {
    const { shop, files } = inspected(['ratings'])
    expect(decideInspection(shop, files, inspection('fans', 0), NOW)).toMatchObject({ failure: { field: 'file' } })
    for (const digest of ['', 'all', digestOf(1).slice(1)])
      expect(decideInspection(shop, files, { ...inspection('fans', 1), digest }, NOW).ok).toBe(false)
    expect(decideConfirmation(shop, files, { figures: ['ratings', 'fans'], by: 'Zhao Min' }, NOW)).toMatchObject({
      failure: { field: 'figures' },
    })
    expect(reasonOf(decideConfirmation(shop, [], { figures: ['ratings'], by: 'Zhao Min' }, NOW))).toBe('bad-parameter')
    expect(decideConfirmation(shop, files, { figures: [], by: 'Zhao Min' }, NOW).ok).toBe(false)
  })

  it('makes the shop an inspected one once each figure is confirmed, and not before (SEL-29)', () => {
    const { shop, files } = inspected(INSPECTED_FIGURES)
    const [last, ...others] = INSPECTED_FIGURES
    const most = valueOf(decideConfirmation(shop, files, { figures: others, by: 'Zhao Min' }, NOW))
    expect(most.isInspected).toBe(false)
    const all = valueOf(decideConfirmation(most, files, { figures: [last], by: 'Zhao Min' }, NOW))
    expect(all.isInspected).toBe(true)
    expect(decideInspection(all, files, inspection('fans', 99), NOW)).toMatchObject({ failure: { field: 'figure' } })
  })

  it('is decided on the market too, not under an order, and never unseen (SEL-29)', () => {
    const facts: ReviewFacts = {
      listing: { sellerId: 's', status: 'on-sale', shop: SHOP, record: NEW_SALE },
      seller: { isVerified: true, arePayoutsHeld: false },
      inspections: [],
      hasOrder: false,
      at: NOW,
    }
    const says = { kind: 'inspect', ...inspection('ratings', 1) } as const
    expect(valueOf(decideReview(facts, 0, says))).toMatchObject({
      status: 'on-sale',
      event: 'inspected',
      isPublished: false,
      record: { revision: 1 },
    })
    expect(reasonOf(decideReview({ ...facts, hasOrder: true }, 0, says))).toBe('changed-elsewhere')
    expect(reasonOf(decideReview(facts, 1, says))).toBe('changed-elsewhere')
  })

  it('never makes a figure an inspector’s without files of one person and the word of another, whatever reviewers do (SEL-36, SEL-37)', () => {
    const aStep = fc.record({
      act: fc.constantFrom('inspect', 'confirm'),
      figures: fc.subarray([...INSPECTED_FIGURES], { minLength: 1, maxLength: 3 }),
      file: fc.nat(5),
      by: fc.constantFrom('Li Na', 'li na', 'L.N.', 'Zhao Min', 'Wang Fang', ' '),
    })
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
        let [shop, files]: [ListedShop, readonly Inspection[]] = [SHOP, []]
        const confirmedBy = new Map<InspectedFigure, string>()
        for (const { act, figures, file, by } of steps) {
          const one = inspection(figures[0] ?? 'fans', file, by)
          const decided =
            act === 'inspect'
              ? decideInspection(shop, files, one, NOW)
              : decideConfirmation(shop, files, { figures, by }, NOW)
          if (!decided.ok) continue
          shop = decided.value
          if (act === 'inspect') files = [...files, one]
          else for (const figure of figures) confirmedBy.set(figure, by)
        }
        expect(new Set(files.map(({ digest }) => digest)).size).toBe(files.length)
        for (const figure of INSPECTED_FIGURES) {
          const now = shop.figures[figure]
          if (now === undefined || sourceOf(now) !== 'inspector') continue
          const own = files.filter((one) => one.figure === figure)
          expect(own.length).toBeGreaterThan(0)
          for (const { by } of own) expect([by, confirmedBy.get(figure)]).not.toEqual([by, by])
          expect(sourceSentence(now).zh).toContain(`${own.length} 份凭证`)
        }
      }),
    )
  })
})
