import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { reasonOf } from '../../testing/fixture-steps.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { DAY_MS, fail, ok, refused } from '../kernel/index.ts'
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
  type ReviewFacts,
  type SaleMove,
} from './decide-sale.ts'
import { listedShop } from './listed-shop.ts'
import { MAX_PRICE_FEN, MIN_PRICE_FEN, readSellForm } from './read-sell-form.ts'
import { NEW_SALE, SALE_ACTS, SALE_STAGES, saleStage, type SaleStage } from './sale.ts'

const offeringOf = (change = {}) => {
  const read = readSellForm(aSellForm(change), NOW)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}
const PHOTO = { url: '/pictures/p1', width: 1, height: 1, caption: '' }
const SHOP = listedShop(offeringOf(), [PHOTO], NOW - DAY_MS)
const BY = { userId: 'seller', revision: 3 }
const RECORD = { ...NEW_SALE, revision: 3 }

/** A listing at a stage, as its table would have it. */
function at(stage: SaleStage, facts: Partial<ReviewFacts> = {}): ReviewFacts {
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
  const seller = { isVerified: true, arePayoutsHeld: false }
  return { listing, hasOrder: false, seller, inspections: [], at: NOW, ...facts }
}
const TAKEN: ReadonlySet<SaleStage> = new Set(['deposit-taken', 'handing-over', 'sold'])
const STAGES = Object.keys(SALE_STAGES) as SaleStage[]
/** The price last shown on the market, for a listing without any record before. */
const shownAt = (stage: SaleStage, isShown: boolean) => (stage === 'on-sale' || isShown ? SHOP.priceFen : null)
const stageOf = (move: { readonly ok: boolean; readonly value?: SaleMove }) =>
  move.value === undefined ? undefined : saleStage(move.value.status, move.value.record)

const NOT_FOUND = fail(refused('not-found', '没有找到这家店铺', 'id'))
const IN_ORDER = fail(
  refused('shop-in-order', '这家店铺有进行中或已完成的订单，不能修改。订单取消或退款结束后可以再改', 'id'),
)
const CHANGED = fail(
  refused('changed-elsewhere', '这家店铺刚在别处改过，没有覆盖。请先看最新内容，再改一次', 'revision'),
)
const MOVED_ON = fail(refused('changed-elsewhere', '店铺状态已变化，请刷新后再看', 'id'))

