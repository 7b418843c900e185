import {
  INDUSTRIES,
  isIndustry,
  isPlatformId,
  isProvince,
  isShopKind,
  isTrademarkState,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  PROVINCES,
  publicPlatforms,
  sellerWords,
  SHOP_KINDS,
  TRADEMARK_STATES,
  type FigureKind,
  type PlatformId,
  type ShopCard,
  type ShopId,
} from '@diandu/core/catalog'
import { foldTyped, readCount, readDecimal, readYuan, type NumberKind } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  isSellField,
  isTransferWay,
  photosIn,
  readSellForm,
  SELL_FAULTS,
  transferWaysFor,
  type HintSubject,
  type SellField,
  type SellForm,
} from '@diandu/core/selling'
import type { Locale } from '../../../messages/messages.ts'

type Words = Readonly<Partial<Record<SellField, string>>>

/** Error texts by field. */
export function sellFaults(form: SellForm, nowMs: number, locale: Locale): Words {
  const read = readSellForm(form, nowMs)
  if (read.ok) return {}
  return Object.fromEntries(
    Object.entries(read.failure).map(([field, fault]) => [field, nameIn(SELL_FAULTS[fault], locale)]),
  )
}

const platformIn = (text: string): PlatformId | undefined => {
  const id = Number(text)
  return /^\d{1,2}$/.test(text) && isPlatformId(id) ? id : undefined
}

const EXAMPLE_PRICE_FEN = 100_000_00

/** The card as a list would show it; what is not filled in yet is shown as usual for such a shop. */
export function previewCard(form: SellForm): ShopCard {
  const price = readYuan(form.price)
  const { kind, industry, province, trademark, transferWay } = form
  const shopKind = isShopKind(kind) ? kind : 'flagship'
  return {
    id: 'preview' as ShopId,
    platform: platformIn(form.platform) ?? 1,
    kind: shopKind,
    industry: isIndustry(industry) ? industry : 'womenswear',
    title: form.title,
    priceFen: price.ok ? price.value : EXAMPLE_PRICE_FEN,
    province: isProvince(province) ? province : '33',
    trademark: isTrademarkState(trademark) ? trademark : 'none',
    taxpayer: form.taxpayer === 'general' ? 'general' : 'small',
    rating: Math.min(5, Number(readDecimal(form.described) ?? 0)),
    level: form.level === '' ? '—' : form.level,
    transferWay: isTransferWay(transferWay) ? transferWay : (transferWaysFor(shopKind)[0] ?? 'platform-transfer'),
    isInspected: false,
    status: 'on-sale',
    publishedAt: 0,
    glance: previewGlance(form),
  }
}

function previewGlance(form: SellForm): ShopCard['glance'] {
  const turnover = readYuan(form.monthlyTurnover)
  return {
    openedOn: form.openedOn,
    monthlyTurnoverFen: turnover.ok ? turnover.value : 0,
    turnoverFen: [],
    fans: wholeIn(form.fans),
    points: wholeIn(form.general) + wholeIn(form.severe) + wholeIn(form.counterfeit),
    source: 'seller',
    picture: photosIn(form.photos)?.[0]?.url ?? null,
    words: sellerWords(form.title),
    fall: null,
  }
}

const wholeIn = (text: string): number => readCount(text) ?? 0

/** Undefined until the fields that decide comparable shops are chosen. */
export function hintSubject(form: SellForm): HintSubject | undefined {
  const { kind, industry } = form
  const id = platformIn(form.platform)
  if (id === undefined || !isShopKind(kind) || !isIndustry(industry)) return undefined
  const ratings = [form.described, form.service, form.delivery].map((typed) => Number(readDecimal(typed) ?? 0))
  const isRated = ratings.every((rating) => rating > 0 && rating <= 5)
  const ratingHundredths = Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100)
  return { platform: id, kind, industry, ...(isRated ? { ratingHundredths } : {}) }
}

export const platformOptions = (locale: Locale) =>
  publicPlatforms().map(({ id, name }) => ({ value: String(id), label: nameIn(name, locale) }))

const optionsOf = (names: Readonly<Record<string, { readonly zh: string; readonly en: string }>>) => (locale: Locale) =>
  Object.entries(names).map(([value, name]) => ({ value, label: nameIn(name, locale) }))

export const kindOptions = optionsOf(SHOP_KINDS)
export const industryOptions = optionsOf(INDUSTRIES)
export const provinceOptions = optionsOf(PROVINCES)
export const trademarkOptions = optionsOf(TRADEMARK_STATES)

/** The numeric fields and their kinds. */
export const SELL_NUMBERS: Readonly<Partial<Record<SellField, NumberKind>>> = {
  price: 'amount',
  ...plainNumbers(),
  general: 'count',
  severe: 'count',
  counterfeit: 'count',
  niceClass: 'count',
  described: 'decimal',
  service: 'decimal',
  delivery: 'decimal',
}

function plainNumbers(): Readonly<Partial<Record<SellField, NumberKind>>> {
  const kinds: Readonly<Partial<Record<FigureKind, NumberKind>>> = { money: 'amount', count: 'count', rate: 'decimal' }
  return Object.fromEntries(
    PLAIN_FIGURE_KEYS.map(plainFigure).map(({ kind, field }): [string, NumberKind | undefined] => [field, kinds[kind]]),
  ) as Readonly<Partial<Record<SellField, NumberKind>>>
}

/** How a field is cleaned once it is left. */
export const CLEANED: Readonly<Partial<Record<SellField, (raw: string) => string>>> = {
  openedOn: foldTyped,
  platformShopId: foldTyped,
  shopAddress: foldTyped,
}

/** Values from the address: a valuation links here with its data. */
export function prefilled(search: URLSearchParams): Partial<SellForm> {
  return Object.fromEntries(
    [...search].filter(
      ([key, value]) => isSellField(key) && !NOT_PREFILLED.has(key) && value.length > 0 && value.length <= 100,
    ),
  )
}

const NOT_PREFILLED: ReadonlySet<string> = new Set(['photos', 'contactName', 'contactMobile', 'consent'])
