import fc from 'fast-check'
import { aShop, exampleShop } from '../../testing/index.ts'
import { expect, it } from 'vitest'
import { formatTime } from '../format/index.ts'
import { describedListing, type DescribedListing } from './described-listing.ts'
import { isInspectedBy, sourceOf, type SourcedFigure } from './figures/figure-source.ts'
import { listingParts } from './listing-rows.ts'
import type { Name } from './platform.ts'
import type { Shop, ShopFigures } from './listing.ts'

const FIGURES = Object.keys(exampleShop(1).figures) as (keyof ShopFigures)[]
const OWN = [
  'id',
  'title',
  'platform',
  'kind',
  'industry',
  'province',
  'priceFen',
  'isInspected',
  'publishedAt',
] as const satisfies readonly (keyof Shop)[]

const rowsOf = (listing: DescribedListing) => listingParts(listing).flatMap(({ rows }) => rows)
/**
 * Reduced to what a reader can tell apart: values, their sources, and days instead of instants; a blank name counts as
 * none.
 */
const withoutTimes = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) =>
    key === 'at' || key === 'publishedAt'
      ? formatTime(one as number, 'yyyy-mm-dd')
      : key === 'holder'
        ? String(one).trim()
        : one,
  )

const statedOf = ({ figures }: Shop, key: keyof ShopFigures) => {
  const figure = figures[key]
  return figure === undefined ? null : stated(figure)
}

/** A figure as far as it can be vouched for. */
const stated = ({ value, at, ...figure }: SourcedFigure & { readonly value: unknown }) => ({
  value,
  at,
  by: sourceOf({ ...figure, at }),
})
const ownOf = (shop: Shop, own: (typeof OWN)[number]) => ({
  [own]: own === 'isInspected' ? shop.isInspected && isInspectedBy(shop.figures) : shop[own],
})

it('whatever one listing says otherwise than another, its rows say otherwise (CTR-51)', () => {
  fc.assert(
    fc.property(aShop(), aShop(), fc.constantFrom(...FIGURES), fc.constantFrom(...OWN), (shop, other, figure, own) => {
      const rows = withoutTimes(rowsOf(describedListing(shop)))
      fc.pre(figure !== 'turnoverByMonth' || shop.figures[figure].value.length + other.figures[figure].value.length > 0)
      const refigured = { ...shop, figures: { ...shop.figures, [figure]: other.figures[figure] } }
      expect(withoutTimes(rowsOf(describedListing(refigured))) !== rows).toBe(
        withoutTimes(statedOf(shop, figure)) !== withoutTimes(statedOf(other, figure)),
      )
      expect(withoutTimes(rowsOf(describedListing({ ...shop, [own]: other[own] }))) !== rows).toBe(
        withoutTimes(ownOf(shop, own)) !== withoutTimes(ownOf({ ...shop, [own]: other[own] }, own)),
      )
    }),
  )
})

it('every row has a name, a value and a source that vouches for it, in both languages, each once (CTR-51)', () => {
  fc.assert(
    fc.property(aShop(), (shop) => {
      const rows = rowsOf(describedListing(shop))
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      for (const { label, value, source } of rows)
        for (const { zh, en } of [label, value, source])
          expect([zh, en]).toEqual([expect.stringMatching(/^[^]+$/), expect.stringMatching(/^[^]+$/)])
      const free = new Set(['title', 'id', 'level', 'holder', 'shopHolder', 'shopAddress'])
      expect(
        rows
          .filter(({ key }) => !free.has(key))
          .map(({ label, value, source }) => label.en + value.en + source.en)
          .join(),
      ).not.toMatch(/\p{Script=Han}/u)
    }),
  )
})

