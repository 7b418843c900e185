import { formatYuan } from '../format/index.ts'
import { cleanPrice, cleanSearchText, parseYuan } from '../input/index.ts'
import { isIndustry, type Industry } from './industry.ts'
import { isPlatformId, type PlatformId } from './platform.ts'
import { isProvince, type Province } from './province.ts'
import { isShopKind, type ShopKind } from './shop-kind.ts'
import { isTaxpayerKind, type TaxpayerKind } from './taxpayer.ts'
import { isTrademarkState, type TrademarkState } from './trademark.ts'

export const LISTING_SORTS = ['recommended', 'latest', 'price-up', 'price-down'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const isListingSort = (text: string): text is ListingSort => (LISTING_SORTS as readonly string[]).includes(text)

/** What narrows a list of shops. It lives in the page's address, so that Back and a shared link keep it. */
export interface ListingFilter {
  readonly text?: string
  /** With `platformsWithin`: 99 is every platform without a name of its own. */
  readonly platform?: PlatformId
  readonly kind?: ShopKind
  readonly industry?: Industry
  readonly minPriceFen?: number
  readonly maxPriceFen?: number
  readonly province?: Province
  readonly trademark?: TrademarkState
  readonly taxpayer?: TaxpayerKind
  readonly sort: ListingSort
}

export const NO_FILTER: ListingFilter = { sort: 'recommended' }

/** The longest text that is searched for; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 40

/**
 * Reads a filter from the parameters of an address, prices in yuan. Total: what is not understood is left out,
 * and a lower price above the upper one changes places with it.
 */
export function parseListingFilter(parameters: Readonly<Record<string, string | undefined>>): ListingFilter {
  const said = (key: string): string => parameters[key] ?? ''
  const [kind, industry, province, trademark, taxpayer, sort] = [
    said('kind'),
    said('industry'),
    said('province'),
    said('trademark'),
    said('taxpayer'),
    said('sort'),
  ]
  const text = searchText(said('q'))
  const platform = wholeNumber(said('platform'))
  const [minPriceFen, maxPriceFen] = inOrder(priceFen(said('min')), priceFen(said('max')))
  return {
    ...(text === '' ? {} : { text }),
    ...(platform !== undefined && isPlatformId(platform) ? { platform } : {}),
    ...(isShopKind(kind) ? { kind } : {}),
    ...(isIndustry(industry) ? { industry } : {}),
    ...(minPriceFen === undefined ? {} : { minPriceFen }),
    ...(maxPriceFen === undefined ? {} : { maxPriceFen }),
    ...(isProvince(province) ? { province } : {}),
    ...(isTrademarkState(trademark) ? { trademark } : {}),
    ...(isTaxpayerKind(taxpayer) ? { taxpayer } : {}),
    sort: isListingSort(sort) ? sort : NO_FILTER.sort,
  }
}

/** The parameters that `parseListingFilter` reads back to the same filter, always in the same order. */
export function listingFilterParameters(filter: ListingFilter): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['q', filter.text],
    ['platform', filter.platform?.toString()],
    ['kind', filter.kind],
    ['industry', filter.industry],
    ['min', filter.minPriceFen === undefined ? undefined : priceText(filter.minPriceFen)],
    ['max', filter.maxPriceFen === undefined ? undefined : priceText(filter.maxPriceFen)],
    ['province', filter.province],
    ['trademark', filter.trademark],
    ['taxpayer', filter.taxpayer],
    ['sort', filter.sort === NO_FILTER.sort ? undefined : filter.sort],
  ]
  return all.filter((pair): pair is readonly [string, string] => pair[1] !== undefined)
}

/** How many of its choices narrow the list; the sort and the text do not count. */
export function countChoices(filter: ListingFilter): number {
  const { text: _text, sort: _sort, minPriceFen, maxPriceFen, ...choices } = filter
  const hasPrice = minPriceFen !== undefined || maxPriceFen !== undefined
  return Object.values(choices).filter((choice) => choice !== undefined).length + (hasPrice ? 1 : 0)
}

/** What a search takes of a text: the signs that it keeps (spec §5), cut to the longest there is. */
export const searchText = (raw: string): string => [...cleanSearchText(raw)].slice(0, MAX_SEARCH_LENGTH).join('')

/** Of nine digits at most: more than any price, and exact. */
const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** A bound of the price that was typed in yuan, to the fen (spec §5); undefined where it is none. */
export function priceFen(typed: string): number | undefined {
  const text = cleanPrice(typed.trim())
  if (!/^\d{1,9}(?:\.\d{0,2})?$/.test(text)) return undefined
  const read = parseYuan(text)
  return read.ok ? read.value : undefined
}

/** What `priceFen` reads back to the same fen. */
export const priceText = (fen: number): string => formatYuan(fen).replace(/\.00$/, '')

function inOrder(low: number | undefined, high: number | undefined): readonly [number | undefined, number | undefined] {
  return (low ?? 0) > (high ?? Infinity) ? [high, low] : [low, high]
}
