import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { parseDay } from '../format/index.ts'
import { SHOP_KINDS, TRANSFER_WAYS, type ShopKind } from '../catalog/index.ts'
import { MAX_SALE_PHOTOS, photosIn, photosText, readSellForm, transferWaysFor } from './read-sell-form.ts'
import { type SellFault } from './sell-fault.ts'
import { SELL_FIELDS, type SellField, type SellForm } from './sell-form.ts'

const faultsOf = (change: Partial<SellForm>) => {
  const read = readSellForm(aSellForm(change), NOW)
  return read.ok ? {} : read.failure
}

describe('readSellForm', () => {
  it('reads what was filled in (SEL-26)', () => {
    const form = aSellForm({
      general: '',
      fans: '',
      severe: '7',
      counterfeit: '12',
      otherFees: '',
      title: ' <两 行\u0000\n标题> ',
      description: ' 第一行写了不少，<b>\n第二行也是 ',
    })
    expect(readSellForm(form, NOW)).toEqual({
      ok: true,
      value: {
        platform: 1,
        kind: 'flagship',
        industry: 'womenswear',
        title: '两 行 标题',
        province: '33',
        description: '第一行写了不少，b\n第二行也是',
        photos: [],
        openedOn: '2021-05-18',
        level: '3 皇冠',
        described: 4.8,
        service: 4.7,
        delivery: 4.9,
        general: 0,
        severe: 7,
        counterfeit: 12,
        fans: 0,
        monthlyTurnoverFen: 18_000_000,
        exported: ['ratings', 'fans'],
        priceFen: 16_800_000,
        otherFeesFen: 0,
        consumerDepositFen: 5_000_000,
        annualFeeFen: 3_000_000,
        registeredCapitalFen: 100_000_000,
        hasLoans: false,
        transferWay: 'company-transfer',
        trademark: 'registered',
        niceClass: 25,
        holder: '杭州云禾服饰有限公司',
        taxpayer: 'general',
        platformShopId: '57301286',
        shopAddress: 'https://yunhe.tmall.com',
        shopHolderKind: 'company',
        shopHolder: '杭州云禾服饰有限公司',
        refundRate: 1_250,
        carriesStock: false,
        teachesOperation: true,
        contact: { name: '周先生', mobile: '13800000003' },
      },
    })
  })

  it.each<readonly [SellField, readonly string[]]>([
    ['platform', ['99']],
    ['title', ['四个字店', '𠂇'.repeat(40)]],
    ['description', ['长'.repeat(10), '长'.repeat(1000)]],
    ['level', ['1', '长'.repeat(20)]],
    ['holder', ['周云', '长'.repeat(40)]],
    ['contactName', ['周云', '长'.repeat(20)]],
    ['openedOn', ['1999-01-01', '2026-03-11']],
    ['described', ['0', '5', '5.00', '4.8']],
    ['fans', ['1000000000']],
    ['general', ['999']],
    ['niceClass', ['1', '45']],
    ['price', ['100', '100.00', '100000000']],
    ['otherFees', ['0.01', '100000000']],
    ['monthlyTurnover', ['', '10000000000']],
    ['registeredCapital', ['10000000000']],
    ['photos', [photosText(Array.from({ length: MAX_SALE_PHOTOS }, () => ({ id: 'p'.repeat(200), url: '/p' })))]],
    ['exported', ['', 'openedOn annualFee']],
    ['carriesStock', ['yes']],
  ])('takes for %s the least and the most that is possible: %j (SEL-26)', (field, texts) => {
    for (const text of texts) expect(faultsOf({ [field]: text })).toEqual({})
  })

  it.each<readonly [SellField, string, SellFault]>([
    ['platform', '', 'not-a-choice'],
    ['platform', '98', 'not-a-choice'],
    ['platform', '011', 'not-a-choice'],
    ['platform', '1x', 'not-a-choice'],
    ['platform', 'x1', 'not-a-choice'],
    ['kind', 'toString', 'not-a-choice'],
    ['transferWay', 'toString', 'not-a-choice'],
    ['level', '长'.repeat(21), 'too-long'],
    ['holder', '周', 'too-short'],
    ['holder', '长'.repeat(41), 'too-long'],
    ['contactName', '长'.repeat(21), 'too-long'],
    ['openedOn', '1998-12-31', 'not-a-day'],
    ['openedOn', '2026-03-12', 'not-a-day'],
    ['described', '4,8', 'not-a-number'],
    ['described', '4x', 'not-a-number'],
    ['delivery', '14', 'not-a-number'],
    ['fans', '1000000001', 'out-of-range'],
    ['fans', '1.5', 'not-a-number'],
    ['fans', '1x', 'not-a-number'],
    ['severe', '1000', 'out-of-range'],
    ['counterfeit', '1000', 'out-of-range'],
    ['price', '168000,50', 'not-a-number'],
    ['price', '168000a', 'not-a-number'],
    ['price', '168000.005', 'not-a-number'],
    ['price', '9'.repeat(16), 'out-of-range'],
    ['otherFees', '100000000.01', 'out-of-range'],
    ['consumerDeposit', '100000000.01', 'out-of-range'],
    ['annualFee', '100000000.01', 'out-of-range'],
    ['monthlyTurnover', '10000000000.01', 'out-of-range'],
    ['registeredCapital', '10000000000.01', 'out-of-range'],
    ['carriesStock', '', 'not-a-choice'],
    ['teaches', '', 'not-a-choice'],
    ['trademark', '', 'not-a-choice'],
    ['niceClass', '0', 'missing'],
    ['niceClass', 'x', 'not-a-number'],
    ['exported', 'fans ratings', 'not-a-choice'],
    ['contactName', '', 'missing'],
    ['contactMobile', '', 'missing'],
    ['industry', '', 'not-a-choice'],
    ['province', '1', 'not-a-choice'],
    ['title', '', 'missing'],
    ['title', '好店😀好店', 'unprintable'],
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
    ['described', '4 8', 'not-a-number'],
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

  it('takes the photos of a form in their order, and a shop that opens today from the day’s first instant on (SEL-5, SEL-26)', () => {
    const photos = [
      { id: 'p2', url: '/p2.jpg' },
      { id: 'p1', url: undefined },
    ]
    const form = aSellForm({ photos: photosText(photos), openedOn: '2026-03-11' })
    expect(readSellForm(form, parseDay('2026-03-11'))).toMatchObject({ ok: true, value: { photos } })
    expect(readSellForm(form, parseDay('2026-03-11') - 1)).toEqual({ ok: false, failure: { openedOn: 'not-a-day' } })
  })

  it('asks for the class and the holder only of a trademark (SEL-26)', () => {
    expect(faultsOf({ trademark: 'none', niceClass: '', holder: '' })).toEqual({})
    expect(faultsOf({ trademark: 'pending', niceClass: '', holder: '' })).toEqual({
      niceClass: 'missing',
      holder: 'missing',
    })
    expect(readSellForm(aSellForm({ trademark: 'none' }), NOW)).toMatchObject({ value: { niceClass: 0, holder: '' } })
  })

  it('takes those ways of transfer that fit the kind, and no others (SEL-27)', () => {
    for (const kind of Object.keys(SHOP_KINDS) as ShopKind[])
      for (const transferWay of Object.keys(TRANSFER_WAYS)) {
        const fits = transferWaysFor(kind).some((way) => way === transferWay)
        expect(faultsOf({ kind, transferWay })).toEqual(fits ? {} : { transferWay: 'does-not-fit' })
      }
    expect(faultsOf({ kind: '', transferWay: 'real-name-change' })).toEqual({ kind: 'not-a-choice' })
    const byCompany = ['platform-transfer', 'company-transfer', 'equity-transfer']
    expect((['personal', 'enterprise', 'flagship'] as const).map(transferWaysFor)).toEqual([
      ['platform-transfer', 'real-name-change'],
      [...byCompany, 'real-name-change'],
      byCompany,
    ])
  })

  it('a mebibyte of text in any field is refused by its name, and at once (SEL-26, SEL-4)', () => {
    const long = '棉'.repeat(1024 * 1024)
    for (const field of SELL_FIELDS) {
      const read = readSellForm({ ...aSellForm(), [field]: long }, NOW)
      // `exported` is a list of names; unknown names in it are ignored.
      if (field !== 'exported') expect([field, read.ok || field in read.failure]).toEqual([field, !read.ok])
    }
  })
})

it('photos are read back as they were written, and nothing else is a photo', () => {
  const aPhoto = fc.record({ id: fc.string({ maxLength: 40 }), url: fc.option(fc.string(), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(aPhoto), (photos) => {
      expect(photosIn(photosText(photos))).toEqual(photos)
    }),
  )
  for (const text of ['x', '{}', 'null', '[1]', '[{"id":1}]', '[{"id":"a","url":1}]', '[null]', '[{"id":"a"},{}]'])
    expect(photosIn(text)).toBeUndefined()
  expect(photosIn(JSON.stringify([{ id: 'p'.repeat(201) }]))).toBeUndefined()
  expect(photosText([])).toBe('')
})
