import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { DAY_MS } from '../kernel/index.ts'
import { listedShop, sellFormOf, type ListedShop } from './listed-shop.ts'
import { photosText, readSellForm } from './read-sell-form.ts'
import { EXPORTED_FIGURES } from './sell-form.ts'

const offeringOf = (change = {}) => {
  const read = readSellForm(aSellForm(change), NOW)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}
const BEFORE = NOW - DAY_MS
const SHOP = listedShop(offeringOf(), [], BEFORE)
const EVIDENCE = { digests: ['a'.repeat(64)], inspectedAt: BEFORE, confirmedAt: BEFORE }
const CONTACT = { name: '周先生', mobile: '13800000003' }

describe('what a listing says', () => {
  const inspected = {
    ...SHOP,
    isInspected: true,
    figures: Object.fromEntries(
      Object.entries(SHOP.figures).map(([key, figure]) => [key, { ...figure, by: 'inspector', evidence: EVIDENCE }]),
    ) as unknown as typeof SHOP.figures,
  }

  it('is what was filled in, each figure with who says it and when (SEL-2)', () => {
    const says = <T>(value: T, by = 'seller') => ({ value, by, at: BEFORE })
    expect(SHOP).toEqual({
      platform: 1,
      kind: 'flagship',
      industry: 'womenswear',
      title: '晴川女装旗舰店，老客稳定',
      province: '33',
      priceFen: 16_800_000,
      trademark: 'registered',
      taxpayer: 'general',
      shopHolderKind: 'company',
      rating: 4.8,
      level: '3 皇冠',
      transferWay: 'company-transfer',
      isInspected: false,
      description: '经营三年，老客稳定，证照齐全，可配合过户。',
      figures: {
        openedOn: says('2021-05-18'),
        level: says('3 皇冠'),
        ratings: says({ described: 4.8, service: 4.7, delivery: 4.9 }, 'platform-export'),
        violations: says({ general: 0, severe: 0, counterfeit: 0 }),
        trademark: says({ state: 'registered', niceClass: 25, holder: '杭州云禾服饰有限公司' }),
        taxpayer: says('general'),
        registeredCapitalFen: says(100_000_000),
        consumerDepositFen: says(5_000_000),
        annualFeeFen: says(3_000_000),
        otherFeesFen: says(0),
        fans: says(12_000, 'platform-export'),
        monthlyTurnoverFen: says(18_000_000),
        turnoverByMonth: says([]),
        hasLoans: says(false),
        carriesStock: says(false),
        teachesOperation: says(true),
        transferWay: says('company-transfer'),
        platformShopId: says('57301286'),
        shopAddress: says('https://yunhe.tmall.com'),
        shopHolderKind: says('company'),
        shopHolder: says('杭州云禾服饰有限公司'),
        refundRate: says(1_250),
      },
      photos: [],
    })
  })

  it('names the source of every figure that its seller chose one for; months and identity have no choice (SEL-31)', () => {
    const { figures } = listedShop(offeringOf({ exported: EXPORTED_FIGURES.join(' ') }), [], NOW)
    const stated = Object.entries(figures).filter(([, { by }]) => by !== 'platform-export')
    expect(stated.map(([key]) => key)).toEqual([
      'platformShopId',
      'shopAddress',
      'shopHolderKind',
      'shopHolder',
      'turnoverByMonth',
    ])
  })

  it('is given back as the form that was filled in, but for the consent (SEL-2)', () => {
    const filled = aSellForm({
      exported: EXPORTED_FIGURES.join(' '),
      hasLoans: 'yes',
      carriesStock: 'yes',
      teaches: 'no',
      price: '168000.50',
      otherFees: '12.00',
      monthlyTurnover: '180000.00',
      consumerDeposit: '50000.00',
      annualFee: '30000.00',
      registeredCapital: '1000000.00',
      consent: '',
    })
    const photos = [{ id: 'p1', url: '/p1.jpg' }]
    const listed = listedShop(offeringOf({ ...filled, consent: 'yes' }), [], NOW)
    expect(sellFormOf(listed, CONTACT, photos)).toEqual({ ...filled, photos: photosText(photos) })
    expect(sellFormOf(listed, null, [])).toEqual({ ...filled, photos: '', contactName: '', contactMobile: '' })
  })

  it('has no class in its form where it has no trademark (SEL-26)', () => {
    const bare = listedShop(offeringOf({ trademark: 'none', niceClass: '', holder: '' }), [], NOW)
    expect(sellFormOf(bare, null, [])).toMatchObject({ trademark: 'none', niceClass: '', holder: '' })
  })

  it('keeps its figures, and when they were said, where the same is said again (SEL-2)', () => {
    const again = readSellForm({ ...sellFormOf(SHOP, CONTACT, []), consent: 'yes' }, NOW)
    expect(again.ok && listedShop(again.value, [], NOW, SHOP)).toEqual(SHOP)
  })

  it('says a figure anew where it is now taken from the export of the platform, or no longer is (SEL-2)', () => {
    const { figures } = listedShop(offeringOf({ exported: 'level ratings' }), [], NOW, SHOP)
    expect([figures.ratings, figures.level, figures.fans]).toEqual([
      SHOP.figures.ratings,
      { value: '3 皇冠', by: 'platform-export', at: NOW },
      { value: 12_000, by: 'seller', at: NOW },
    ])
  })

  it('keeps the turnover of single months as long as the sum of them stands (SEL-2)', () => {
    const months = { value: [{ month: '2026-01', turnoverFen: 5 }], by: 'platform-export', at: BEFORE } as const
    const before: ListedShop = { ...SHOP, figures: { ...SHOP.figures, turnoverByMonth: months } }
    expect(listedShop(offeringOf({ fans: '5' }), [], NOW, before).figures.turnoverByMonth).toBe(months)
    expect(listedShop(offeringOf({ monthlyTurnover: '5' }), [], NOW, before).figures.turnoverByMonth).toEqual({
      value: [],
      by: 'seller',
      at: NOW,
    })
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
  })

  it.each([
    ['platform', '2'],
    ['kind', 'exclusive'],
    ['industry', 'toys'],
    ['title', '另一个名字的店'],
    ['province', '11'],
    ['openedOn', '2021-05-19'],
    ['service', '4.6'],
    ['severe', '1'],
    ['niceClass', '26'],
    ['holder', '杭州另一家有限公司'],
    ['taxpayer', 'small'],
    ['hasLoans', 'yes'],
    ['transferWay', 'equity-transfer'],
  ])('is inspected no more once its %s changes (SEL-9)', (field, text) => {
    expect(listedShop(offeringOf({ [field]: text }), [], NOW, inspected).isInspected).toBe(false)
    expect(listedShop(offeringOf(), [], NOW, { ...inspected, isInspected: false }).isInspected).toBe(false)
  })
})
