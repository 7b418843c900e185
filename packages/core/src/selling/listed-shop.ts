import {
  byKind,
  filteredValues,
  isInspectedBy,
  PLAIN_FIGURE_KEYS,
  PLAIN_KEY_OF_FIELD,
  plainFigure,
  sourceOf,
  statedFigures,
  type Figure,
  type FigureSource,
  type Photo,
  type PlainField,
  type PlainFigureKey,
  type PlainValue,
  type Shop,
  type ShopFigures,
} from '../catalog/index.ts'
import { formatYuan } from '../format/index.ts'
import type { OfferedPhoto, Offering, SaleContact } from './offering.ts'
import { photosText } from './read-sell-form.ts'
import { EMPTY_SELL_FORM, EXPORTED_FIGURES, type ExportedFigure, type SellForm } from './sell-form.ts'

/** A listing's content, without its sale status. */
export type ListedShop = Omit<Shop, 'id' | 'status' | 'publishedAt' | 'viewCount' | 'sellerName' | 'glance'>

/**
 * The new content of a listing. What an inspector confirmed stays confirmed while it is unchanged: a seller who changes
 * a figure vouches for it from then on, and the shop as a whole no longer counts as inspected.
 */
export function listedShop(offering: Offering, photos: readonly Photo[], at: number, before?: ListedShop): ListedShop {
  const exported = new Set<ExportedFigure>(offering.exported)
  const figure = <Key extends keyof ShopFigures>(
    key: Key,
    value: NonNullable<ShopFigures[Key]>['value'],
    source: ExportedFigure,
  ): NonNullable<ShopFigures[Key]> => {
    const by: FigureSource = exported.has(source) ? 'platform-export' : 'seller'
    const last = before?.figures[key]
    if (last !== undefined && isSame(last.value, value) && (sourceOf(last) === 'inspector' || last.by === by))
      return last
    return { value, by, at } as NonNullable<ShopFigures[Key]>
  }
  const { described, service, delivery, general, severe, counterfeit } = offering
  const months = before?.figures.turnoverByMonth
  const plain = Object.fromEntries(
    statedFigures<PlainFigureKey, PlainValue>(PLAIN_FIGURE_KEYS, offering).map(([key, value]) => [
      key,
      figure(key, value as never, plainFigure(key).field),
    ]),
  ) as unknown as Pick<ShopFigures, PlainFigureKey>
  const figures: ShopFigures = {
    ...plain,
    ratings: figure('ratings', { described, service, delivery }, 'ratings'),
    violations: figure('violations', { general, severe, counterfeit }, 'violations'),
    trademark: figure(
      'trademark',
      { state: offering.trademark, niceClass: offering.niceClass, holder: offering.holder },
      'trademark',
    ),
    // The form has no single months: known ones stay with the sum that they made.
    turnoverByMonth:
      months !== undefined && plain.monthlyTurnoverFen === before?.figures.monthlyTurnoverFen
        ? months
        : { value: [], by: 'seller', at },
    transferWay: figure('transferWay', offering.transferWay, 'transferWay'),
  }
  const { platform, kind, industry, title, province } = offering
  const shop: ListedShop = {
    platform,
    kind,
    industry,
    title,
    province,
    priceFen: offering.priceFen,
    trademark: offering.trademark,
    ...filteredValues(figures),
    rating: described,
    level: offering.level,
    transferWay: offering.transferWay,
    isInspected: false,
    description: offering.description,
    figures,
    photos,
  }
  return {
    ...shop,
    isInspected: before !== undefined && before.isInspected && isAsInspected(shop, before) && isInspectedBy(figures),
  }
}

/** An inspection covers which shop it is, and every figure. */
function isAsInspected(now: ListedShop, before: ListedShop): boolean {
  const keys = ['platform', 'kind', 'industry', 'title', 'province'] as const
  const figures = Object.keys({ ...now.figures, ...before.figures }) as (keyof ShopFigures)[]
  return (
    keys.every((key) => now[key] === before[key]) && figures.every((key) => now.figures[key] === before.figures[key])
  )
}

type Plain = Readonly<Record<string, unknown>>

/** For figures: they are texts, numbers, or a few of these by name. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame((one as Plain)[key], (other as Plain)[key]))
  )
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
const yuanOf = (fen: number): string => formatYuan(fen)

const keyOf = (exported: ExportedFigure): Exclude<keyof ShopFigures, 'turnoverByMonth'> =>
  exported in PLAIN_KEY_OF_FIELD
    ? PLAIN_KEY_OF_FIELD[exported as PlainField]
    : (exported as Exclude<ExportedFigure, PlainField>)

const plainTyped = (key: PlainFigureKey, { value }: Figure<PlainValue>): string =>
  byKind(key, value, {
    money: yuanOf,
    count: String,
    rate: (rate) => String(rate / 100),
    day: String,
    level: String,
    'yes-no': yesNo,
    choice: String,
    text: String,
    address: String,
  })

type Severalfold = Exclude<keyof ShopFigures, PlainFigureKey>

/** A listing as its seller filled it in, to be changed: everything but the consent, which is given each time. */
export function sellFormOf(shop: ListedShop, contact: SaleContact | null, photos: readonly OfferedPhoto[]): SellForm {
  const { figures } = shop
  const value = <Key extends Severalfold>(key: Key): ShopFigures[Key]['value'] =>
    (figures[key] as Figure<ShopFigures[Key]['value']>).value
  const { state, niceClass, holder } = value('trademark')
  return {
    ...EMPTY_SELL_FORM,
    ...(Object.fromEntries(
      statedFigures<PlainFigureKey, Figure<PlainValue>>(PLAIN_FIGURE_KEYS, figures).map(([key, figure]) => [
        plainFigure(key).field,
        plainTyped(key, figure),
      ]),
    ) as Record<PlainField, string>),
    platform: String(shop.platform),
    kind: shop.kind,
    industry: shop.industry,
    title: shop.title,
    province: shop.province,
    description: shop.description,
    photos: photosText(photos),
    described: String(value('ratings').described),
    service: String(value('ratings').service),
    delivery: String(value('ratings').delivery),
    general: String(value('violations').general),
    severe: String(value('violations').severe),
    counterfeit: String(value('violations').counterfeit),
    exported: EXPORTED_FIGURES.filter((one) => figures[keyOf(one)]?.by === 'platform-export').join(' '),
    price: yuanOf(shop.priceFen),
    transferWay: value('transferWay'),
    trademark: state,
    niceClass: niceClass > 0 ? String(niceClass) : '',
    holder,
    contactName: contact?.name ?? '',
    contactMobile: contact?.mobile ?? '',
    consent: '',
  }
}