describe('a sale', () => {
  it('begins under review, with contact data marked, and only so many at once and a day (SEL-1, SEL-6, SEL-18)', () => {
    const facts = { underReview: MAX_UNDER_REVIEW - 1, withinDay: MAX_SUBMISSIONS_A_DAY - 1, at: NOW }
    const photo = { url: '/a', width: 1, height: 1, caption: '' }
    const offering = offeringOf({ holder: '加微信 abc_1234' })
    expect(decideSubmission(facts, offering, [photo])).toEqual(
      ok({
        status: 'under-review',
        record: {
          revision: 1,
          isPaused: false,
          wanted: null,
          refusedFor: null,
          contact: { name: '周先生', mobile: '13800000003' },
          marked: ['holder'],
          publicPriceFen: null,
          removed: null,
        },
        shop: listedShop(offering, [photo], NOW),
        event: 'submitted',
        words: '',
        isPublished: false,
        changedFromFen: null,
      }),
    )
    expect(decideSubmission({ ...facts, underReview: MAX_UNDER_REVIEW }, offeringOf(), [])).toEqual(
      fail(refused('too-many', '您有 10 家店铺在审核中，请等审核后再提交')),
    )
    expect(decideSubmission({ ...facts, withinDay: MAX_SUBMISSIONS_A_DAY }, offeringOf(), [])).toEqual(
      fail(refused('too-many', '一天最多提交 10 家店铺，请明天再来')),
    )
  })

  it('goes back to review with every change, and what was wanted or refused before is over (SEL-7)', () => {
    const offering = offeringOf({ title: '换一个标题', description: '请加微信 abc_1234 看后台' })
    for (const stage of ['more-wanted', 'refused', 'paused'] as const)
      expect(decideChange(at(stage), { ...BY, offering, photos: [] })).toEqual(
        ok({
          status: 'under-review',
          record: { ...RECORD, revision: 4, contact: offering.contact, marked: ['description'] },
          shop: listedShop(offering, [], NOW, SHOP),
          event: 'changed',
          words: '',
          isPublished: false,
          changedFromFen: null,
        }),
      )
    expect(decideChange(at('on-sale'), { ...BY, userId: 'another', offering, photos: [] })).toEqual(NOT_FOUND)
  })

  it.each(STAGES)('at the stage %s leads exactly where its buttons say (SEL-12)', (stage) => {
    for (const act of SALE_ACTS) {
      const decided = decideAct(at(stage), { ...BY, act })
      expect(decided.ok, act).toBe(saleActsAt(stage).includes(act))
      if (!decided.ok) {
        expect(decided).toEqual(TAKEN.has(stage) ? IN_ORDER : MOVED_ON)
        continue
      }
      expect([stageOf(decided), decided.value]).toEqual([
        { pause: 'paused', resume: 'on-sale', withdraw: 'withdrawn', resubmit: 'under-review' }[act],
        {
          status: { pause: 'withdrawn', resume: 'on-sale', withdraw: 'withdrawn', resubmit: 'under-review' }[act],
          record: {
            ...RECORD,
            revision: 4,
            isPaused: act === 'pause',
            publicPriceFen: shownAt(stage, act === 'resume'),
          },
          shop: null,
          event: { pause: 'paused', resume: 'resumed', withdraw: 'withdrawn', resubmit: 'submitted' }[act],
          words: '',
          isPublished: false,
          changedFromFen: null,
        },
      ])
    }
    expect(decideChange(at(stage), { ...BY, offering: offeringOf(), photos: [] }).ok).toBe(mayChangeAt(stage))
    const priced = decidePrice(at(stage), { ...BY, priceFen: 10_000_000, changesWithinDay: 0 })
    expect([priced.ok, priced.ok && stageOf(priced)]).toEqual([mayPriceAt(stage), mayPriceAt(stage) && stage])
  })

  it.each([
    ['under-review', ['withdraw'], true, false],
    ['more-wanted', ['withdraw'], true, false],
    ['on-sale', ['pause', 'withdraw'], true, true],
    ['paused', ['resume', 'withdraw'], true, true],
    ['deposit-taken', [], false, false],
    ['handing-over', [], false, false],
    ['sold', [], false, false],
    ['withdrawn', ['resubmit'], true, false],
    ['refused', ['withdraw'], true, false],
  ] as const)('at the stage %s offers %j; may be changed: %s, priced: %s (SEL-12)', (stage, acts, changes, prices) => {
    expect([saleActsAt(stage), mayChangeAt(stage), mayPriceAt(stage)]).toEqual([acts, changes, prices])
  })

  it.each(STAGES)('at the stage %s is not changed while an order stands (SEL-14)', (stage) => {
    const facts = at(stage, { hasOrder: true })
    for (const act of SALE_ACTS) expect(decideAct(facts, { ...BY, act })).toEqual(IN_ORDER)
    expect(decideChange(facts, { ...BY, offering: offeringOf(), photos: [] })).toEqual(IN_ORDER)
    const isOpen = stage === 'under-review' || stage === 'more-wanted'
    const refusal = decideReview(facts, 3, { kind: 'refuse', why: 'x' })
    expect(refusal.ok ? 'refused' : refusal).toEqual(isOpen ? 'refused' : MOVED_ON)
  })

  it('is its seller’s, who has to have seen it as it is (SEL-13, SEL-15)', () => {
    const act = { act: 'pause', revision: 3 } as const
    expect(decideAct(at('on-sale'), { ...act, userId: 'another' })).toEqual(NOT_FOUND)
    expect(decideAct(at('on-sale', { listing: undefined }), { ...act, userId: 'seller' })).toEqual(NOT_FOUND)
    expect(decidePrice(at('on-sale'), { ...BY, userId: 'another', priceFen: 10_000, changesWithinDay: 0 })).toEqual(
      NOT_FOUND,
    )
    for (const revision of [2, 4]) expect(decideAct(at('on-sale'), { ...BY, act: 'pause', revision })).toEqual(CHANGED)
  })

  it('tells those who keep it of a price that changed on the market (SEL-10, SEL-11, SEL-28)', () => {
    const price = (stage: SaleStage, priceFen: number, changesWithinDay = 0) =>
      decidePrice(at(stage), { ...BY, priceFen, changesWithinDay })
    expect(price('on-sale', SHOP.priceFen - 1)).toMatchObject({ value: { changedFromFen: SHOP.priceFen } })
    expect(price('on-sale', SHOP.priceFen + 1)).toMatchObject({ value: { changedFromFen: SHOP.priceFen } })
    expect(price('paused', SHOP.priceFen - 1)).toMatchObject({ value: { changedFromFen: null } })
    expect(price('on-sale', 15_000_000)).toEqual(
      ok({
        status: 'on-sale',
        record: { ...RECORD, revision: 4, publicPriceFen: 15_000_000 },
        shop: { ...SHOP, priceFen: 15_000_000 },
        event: 'price-changed',
        words: '¥168,000.00 → ¥150,000.00',
        isPublished: false,
        changedFromFen: SHOP.priceFen,
      }),
    )
  })

  it('has a price from 100 yuan on that differs from the last one, at most three times a day (SEL-11)', () => {
    const price = (stage: SaleStage, priceFen: number, changesWithinDay = 0) =>
      decidePrice(at(stage), { ...BY, priceFen, changesWithinDay })
    for (const senseless of [MIN_PRICE_FEN - 1, MAX_PRICE_FEN + 1, Number.NaN])
      expect(price('on-sale', senseless)).toEqual(
        fail(refused('bad-parameter', '标价（元）：超出了可填的范围', 'price')),
      )
    expect(price('on-sale', SHOP.priceFen)).toEqual(
      fail(refused('bad-parameter', '新价格与现在的标价一样', 'priceFen')),
    )
    for (const priceFen of [MIN_PRICE_FEN, MAX_PRICE_FEN])
      expect(price('on-sale', priceFen, MAX_PRICE_CHANGES_A_DAY - 1).ok).toBe(true)
    expect(price('on-sale', MIN_PRICE_FEN, MAX_PRICE_CHANGES_A_DAY)).toEqual(
      fail(refused('too-many', '一家店铺一天最多改价 3 次，请明天再改')),
    )
    expect(price('under-review', MIN_PRICE_FEN)).toEqual(MOVED_ON)
  })

  it('is reviewed while it waits, in the revision that was read (SEL-7, SEL-8)', () => {
    for (const stage of STAGES) {
      const isOpen = stage === 'under-review' || stage === 'more-wanted'
      expect(decideReview(at(stage), 3, { kind: 'accept' }).ok).toBe(isOpen)
      expect(decideReview(at(stage), 3, { kind: 'ask', field: 'fans', words: 'x' }).ok).toBe(isOpen)
      expect(decideReview(at(stage), 3, { kind: 'refuse', why: 'x' }).ok).toBe(isOpen || stage === 'on-sale')
    }
    expect(decideReview(at('under-review'), 2, { kind: 'accept' })).toEqual(CHANGED)
    expect(decideReview(at('paused'), 3, { kind: 'accept' })).toEqual(MOVED_ON)
    expect(decideReview(at('on-sale', { listing: undefined }), 3, { kind: 'accept' })).toEqual(NOT_FOUND)
    expect(stageOf(decideReview(at('under-review'), 3, { kind: 'ask', field: 'fans', words: 'x' }))).toBe('more-wanted')
  })

  it('keeps what a reviewer said of it last, and nothing of what was said before (SEL-7)', () => {
    const unchanged = { shop: null, words: '', isPublished: false, changedFromFen: null }
    const marked = at('more-wanted')
    const { listing } = marked
    const facts =
      listing === undefined
        ? marked
        : { ...marked, listing: { ...listing, record: { ...listing.record, marked: ['title' as const] } } }
    const record = { ...RECORD, revision: 4 }
    expect(decideReview(facts, 3, { kind: 'accept' })).toEqual(
      ok({
        ...unchanged,
        status: 'on-sale',
        record: { ...record, publicPriceFen: SHOP.priceFen },
        event: 'accepted',
        isPublished: true,
      }),
    )
    expect(decideReview(facts, 3, { kind: 'ask', field: 'level', words: '请补等级' })).toEqual(
      ok({
        ...unchanged,
        status: 'under-review',
        record: { ...record, marked: ['title'], wanted: { field: 'level', words: '请补等级' } },
        event: 'more-wanted',
        words: '请补等级',
      }),
    )
    expect(decideReview(facts, 3, { kind: 'refuse', why: '材料不实' })).toEqual(
      ok({
        ...unchanged,
        status: 'refused',
        record: { ...record, marked: ['title'], refusedFor: '材料不实' },
        event: 'refused',
        words: '材料不实',
      }),
    )
  })
})

