import {
  isIndustry,
  isPlatformId,
  isShopKind,
  isTaxpayerKind,
  isTrademarkState,
  priceFen,
  priceText,
  type Ratings,
} from '../catalog/index.ts'
import { MAX_FANS, MAX_VIOLATION_POINTS, MAX_YEARS_OPEN, type ShopToValue } from './shop-to-value.ts'

type Parameters = Readonly<Record<string, string | undefined>>

/**
 * Reads a shop from the parameters of an address, money in yuan. Total: undefined where its platform, kind or industry
 * is missing or unknown; any other figure that is none counts as missing.
 */
export function parseShopToValue(parameters: Parameters): ShopToValue | undefined {
  const parameter = (name: string): string => parameters[name] ?? ''
  const [platform, kind, industry] = [wholeNumber(parameter('platform'), 99), parameter('kind'), parameter('industry')]
  if (platform === undefined || !isPlatformId(platform) || !isShopKind(kind) || !isIndustry(industry)) return undefined
  const [trademark, taxpayer] = [parameter('trademark'), parameter('taxpayer')]
  const points = (name: string) => wholeNumber(parameter(name), MAX_VIOLATION_POINTS) ?? 0
  const ratings = parseRatings(parameters)
  const fans = wholeNumber(parameter('fans'), MAX_FANS)
  const monthlyTurnoverFen = priceFen(parameter('turnover'))
  const yearsOpen = wholeNumber(parameter('years'), MAX_YEARS_OPEN)
  return {
    platform,
    kind,
    industry,
    trademark: isTrademarkState(trademark) ? trademark : 'none',
    taxpayer: isTaxpayerKind(taxpayer) ? taxpayer : 'small',
    hasLoans: parameter('loans') === '1',
    violations: { general: points('general'), severe: points('severe'), counterfeit: points('counterfeit') },
    ...(ratings === undefined ? {} : { ratings }),
    ...(fans === undefined ? {} : { fans }),
    ...(monthlyTurnoverFen === undefined ? {} : { monthlyTurnoverFen }),
    ...(yearsOpen === undefined ? {} : { yearsOpen }),
  }
}

/** The parameters that `parseShopToValue` reads back to the same shop. */
export function shopToValueParameters(shop: ShopToValue): Readonly<Record<string, string>> {
  const { platform, kind, industry, trademark, taxpayer, violations, ratings, fans, yearsOpen } = shop
  const { monthlyTurnoverFen } = shop
  return {
    platform: String(platform),
    kind,
    industry,
    trademark,
    taxpayer,
    ...(shop.hasLoans ? { loans: '1' } : {}),
    ...texts({ general: violations.general || undefined }),
    ...texts({ severe: violations.severe || undefined, counterfeit: violations.counterfeit || undefined }),
    ...texts({ described: ratings?.described, service: ratings?.service, delivery: ratings?.delivery }),
    ...texts({ fans, years: yearsOpen }),
    ...(monthlyTurnoverFen === undefined ? {} : { turnover: priceText(monthlyTurnoverFen) }),
  }
}

const texts = (numbers: Readonly<Record<string, number | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** All three, or none. */
function parseRatings(parameters: Parameters): Ratings | undefined {
  const [described, service, delivery] = ['described', 'service', 'delivery'].map((name) =>
    parseRating(parameters[name] ?? ''),
  )
  return described === undefined || service === undefined || delivery === undefined
    ? undefined
    : { described, service, delivery }
}

/** From 0 to 5 with two decimals at most; undefined for what is none. */
export function parseRating(text: string): number | undefined {
  const rating = /^\d(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN
  return rating >= 0 && rating <= 5 ? rating : undefined
}

const wholeNumber = (text: string, max: number): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : undefined

/** The same text for the same description: what is asked again is known by it. */
export const shopKey = (shop: ShopToValue): string =>
  JSON.stringify(Object.entries(shopToValueParameters(shop)).toSorted())
