import type { ShopFigures } from '../catalog/index.ts'
import type { ListedShop } from './listed-shop.ts'

/** What an inspector can confirm of a listing. */
export const INSPECTED_FIGURES = [
  'openedOn',
  'level',
  'ratings',
  'violations',
  'trademark',
  'taxpayer',
  'registeredCapitalFen',
  'consumerDepositFen',
  'annualFeeFen',
  'otherFeesFen',
  'fans',
  'monthlyTurnoverFen',
  'hasLoans',
  'carriesStock',
  'teachesOperation',
  'transferWay',
] as const satisfies readonly (keyof ShopFigures)[]

export type InspectedFigure = (typeof INSPECTED_FIGURES)[number]

export const isInspectedFigure = (text: string): text is InspectedFigure =>
  (INSPECTED_FIGURES as readonly string[]).includes(text)

/**
 * As it stands, with these figures confirmed now; the shop as a whole counts as inspected once all of them are, and a
 * confirmation never takes that away.
 */
export function withInspected(shop: ListedShop, confirmed: readonly InspectedFigure[], at: number): ListedShop {
  const marked = confirmed.map((key) => [key, { ...shop.figures[key], by: 'inspector', at }])
  const figures: ShopFigures = { ...shop.figures, ...(Object.fromEntries(marked) as Partial<ShopFigures>) }
  return {
    ...shop,
    figures,
    isInspected: shop.isInspected || INSPECTED_FIGURES.every((key) => figures[key].by === 'inspector'),
  }
}
