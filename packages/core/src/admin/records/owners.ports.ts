import type { RegisteredOwner } from '../../contracts/index.ts'
import type { Result, StopSignal } from '../../kernel/index.ts'

/** A shop, without who owns it. */
export interface ShopOnRecord {
  readonly shopId: string
  readonly title: string
  readonly sellerId: string
  readonly sellerName: string
  /** When staff last set another owner than the seller, by whom and why; null where it is the seller's own. */
  readonly set: { readonly at: number; readonly by: string; readonly why: string } | null
}

export interface OwnerEntry {
  readonly at: number
  readonly what: 'set' | 'cleared' | 'read'
  readonly by: string
  readonly why: string
}

export interface ShownShopOwner {
  /** Null: the seller's own name. */
  readonly owner: RegisteredOwner | null
  /** Waits for a second account. */
  readonly proposed: readonly { readonly makerName: string; readonly owner: RegisteredOwner | null }[]
  readonly entries: readonly OwnerEntry[]
}

export interface ShopOwners {
  /** By the number of a shop or an order, or the name or mobile of a seller; of no text, shops in another's name. */
  find(text: string, signal?: StopSignal): Promise<Result<readonly ShopOnRecord[]>>
  /** The look is written into the log. */
  show(shopId: string, reason: string): Promise<Result<ShownShopOwner>>
  /** Is done once another account has approved it. Null: the seller's own name. */
  propose(shopId: string, owner: RegisteredOwner | null, reason: string): Promise<Result<{ readonly id: string }>>
}
