import type { ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { OrderRole } from './order.ts'
import type { OfferStep } from './bargain.ts'
import type { OfferAnswer, OfferId, PriceOffer } from './price-offer.ts'

/** `askedFen` is the price that was displayed. */
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

/** Every sum and answer between a buyer and a seller for one shop, as both of them read it. */
export interface BargainThread {
  /** The last offer, which may wait for one of them. */
  readonly offer: ShownOffer
  /** The oldest first. */
  readonly steps: readonly OfferStep[]
  /** The shop's current price; null once it is no longer on sale. */
  readonly priceFen: number | null
}

/** A price that a buyer has agreed on with a seller, and the last instant at which it holds. */
export interface AgreedPrice {
  readonly shopId: ShopId
  readonly agreedFen: number
  readonly until: number
}

export interface PriceOffers {
  /** The same sum for the same shop again is the offer there is; another takes the place of one that waits. */
  make(draft: OfferDraft): Promise<Result<ShownOffer>>
  /** The other side's answer to the sum that waits, or its own side taking it back; the same again changes nothing. */
  answer(id: OfferId, answer: OfferAnswer): Promise<Result<ShownOffer>>
  /** Made by this person, or for the shops that they sell; the newest first. */
  list(role: OrderRole, cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShownOffer>>>
  /** This person's last offer for a shop. */
  ofShop(shopId: ShopId, signal?: StopSignal): Promise<Result<ShownOffer | null>>
  /** Includes all earlier offers between the same two for that shop. */
  thread(id: OfferId, signal?: StopSignal): Promise<Result<BargainThread>>
  /** Agreed prices of this person for shops that are on sale and that they have not ordered. */
  agreed(signal?: StopSignal): Promise<Result<readonly AgreedPrice[]>>
}
