import type { ShopId } from '@diandu/core/catalog'
import type { Clock } from '@diandu/core/kernel'
import type { CheckoutDrafts } from '@diandu/core/orders'
import { STORED_AS, type UserId } from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'
import { parseCheckoutDraft, type DraftRecord } from './parse-checkout-draft.ts'

const PREFIX = STORED_AS.checkoutDraft

/** As long as the server remembers a key: a younger draft can be sent again without acting twice. */
export const DRAFT_RETENTION_MS = 48 * 3_600_000

/**
 * Checkouts that were begun. In local storage, because a payment may close the page's window, and a session's storage
 * with it. Each belongs to its buyer, with the keys in it: of a login that lapsed to the same buyer still.
 */
export function checkoutDrafts(
  local: KeyValueStore,
  clock: Clock,
  actsFor: () => UserId | undefined = () => undefined,
): CheckoutDrafts {
  let owner: UserId | undefined
  const keyOf = (shopId: ShopId): string => {
    owner = actsFor() ?? owner
    return `${PREFIX}${shopId}${owner === undefined ? '' : `:${owner}`}`
  }
  const readFresh = (key: string): DraftRecord | undefined => {
    const stored = parseCheckoutDraft(local.read(key))
    return stored !== undefined && Math.abs(clock.now() - stored.at) <= DRAFT_RETENTION_MS ? stored : undefined
  }
  const sweep = (): void => {
    for (const key of local.keys()) if (key.startsWith(PREFIX) && readFresh(key) === undefined) local.remove(key)
  }
  return {
    read(shopId) {
      const stored = readFresh(keyOf(shopId))
      if (stored?.draft.shopId !== shopId) return undefined
      const { at: _at, ...draft } = stored
      return draft
    },
    // Field by field: whatever else a caller's object carries, a password above all, stays out of storage.
    write({ draft: { shopId, plan, priceFen, termsVersion, couponId }, couponBy, stage, placeKey, payKey, orderId }) {
      sweep()
      const draft = { shopId, plan, priceFen, termsVersion, ...(couponId !== undefined && { couponId }) }
      const stored = {
        draft,
        ...(couponBy !== undefined && { couponBy }),
        stage,
        placeKey,
        payKey,
        orderId,
        at: clock.now(),
      } satisfies DraftRecord
      local.write(keyOf(shopId), JSON.stringify(stored))
    },
    clear: (shopId) => local.remove(keyOf(shopId)),
  }
}