it('a listing is read part by part and row by row, in both languages (CTR-51)', () => {
  const photo = { url: '/a.webp', width: 1, height: 1 }
  const shop = exampleShop(1, {
    photos: [
      { ...photo, caption: ' ' },
      { ...photo, caption: '后台首页' },
    ],
  })
  const both = ({ zh, en }: Name) => `${zh} | ${en}`
  const written = listingParts(describedListing(shop)).flatMap(({ key, title, rows }) => [
    `# ${key}: ${both(title)}`,
    ...rows.map((row) => `${row.key}: ${both(row.label)} = ${both(row.value)}`),
  ])
  expect(written).toEqual([
    '# listing: 店铺 | Shop',
    'title: 店铺名称 | Name = 木可母婴用品专卖店 | 木可母婴用品专卖店',
    'id: 店铺编号 | Shop number = shop-0001 | shop-0001',
    'platform: 平台 | Platform = 蘑菇街 | Mogujie',
    'kind: 店铺类型 | Kind = 专卖店 | Authorized store',
    'industry: 主营行业 | Industry = 母婴用品 | Mother & baby',
    'province: 所在地区 | Region = 辽宁 | Liaoning',
    'price: 标价 | Asking price = ¥51,234.57 | ¥51,234.57',
    'inspected: 验店 | Inspection = 未验店 | Not inspected',
    'photo-0: 照片 1 | Photo 1 = 没有说明文字 | Without a caption',
    'photo-1: 照片 2 | Photo 2 = 后台首页 | 后台首页',
    '# standing: 店铺资历 | Track record',
    'openedOn: 开店时间 | Opened = 2021-05-18 | 2021-05-18',
    'level: 店铺等级 | Level = 2 皇冠 | 2 皇冠',
    'transferWay: 过户方式 | Transfer method = 公司整体转让，法人变更 | Whole company, change of legal representative',
    'described: 描述相符 | Accuracy = 4.1 分（满分 5 分） | 4.1 of 5',
    'service: 服务态度 | Service = 4.7 分（满分 5 分） | 4.7 of 5',
    'delivery: 物流服务 | Delivery = 4.8 分（满分 5 分） | 4.8 of 5',
    '# compliance: 合规情况 | Compliance',
    'general: 一般违规 | General violations = 1 分 | 1 point',
    'severe: 严重违规 | Severe violations = 0 分 | 0 points',
    'counterfeit: 售假违规 | Counterfeit violations = 0 分 | 0 points',
    'loans: 店铺贷款 | Loans = 无贷款 | None',
    '# rights: 资质与权属 | Credentials and ownership',
    'trademark: 商标 | Trademark = TM标 · 第 25 类 | Pending mark · Class 25',
    'holder: 商标持有人 | Trademark holder = 杭州云禾服饰有限公司 | 杭州云禾服饰有限公司',
    'taxpayer: 纳税人资质 | VAT taxpayer = 小规模纳税人 | Small-scale taxpayer',
    'shopHolderKind: 店铺主体类型 | Kind of shop holder = 个人 | A person',
    'registeredCapital: 注册资本 | Registered capital = ¥1,000,000.00 | ¥1,000,000.00',
    'consumerDeposit: 消保保证金 | Consumer deposit = ¥50,000.00 | ¥50,000.00',
    'annualFee: 平台年费 | Annual platform fee = ¥30,000.00 | ¥30,000.00',
    'otherFees: 过户时的其他费用 | Other transfer fees = 无 | None',
    '# business: 经营情况 | Business',
    'monthlyTurnover: 月均营业额 | Monthly turnover = ¥180,000.00 | ¥180,000.00',
    'turnover-0: 2026-01 营业额 | Turnover 2026-01 = ¥170,000.00 | ¥170,000.00',
    'turnover-1: 2026-02 营业额 | Turnover 2026-02 = ¥190,000.00 | ¥190,000.00',
    'fans: 粉丝数 | Followers = 12,037 | 12,037',
    'stock: 含库存 | Stock included = 否 | No',
    'teaches: 含运营交接 | Handover training included = 是 | Yes',
  ])
})

it('a listing has no class without a mark, and no holder whose name is blank (CTR-51)', () => {
  const { figures, ...shop } = exampleShop(1)
  const trademark = { ...figures.trademark, value: { state: 'none' as const, niceClass: 0, holder: ' ' } }
  const rows = rowsOf(describedListing({ ...shop, figures: { ...figures, trademark } }))
  const valueOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.value
  expect([valueOf('trademark'), valueOf('holder')]).toEqual([
    { zh: '无商标', en: 'No trademark' },
    { zh: '无', en: 'None' },
  ])
})

it('a row says who vouches for it, and the day (CTR-51)', () => {
  const [title, , , , , , , inspected] = rowsOf(describedListing(exampleShop(1)))
  expect(title?.source).toEqual({ zh: '卖家填写 2026-03-09', en: 'From seller, 2026-03-09' })
  expect(inspected?.source).toEqual({ zh: '店渡', en: 'Diandu' })
  const [, , , , , , , done] = rowsOf(describedListing(exampleShop(3)))
  expect(done?.value).toEqual({
    zh: '每项数字都由两名审核员核对，平台存有凭证',
    en: 'Two reviewers checked each figure, and we keep the evidence',
  })
})

it('sums and counts are written out whole (CTR-51)', () => {
  const { figures, ...shop } = exampleShop(1, {
    photos: [{ url: '/a.webp', width: 1, height: 1, caption: '后台首页' }],
  })
  const fans = { ...figures.fans, value: 123_456 }
  const rows = rowsOf(
    describedListing({
      ...shop,
      figures: { ...figures, fans, monthlyTurnoverFen: { value: 12_345_678, by: 'platform-export', at: 0 } },
    }),
  )
  const valueOf = Object.fromEntries(rows.map(({ key, value, source }) => [key, [value.zh, value.en, source.zh]]))
  expect(valueOf['fans']?.[0]).toBe('123,456')
  expect(valueOf['monthlyTurnover']).toEqual(['¥123,456.78', '¥123,456.78', '卖家称导出 1970-01-01'])
  expect(valueOf['photo-0']?.[0]).toBe('后台首页')
  expect(valueOf['general']?.slice(0, 2)).toEqual(['1 分', '1 point'])
})

it('what is kept of a listing is what it says, not where its sale stands (CTR-50)', () => {
  const shop = exampleShop(1)
  const sold: Shop = { ...shop, status: 'sold', viewCount: shop.viewCount + 1, sellerName: '换了名字' }
  expect(describedListing(sold)).toEqual(describedListing(shop))
  expect(describedListing({ ...shop, description: '另一段话' })).not.toEqual(describedListing(shop))
})
