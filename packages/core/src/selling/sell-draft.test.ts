import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { isEmptySellForm, readSellDraft, sellDraftText } from './sell-draft.ts'
import { EMPTY_SELL_FORM } from './sell-form.ts'
import { isPubliclyVisible, LISTING_STATUSES, type ListingStatus, type ShopId } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { daysOnSale, isOwnOnMarket } from './own-figures.ts'
import type { SaleMove } from './decide-sale.ts'
import { saleMessages } from './sale-messages.ts'
import { NEW_SALE } from './sale.ts'

describe('a draft of a listing', () => {
  it('is read back as it was written (SEL-19)', () => {
    for (const form of [aSellForm(), EMPTY_SELL_FORM, aSellForm({ title: '"<&\u2028' })])
      expect(readSellDraft(sellDraftText(form))).toEqual({ form, fate: 'same' })
    expect([isEmptySellForm(EMPTY_SELL_FORM), isEmptySellForm(aSellForm())]).toEqual([true, false])
  })

  it('is written without what was left empty (SEL-19)', () => {
    expect(sellDraftText({ ...EMPTY_SELL_FORM, title: '老店' })).toBe('{"version":1,"form":{"title":"老店"}}')
    expect(isEmptySellForm({ ...EMPTY_SELL_FORM, consent: 'yes' })).toBe(false)
  })

  it('of another version brings what is still asked, or nothing, and says so (SEL-25)', () => {
    expect(readSellDraft('{"version":0,"form":{"title":"老店","colour":"red"}}')).toEqual({
      form: { ...EMPTY_SELL_FORM, title: '老店' },
      fate: 'carried-over',
    })
    expect(readSellDraft('{"version":9,"form":{"colour":"red"}}')).toEqual({ form: EMPTY_SELL_FORM, fate: 'dropped' })
    expect(readSellDraft('{"version":1,"form":{"title":7}}')?.fate).toBe('dropped')
    expect(readSellDraft('{"version":1,"form":{"title":7,"level":"3"}}')).toEqual({
      form: { ...EMPTY_SELL_FORM, level: '3' },
      fate: 'carried-over',
    })
    expect(readSellDraft('{"version":0,"form":{"title":"老店"}}')?.fate).toBe('carried-over')
  })

  it('is any text, and what is no draft is none (SEL-25)', () => {
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '{}',
      '{"version":1}',
      '{"version":1,"form":[]}',
      '{"version":1,"form":null}',
      '{"version":"1","form":{}}',
    ])
      expect(readSellDraft(text)).toBeUndefined()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSellDraft(text)))
  })
})

it('a shop is its seller’s own on the market while all see it and until it is sold (SEL-32)', () => {
  for (const status of Object.keys(LISTING_STATUSES) as ListingStatus[])
    expect(isOwnOnMarket(status), status).toBe(isPubliclyVisible(status) && status !== 'sold')
})

it('days on sale are days of the Chinese calendar, the day of listing being the first (SEL-32)', () => {
  const day = parseDay('2026-03-11')
  expect(daysOnSale(day, day)).toBe(1)
  expect(daysOnSale(day + DAY_MS - 1, day + DAY_MS)).toBe(2)
  expect(daysOnSale(day, day + 2 * DAY_MS - 1)).toBe(2)
  // A clock that is slow tells no day before the first.
  expect(daysOnSale(day, day - DAY_MS)).toBe(1)
  fc.assert(
    fc.property(fc.nat({ max: DAY_MS - 1 }), fc.nat({ max: DAY_MS - 1 }), fc.nat({ max: 4000 }), (from, to, days) => {
      expect(daysOnSale(day + from, day + days * DAY_MS + to)).toBe(days + 1)
    }),
  )
})

const MOVE: SaleMove = {
  status: 'on-sale',
  record: { ...NEW_SALE, revision: 4 },
  shop: null,
  event: 'accepted',
  words: '',
  isPublished: true,
  changedFromFen: null,
}
const SHOP = {
  id: 'shop-1' as ShopId,
  sellerId: 'seller',
  title: '晴川女装旗舰店',
  at: 7,
}
const answered = (status: string, text: string | null) => ({
  userId: 'seller',
  event: 'platform.answered',
  key: 'sale shop-1 4',
  subject: 'shop-1',
  figures: { title: '晴川女装旗舰店', status, text },
  at: 7,
})

describe('what is told of a sale', () => {
  it('is to its seller each word of a reviewer, once for each revision (SEL-28)', () => {
    expect(saleMessages(MOVE, SHOP)).toEqual([answered('on-sale', null)])
    const wanted = { ...MOVE.record, wanted: { field: 'fans' as const, words: '请补截图' } }
    expect(
      saleMessages({ ...MOVE, status: 'under-review', record: wanted, event: 'more-wanted', words: '请补截图' }, SHOP),
    ).toEqual([answered('more-wanted', '请补截图')])
    expect(saleMessages({ ...MOVE, status: 'refused', event: 'refused', words: '不实' }, SHOP)).toEqual([
      answered('refused', '不实'),
    ])
  })

  it('is nothing of what the seller does (SEL-28)', () => {
    for (const event of ['submitted', 'changed', 'paused', 'resumed', 'withdrawn'] as const)
      expect(saleMessages({ ...MOVE, event }, SHOP)).toEqual([])
  })
})