describe('a listing that a reviewer accepts', () => {
  const accepted = (facts: Partial<ReviewFacts>) => decideReview(at('under-review', facts), 3, { kind: 'accept' })
  const without = (change: object) => {
    const { listing } = at('under-review')
    return listing === undefined ? {} : { listing: { ...listing, shop: { ...listing.shop, ...change } } }
  }

  it('has a verified seller and photos, and the refusal names all that is missing (SEL-35)', () => {
    expect(accepted({}).ok).toBe(true)
    const unverified = { seller: { isVerified: false, arePayoutsHeld: false } }
    expect(accepted(unverified)).toEqual(
      fail(refused('listing-incomplete', '还不能上架：卖家还没有通过实名认证', 'verification')),
    )
    expect(accepted(without({ photos: [] }))).toEqual(
      fail(refused('listing-incomplete', '还不能上架：还没有店铺照片', 'photos')),
    )
    expect(accepted({ ...unverified, ...without({ photos: [] }) })).toEqual(
      fail(refused('listing-incomplete', '还不能上架：卖家还没有通过实名认证；还没有店铺照片', 'verification')),
    )
  })

  it('is not one of a seller whose payouts are on hold (SEL-35)', () => {
    expect(reasonOf(accepted({ seller: { isVerified: true, arePayoutsHeld: true } }))).toBe('listing-incomplete')
  })
})
