import {
  filteredValues,
  isPubliclyVisible,
  platformOf,
  type ListingStatus,
  type PlatformId,
  type ShopId,
  type ShopKind,
  type TransferWay,
} from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import type { NewShop } from '../catalog/index.ts'
import { inspectedFigures } from './demo-evidence.ts'
import { seededDice, type Dice } from './dice.ts'
import { INDUSTRY_WEIGHTS, mixOf, PLATFORM_WEIGHTS, PROVINCE_WEIGHTS } from './market-mix.ts'
import { trademarkWithin } from './model/entry-costs.ts'
import { TRADEMARK_CLASSES } from './model/trademark-classes.ts'
import { modelShop } from './model/shop-model.ts'
import { inventBrand, inventCompany, inventPerson } from './names.ts'
import { shopDescription } from './shop-description.ts'
import { sourcedFigures } from './shop-figures.ts'
import { shopPhotos } from './pictures/shop-photos.ts'
import { shopTitle } from './shop-title.ts'

/** The n-th shop of the demonstration: the same one for the same instant, whatever was made before it. */
export function inventShop(number: number, sellerId: string, nowMs: number): NewShop {
  const dice = seededDice(Math.imul(number + 1, 0x9e37_79b1))
  const platform = elsewhere(number) ?? dice.weighted(PLATFORM_WEIGHTS)
  const mix = mixOf(platform)
  const kind = dice.weighted(mix.kinds)
  const province = dice.weighted(PROVINCE_WEIGHTS)
  const industry = dice.weighted(INDUSTRY_WEIGHTS)
  const trademark = trademarkWithin(platform, kind, dice.weighted(TRADEMARKS[kind]))
  const taxpayer = dice.chance(kind === 'personal' ? 0 : platform === 1 ? 0.85 : 0.45) ? 'general' : 'small'
  const hasLoans = dice.chance(0.08)
  const brand = inventBrand(dice)
  const isInspected = dice.chance(0.3)
  const transferWay = dice.weighted(waysOf(platform, kind))
  const shop = modelShop(dice, { nowMs, platform, kind, industry, trademark, taxpayer, hasLoans })
  const { priceFen, level } = shop
  const years = Math.floor((nowMs - shop.openedAtMs) / (365 * DAY_MS))
  const identityDice = seededDice(Math.imul(number + 1, 0x85eb_ca6b))
  const inventHolder = (by: Dice) => (kind === 'personal' ? inventPerson(by) : inventCompany(by, brand, province))
  const mark = {
    state: trademark,
    niceClass: trademark === 'none' ? 0 : dice.pick(TRADEMARK_CLASSES[industry]),
    holder: trademark === 'none' ? '' : inventHolder(dice),
  }
  const stated = sourcedFigures(dice, {
    nowMs,
    shop,
    trademark: mark,
    taxpayer,
    transferWay,
    isCompany: kind !== 'personal',
    hasLoans,
    otherFeesFen: inventOtherFees(dice),
    holder: mark.holder === '' ? inventHolder(identityDice) : mark.holder,
    identityDice,
  })
  const id = inventedShopId(number)
  const figures = isInspected ? inspectedFigures(id, stated) : stated
  // No shop is for sale before it is open.
  const listedAt = nowMs - Math.round(dice.roll() ** 1.6 * 180 * DAY_MS) - 60_000
  const publishedAt = Math.min(Math.max(listedAt, shop.openedAtMs + DAY_MS), nowMs - 60_000)
  const title = shopTitle(dice, { platform, kind, industry, province, trademark, taxpayer, brand, years, figures })
  const status = dice.weighted(statusesOn(platform))
  const views = Math.round(dice.magnitude(3, 4_000))
  return {
    id,
    sellerId,
    platform,
    kind,
    industry,
    title,
    priceFen,
    province,
    trademark,
    ...filteredValues(figures),
    rating: figures.ratings.value.described,
    level,
    transferWay,
    isInspected,
    status,
    publishedAt,
    description: shopDescription(dice, { platform, industry, years, figures }),
    photos: shopPhotos(id, dice.between(2, 4), platformOf(platform).name.zh),
    figures,
    // Only what was on the market was ever looked at.
    viewCount: wasOnMarket(status) ? views : 0,
  }
}

const wasOnMarket = (status: ListingStatus): boolean => isPubliclyVisible(status) || status === 'withdrawn'

const inventOtherFees = (dice: Dice): number =>
  dice.chance(0.2) ? dice.pick([500, 800, 1_000, 2_000, 3_000]) * 100 : 0

/** Now and then a shop is on no named platform: its own site, or a platform without a row. */
function elsewhere(number: number): PlatformId | undefined {
  if (number % 97 !== 41) return undefined
  return number % 2 === 0 ? 13 : 99
}

/** Steps through all numbers of 31 bits before one comes again, so ids look like any others and never meet. */
export function inventedShopId(number: number): ShopId {
  const scattered = Number((BigInt(number + 1) * 1_103_515_245n + 12_345n) % 2n ** 31n)
  return `s${scattered.toString(36).padStart(6, '0')}` as ShopId
}

/** On a platform with few shops more of them are sold, so that there are sales to value another one by. */
const statusesOn = (platform: PlatformId): readonly (readonly [ListingStatus, number])[] =>
  mixOf(platform).weight > FEW_SHOPS ? statuses(40) : statuses(140)

const FEW_SHOPS = 20

const statuses = (sold: number): readonly (readonly [ListingStatus, number])[] => [
  ['on-sale', 956 - sold],
  ['deposit-taken', 16],
  ['handing-over', 18],
  ['sold', sold],
  ['under-review', 6],
  ['withdrawn', 3],
  ['refused', 1],
]

const TRADEMARKS = {
  flagship: [
    ['registered', 86],
    ['pending', 14],
  ],
  exclusive: [
    ['registered', 92],
    ['pending', 8],
  ],
  franchise: [
    ['registered', 64],
    ['pending', 16],
    ['none', 20],
  ],
  enterprise: [
    ['registered', 30],
    ['pending', 16],
    ['none', 54],
  ],
  personal: [
    ['registered', 4],
    ['pending', 5],
    ['none', 91],
  ],
} as const

function waysOf(platform: PlatformId, kind: ShopKind): readonly (readonly [TransferWay, number])[] {
  if (kind === 'personal')
    return [
      ['real-name-change', 72],
      ['platform-transfer', 28],
    ]
  if (kind === 'enterprise')
    return [
      ['equity-transfer', 55],
      ['company-transfer', 25],
      ['platform-transfer', 20],
    ]
  return [
    ['company-transfer', 62],
    ['platform-transfer', platform === 1 ? 30 : 20],
    ['equity-transfer', 18],
  ]
}
