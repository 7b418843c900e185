import type { Industry, PlatformId, ShopCard, ShopId, ShopKind } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { OwnFigures } from './own-figures.ts'
import type { HintSubject, PriceHint } from './price-hint.ts'
import type { OwnListing, OwnListingDetail, SaleAct, SaleGroup } from './sale.ts'
import type { StoredSellDraft } from './sell-draft.ts'
import type { SellForm } from './sell-form.ts'

/**
 * A person's own shops for sale. Where two devices change one, the second gets a failure, and nothing is overwritten.
 */
export interface Selling {
  /** `key`: the same form sent again under it is handed in once. */
  submit(form: SellForm, key: string): Promise<Result<OwnListingDetail>>
  change(id: ShopId, revision: number, form: SellForm): Promise<Result<OwnListingDetail>>
  changePrice(id: ShopId, revision: number, priceFen: number): Promise<Result<OwnListingDetail>>
  act(id: ShopId, revision: number, act: SaleAct): Promise<Result<OwnListingDetail>>
  /** The newest first; all where no group is named. */
  list(group: SaleGroup | null, cursor: string | null, signal?: StopSignal): Promise<Result<Page<OwnListing>>>
  find(id: ShopId, signal?: StopSignal): Promise<Result<OwnListingDetail>>
  /** Of this person's shops on the market, the newest first: figures that no other user sees. */
  figures(signal?: StopSignal): Promise<Result<readonly OwnFigures[]>>
}

/** The one draft of a listing that a person has on the server, for all their devices. */
export interface SellDrafts {
  read(signal?: StopSignal): Promise<Result<StoredSellDraft | null>>
  /** `revision` is the one that was read; 0 where there was none. */
  save(revision: number, content: string): Promise<Result<StoredSellDraft>>
  drop(): Promise<Result<null>>
}

export interface DealFilter {
  readonly platform?: PlatformId
  readonly kind?: ShopKind
  readonly industry?: Industry
}

/** A shop that changed hands here. */
export interface DealtShop {
  readonly shop: ShopCard
  /** When its buyer confirmed it; unknown of deals that were not made here. */
  readonly soldAt: number | null
  /** The agreed price, where its sale is known here. */
  readonly soldFen: number | null
}

/** The closest first. */
export const RELATIONS = ['same-seller', 'same-industry', 'same-kind'] as const
export type Relation = (typeof RELATIONS)[number]

export interface RelatedShop {
  readonly shop: ShopCard
  readonly relation: Relation
}

export interface Comparables {
  /** Shops that were sold, the newest listing first. */
  dealt(filter: DealFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<DealtShop>>>
  /** Shops on sale that have to do with one: the seller's others, then shops like it. */
  related(id: ShopId, signal?: StopSignal): Promise<Result<readonly RelatedShop[]>>
  /** Null where too few shops can be compared. */
  priceHint(subject: HintSubject, signal?: StopSignal): Promise<Result<PriceHint | null>>
}
