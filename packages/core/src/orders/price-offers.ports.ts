import type { ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { OrderRole } from './order.ts'
import type { OfferAnswer, OfferId, PriceOffer } from './price-offer.ts'

/** What a buyer would pay; `askedFen` is the price that was read. */
export interface OfferDraft {
  readonly shopId: ShopId
  readonly askedFen: number
  readonly offeredFen: number
}

/** An offer as one of the two sees it, with what time has made of it. */
export interface ShownOffer extends PriceOffer {
  readonly role: OrderRole
  readonly shopTitle: string
}

export interface PriceOffers {
  /** The same sum for the same shop again is the offer there is; another takes the place of one that waits. */
  make(draft: OfferDraft): Promise<Result<ShownOffer>>
  answer(id: OfferId, answer: OfferAnswer): Promise<Result<ShownOffer>>
  /** Made by this person, or for the shops that they sell; the newest first. */
  list(role: OrderRole, cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShownOffer>>>
  /** This person's last offer for a shop. */
  ofShop(shopId: ShopId, signal?: StopSignal): Promise<Result<ShownOffer | null>>
}
