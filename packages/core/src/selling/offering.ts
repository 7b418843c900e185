import type {
  Industry,
  PlainValues,
  PlatformId,
  Province,
  ShopKind,
  TrademarkState,
  TransferWay,
} from '../catalog/index.ts'
import type { ExportedFigure } from './sell-form.ts'

/** A photo by the id of the picture that was uploaded, or by the address under which the listing shows it already. */
export interface OfferedPhoto {
  readonly id: string
  readonly url: string | undefined
}

/** The contact for reviewers. No other person can see it. */
export interface SaleContact {
  readonly name: string
  readonly mobile: string
}

/** The content of a valid form. */
export interface Offering extends PlainValues {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly title: string
  readonly province: Province
  readonly description: string
  readonly photos: readonly OfferedPhoto[]
  readonly described: number
  readonly service: number
  readonly delivery: number
  readonly general: number
  readonly severe: number
  readonly counterfeit: number
  readonly exported: readonly ExportedFigure[]
  readonly priceFen: number
  readonly transferWay: TransferWay
  readonly trademark: TrademarkState
  readonly niceClass: number
  readonly holder: string
  readonly contact: SaleContact
}
