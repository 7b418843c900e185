import {
  filteredValues,
  glanceOf,
  INDUSTRIES,
  PROVINCES,
  publicPlatforms,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Figure,
  type Shop,
  type ShopFigures,
  type ShopId,
} from '../src/catalog/index.ts'
import { DAY_MS } from '../src/kernel/index.ts'
import { AN_ORDINARY_NOON } from './manual-clock.ts'

const SOURCES = ['seller', 'platform-export', 'inspector'] as const
const EVIDENCE = {
  digests: ['e'.repeat(64)],
  inspectedAt: AN_ORDINARY_NOON - 9 * DAY_MS,
  confirmedAt: AN_ORDINARY_NOON - 8 * DAY_MS,
}
const BRANDS = ['云禾', '木可', '南屿', '拾光', '青墨', '沐川', '知夏', '北辰'] as const

/** A believable shop on sale, a different one for each number, the same one each time. */
export function exampleShop(number: number, change: Partial<Shop> = {}): Shop {
  const pick = <T>(choices: readonly T[], step = 1): T => choices[(number * step) % choices.length] as T
  const keys = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
  const industry = pick(keys(INDUSTRIES), 7)
  const kind = pick(keys(SHOP_KINDS))
  const platform = pick(publicPlatforms(), 3).id
  const trademark = pick(keys(TRADEMARK_STATES))
  const transferWay = kind === 'enterprise' ? 'equity-transfer' : pick(keys(TRANSFER_WAYS))
  const holderKind = pick([undefined, 'person', 'sole-trader', 'company'] as const)
  const publishedAt = AN_ORDINARY_NOON - (number + 1) * DAY_MS
  const rating = 4 + (number % 10) / 10
  const level = `${(number % 5) + 1} 皇冠`
  const by = SOURCES[(number + 2) % SOURCES.length] ?? 'seller'
  const says = <T>(value: T): Figure<T> => ({
    value,
    by,
    at: publishedAt,
    ...(by === 'inspector' ? { evidence: EVIDENCE } : {}),
  })
  const figures: ShopFigures = {
    openedOn: says('2021-05-18'),
    level: says(level),
    ratings: says({ described: rating, service: 4.7, delivery: 4.8 }),
    violations: says({ general: number % 4, severe: 0, counterfeit: 0 }),
    trademark: says({ state: trademark, niceClass: trademark === 'none' ? 0 : 25, holder: '杭州云禾服饰有限公司' }),
    taxpayer: says(pick(keys(TAXPAYER_KINDS))),
    registeredCapitalFen: says(100_000_000),
    consumerDepositFen: says(5_000_000),
    annualFeeFen: says(3_000_000),
    otherFeesFen: says(0),
    fans: says(12_000 + number * 37),
    monthlyTurnoverFen: says(18_000_000),
    turnoverByMonth: says([
      { month: '2026-01', turnoverFen: 17_000_000 },
      { month: '2026-02', turnoverFen: 19_000_000 },
    ]),
    hasLoans: says(false),
    carriesStock: says(number % 2 === 0),
    teachesOperation: says(true),
    transferWay: says(transferWay),
    ...(holderKind === undefined ? {} : { shopHolderKind: says(holderKind) }),
  }
  const shop: Omit<Shop, 'glance'> = {
    id: `shop-${String(number).padStart(4, '0')}` as ShopId,
    platform,
    kind,
    industry,
    title: `${pick(BRANDS)}${INDUSTRIES[industry].zh}${SHOP_KINDS[kind].zh}`,
    priceFen: 5_000_000 + number * 123_457,
    province: pick(keys(PROVINCES), 5),
    trademark,
    ...filteredValues(figures),
    rating,
    level,
    transferWay,
    isInspected: by === 'inspector',
    status: 'on-sale',
    publishedAt,
    description: '经营三年，老客稳定，证照齐全，可配合过户。',
    figures,
    photos: [],
    sellerName: '店主老周',
    viewCount: number * 11,
    ...change,
  }
  return { ...shop, glance: change.glance ?? { ...glanceOf(shop), fall: null } }
}
