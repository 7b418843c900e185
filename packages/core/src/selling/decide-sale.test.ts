import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { reasonOf, valueOf } from '../../testing/fixture-steps.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { DAY_MS } from '../kernel/index.ts'
import {
  decideAct,
  decideChange,
  decidePrice,
  decideReview,
  decideSubmission,
  MAX_PRICE_CHANGES_A_DAY,
  MAX_SUBMISSIONS_A_DAY,
  MAX_UNDER_REVIEW,
  mayChangeAt,
  mayPriceAt,
  saleActsAt,
  type ListedRecord,
  type SaleFacts,
  type SaleMove,
} from './decide-sale.ts'
import { INSPECTED_FIGURES } from './inspection.ts'
import { listedShop, sellFormOf } from './listed-shop.ts'
import { readSellForm } from './read-sell-form.ts'
import { NEW_SALE, SALE_ACTS, SALE_STAGES, saleStage, type SaleStage } from './sale.ts'

const offeringOf = (change = {}) => {
  const read = readSellForm(aSellForm(change), NOW)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}
const SHOP = listedShop(offeringOf(), [], NOW - DAY_MS)
const BY = { userId: 'seller', revision: 3 }
const RECORD = { ...NEW_SALE, revision: 3 }

/** A listing at a stage, as its table would have it. */
function at(stage: SaleStage, facts: Partial<SaleFacts> = {}): SaleFacts {
  const listing: ListedRecord = {
    sellerId: 'seller',
    shop: SHOP,
    status: stage === 'more-wanted' ? 'under-review' : stage === 'paused' ? 'withdrawn' : stage,
    record: {
      ...RECORD,
      isPaused: stage === 'paused',
      wanted: stage === 'more-wanted' ? { field: 'fans', words: '请补截图' } : null,
      refusedFor: stage === 'refused' ? '已关闭' : null,
    },
  }
  return { listing, hasOrder: false, at: NOW, ...facts }
}
const STAGES = Object.keys(SALE_STAGES) as SaleStage[]
const stageOf = (move: { readonly ok: boolean; readonly value?: SaleMove }) =>
  move.value === undefined ? undefined : saleStage(move.value.status, move.value.record)
const refusedAs = (reason: string) => ({ ok: false, failure: { reason } })

describe('a sale', () => {
  it('begins under review, with contact data marked, and only so many at once and a day (SEL-1, SEL-6, SEL-18)', () => {
    const facts = { underReview: 0, withinDay: 0, at: NOW }
    expect(decideSubmission(facts, offeringOf({ holder: '加微信 abc_1234' }), [])).toMatchObject({
      value: { status: 'under-review', isPublished: false, record: { revision: 1, marked: ['holder'] } },
    })
    for (const over of [{ underReview: MAX_UNDER_REVIEW }, { withinDay: MAX_SUBMISSIONS_A_DAY }])
      expect(decideSubmission({ ...facts, ...over }, offeringOf(), [])).toMatchObject(refusedAs('too-many'))
  })

  it.each(STAGES)('at the stage %s leads exactly where its buttons say (SEL-12)', (stage) => {
    for (const act of SALE_ACTS) {
      const decided = decideAct(at(stage), { ...BY, act })
      expect(decided.ok, act).toBe(saleActsAt(stage).includes(act))
      if (decided.ok)
        expect(stageOf(decided)).toBe(
          { pause: 'paused', resume: 'on-sale', withdraw: 'withdrawn', resubmit: 'under-review' }[act],
        )
    }
    expect(decideChange(at(stage), { ...BY, offering: offeringOf(), photos: [] }).ok).toBe(mayChangeAt(stage))
    const priced = decidePrice(at(stage), { ...BY, priceFen: 10_000_000, changesWithinDay: 0 })
    expect([priced.ok, priced.ok && stageOf(priced)]).toEqual([mayPriceAt(stage), mayPriceAt(stage) && stage])
  })

  it.each(STAGES)('at the stage %s is not changed while an order stands (SEL-14)', (stage) => {
    const facts = at(stage, { hasOrder: true })
    for (const act of SALE_ACTS) expect(decideAct(facts, { ...BY, act })).toMatchObject(refusedAs('shop-in-order'))
    expect(decideChange(facts, { ...BY, offering: offeringOf(), photos: [] })).toMatchObject(refusedAs('shop-in-order'))
    expect(decideReview(facts, 3, { kind: 'refuse', why: 'x' }).ok).toBe(
      stage === 'under-review' || stage === 'more-wanted',
    )
  })

  it('is its seller’s, who has to have seen it as it is (SEL-13, SEL-15)', () => {
    const act = { act: 'pause', revision: 3 } as const
    expect(decideAct(at('on-sale'), { ...act, userId: 'another' })).toMatchObject(refusedAs('not-found'))
    expect(decideAct(at('on-sale', { listing: undefined }), { ...act, userId: 'seller' })).toMatchObject(
      refusedAs('not-found'),
    )
    for (const revision of [2, 4])
      expect(decideAct(at('on-sale'), { ...BY, act: 'pause', revision })).toMatchObject(refusedAs('changed-elsewhere'))
  })

  it('tells those who keep it of a price that fell on the market, and of no other (SEL-10, SEL-11)', () => {
    const price = (stage: SaleStage, priceFen: number, changesWithinDay = 0) =>
      decidePrice(at(stage), { ...BY, priceFen, changesWithinDay })
    expect(price('on-sale', SHOP.priceFen - 1)).toMatchObject({ value: { fellFromFen: SHOP.priceFen } })
    expect(price('on-sale', SHOP.priceFen + 1)).toMatchObject({ value: { fellFromFen: null } })
    expect(price('paused', SHOP.priceFen - 1)).toMatchObject({ value: { fellFromFen: null } })
    for (const senseless of [SHOP.priceFen, 9_999, 10_000_000_001, Number.NaN])
      expect(price('on-sale', senseless)).toMatchObject(refusedAs('bad-parameter'))
    expect(price('on-sale', 10_000, MAX_PRICE_CHANGES_A_DAY)).toMatchObject(refusedAs('too-many'))
  })

  it('is reviewed while it waits, in the revision that was read (SEL-7, SEL-8)', () => {
    for (const stage of STAGES) {
      const isOpen = stage === 'under-review' || stage === 'more-wanted'
      expect(decideReview(at(stage), 3, { kind: 'accept' }).ok).toBe(isOpen)
      expect(decideReview(at(stage), 3, { kind: 'ask', field: 'fans', words: 'x' }).ok).toBe(isOpen)
      expect(decideReview(at(stage), 3, { kind: 'refuse', why: 'x' }).ok).toBe(isOpen || stage === 'on-sale')
    }
    expect(decideReview(at('under-review'), 2, { kind: 'accept' })).toMatchObject(refusedAs('changed-elsewhere'))
    expect(decideReview(at('more-wanted'), 3, { kind: 'accept' })).toMatchObject({
      value: { status: 'on-sale', isPublished: true, record: { wanted: null, marked: [], revision: 4 } },
    })
    expect(stageOf(decideReview(at('under-review'), 3, { kind: 'ask', field: 'fans', words: 'x' }))).toBe('more-wanted')
    expect(decideReview(at('on-sale', { listing: undefined }), 3, { kind: 'accept' })).toMatchObject(
      refusedAs('not-found'),
    )
  })
})

