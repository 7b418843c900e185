import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { anyText } from '../../testing/any-text.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { SHOP_KINDS, TRANSFER_WAYS, type ShopKind } from '../catalog/index.ts'
import { MAX_SALE_PHOTOS, photosIn, photosText, readSellForm, transferWaysFor } from './read-sell-form.ts'
import { sellRefusal, type SellFault } from './sell-fault.ts'
import { EMPTY_SELL_FORM, SELL_FIELDS, SELL_STEPS, stepOfField, type SellField, type SellForm } from './sell-form.ts'

const faultsOf = (change: Partial<SellForm>) => {
  const read = readSellForm(aSellForm(change), NOW)
  return read.ok ? {} : read.failure
}

describe('readSellForm', () => {
  it('reads what was filled in (SEL-26)', () => {
    const read = readSellForm(aSellForm({ general: '', fans: '', otherFees: '', title: ' 两 行\n标题 ' }), NOW)
    expect(read).toMatchObject({
      ok: true,
      value: {
        platform: 1,
        title: '两 行 标题',
        described: 4.8,
        general: 0,
        fans: 0,
        priceFen: 16_800_000,
        otherFeesFen: 0,
        hasLoans: false,
        teaches: true,
        exported: ['ratings', 'fans'],
        contact: { name: '周先生', mobile: '13800000003' },
      },
    })
  })

  it.each<readonly [SellField, string, SellFault]>([
    ['platform', '', 'not-a-choice'],
    ['platform', '98', 'not-a-choice'],
    ['kind', 'toString', 'not-a-choice'],
    ['industry', '', 'not-a-choice'],
    ['province', '1', 'not-a-choice'],
    ['title', '', 'missing'],
    ['title', '三个字', 'too-short'],
    ['title', '长'.repeat(41), 'too-long'],
    ['description', '短', 'too-short'],
    ['description', '长'.repeat(1001), 'too-long'],
    ['openedOn', '', 'missing'],
    ['openedOn', '2021-02-30', 'not-a-day'],
    ['openedOn', '2999-01-01', 'not-a-day'],
    ['openedOn', '1990-01-01', 'not-a-day'],
    ['described', '', 'missing'],
    ['described', '5.1', 'out-of-range'],
    ['described', ' 4', 'not-a-number'],
    ['service', '4.888', 'not-a-number'],
    ['fans', '-1', 'not-a-number'],
    ['general', '1000', 'out-of-range'],
    ['monthlyTurnover', '1e3', 'not-a-number'],
    ['price', '', 'missing'],
    ['price', '99.99', 'out-of-range'],
    ['price', '100000001', 'out-of-range'],
    ['hasLoans', 'maybe', 'not-a-choice'],
    ['niceClass', '', 'missing'],
    ['niceClass', '46', 'out-of-range'],
    ['holder', '', 'missing'],
    ['taxpayer', '', 'not-a-choice'],
    ['exported', 'ratings nothing', 'not-a-choice'],
    ['photos', '{}', 'not-pictures'],
    [
      'photos',
      photosText(Array.from({ length: MAX_SALE_PHOTOS + 1 }, () => ({ id: 'p', url: undefined }))),
      'too-long',
    ],
    ['contactName', '周', 'too-short'],
    ['contactMobile', '1380000000', 'not-a-mobile'],
    ['consent', '', 'not-agreed'],
  ])('finds that %s cannot be %j: %s (SEL-4)', (field, text, fault) => {
    expect(faultsOf({ [field]: text })).toEqual({ [field]: fault })
  })

  it('asks for the class and the holder only of a trademark (SEL-26)', () => {
    expect(faultsOf({ trademark: 'none', niceClass: '', holder: '' })).toEqual({})
  })

  it('takes those ways of transfer that fit the kind, and no others (SEL-27)', () => {
    for (const kind of Object.keys(SHOP_KINDS) as ShopKind[])
      for (const transferWay of Object.keys(TRANSFER_WAYS)) {
        const fits = transferWaysFor(kind).some((way) => way === transferWay)
        expect(faultsOf({ kind, transferWay })).toEqual(fits ? {} : { transferWay: 'does-not-fit' })
      }
  })

  it('has an answer for every form, and a refusal with the name of its field (SEL-26)', () => {
    const aForm = fc.record(Object.fromEntries(SELL_FIELDS.map((field) => [field, anyText()])))
    fc.assert(
      fc.property(aForm, (texts) => {
        const read = readSellForm({ ...EMPTY_SELL_FORM, ...texts }, NOW)
        if (read.ok) return
        for (const [field, fault] of Object.entries(read.failure) as [SellField, SellFault][])
          expect(sellRefusal(field, fault)).toMatchObject({ field, reason: 'bad-parameter' })
      }),
    )
  })

  it('a mebibyte of text in any field is refused by its name, and at once (SEL-26, SEL-4)', () => {
    const long = '棉'.repeat(1024 * 1024)
    for (const field of SELL_FIELDS) {
      const read = readSellForm({ ...aSellForm(), [field]: long }, NOW)
      // What is exported is a list of names: others than those that there are say nothing.
      if (field !== 'exported') expect([field, read.ok || field in read.failure]).toEqual([field, !read.ok])
    }
  })

  it('every field belongs to one step', () => {
    for (const field of SELL_FIELDS) expect(SELL_STEPS[stepOfField(field)]).toContain(field)
    expect(new Set(SELL_FIELDS).size).toBe(SELL_FIELDS.length)
  })
})

it('photos are read back as they were written, and nothing else is a photo', () => {
  const aPhoto = fc.record({ id: fc.string({ maxLength: 40 }), url: fc.option(fc.string(), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(aPhoto), (photos) => {
      expect(photosIn(photosText(photos))).toEqual(photos)
    }),
  )
  for (const text of ['x', '{}', 'null', '[1]', '[{"id":1}]', '[{"id":"a","url":1}]'])
    expect(photosIn(text)).toBeUndefined()
})