describe('what a listing says', () => {
  const inspected = {
    ...SHOP,
    isInspected: true,
    figures: Object.fromEntries(
      Object.entries(SHOP.figures).map(([key, figure]) => [key, { ...figure, by: 'inspector' }]),
    ) as unknown as typeof SHOP.figures,
  }

  it('is given back as a form that says the same (SEL-2)', () => {
    const form = sellFormOf(SHOP, { name: '周先生', mobile: '13800000003' }, [])
    const again = readSellForm({ ...form, consent: 'yes' }, NOW)
    expect(again.ok && listedShop(again.value, [], NOW, SHOP)).toEqual(SHOP)
  })

  it('marks what an inspector confirmed at once, on the market too, and not under an order or unseen (SEL-29)', () => {
    const says = { kind: 'inspect', figures: ['ratings', 'fans'] } as const
    const listing = {
      sellerId: 's',
      status: 'on-sale',
      shop: { ...SHOP, isInspected: false },
      record: NEW_SALE,
    } as const
    const facts = { listing, hasOrder: false, at: 77 }
    const move = valueOf(decideReview(facts, 0, says))
    expect(move).toMatchObject({ status: 'on-sale', event: 'inspected', isPublished: false, record: { revision: 1 } })
    expect(move.shop?.figures.ratings).toEqual({ ...SHOP.figures.ratings, by: 'inspector', at: 77 })
    expect(move.shop?.isInspected).toBe(false)
    const whole = valueOf(decideReview(facts, 0, { kind: 'inspect', figures: INSPECTED_FIGURES }))
    expect(whole.shop?.isInspected).toBe(true)
    expect(reasonOf(decideReview({ ...facts, hasOrder: true }, 0, says))).toBe('changed-elsewhere')
    expect(reasonOf(decideReview(facts, 1, says))).toBe('changed-elsewhere')
    const gone = { ...facts, listing: { ...listing, status: 'withdrawn' as const } }
    expect(reasonOf(decideReview(gone, 0, says))).toBe('changed-elsewhere')
  })

  it('keeps an inspector’s mark on what stays as it was, and on nothing that was changed (SEL-9)', () => {
    expect(
      listedShop(offeringOf({ description: '换一段介绍，其余都不变。', price: '1000' }), [], NOW, inspected),
    ).toMatchObject({
      isInspected: true,
      figures: { fans: { by: 'inspector' } },
    })
    const changed = listedShop(offeringOf({ fans: '5', level: '5 皇冠' }), [], NOW, inspected)
    expect([changed.isInspected, changed.figures.fans, changed.figures.level, changed.figures.ratings.by]).toEqual([
      false,
      { value: 5, by: 'platform-export', at: NOW },
      { value: '5 皇冠', by: 'seller', at: NOW },
      'inspector',
    ])
    expect(listedShop(offeringOf({ title: '另一个名字的店' }), [], NOW, inspected).isInspected).toBe(false)
  })
})
