import type { Clock } from '@diandu/core/kernel'
import type { CheckoutDrafts } from '@diandu/core/orders'
import type { KeyValueStore } from './key-value-store.ts'
import { parseCheckoutDraft, type KeptDraft } from './parse-checkout-draft.ts'

const PREFIX = 'diandu_checkout_'

/** As long as the server remembers a key: a younger draft can be sent again without acting twice. */
export const DRAFT_KEPT_MS = 48 * 3_600_000

/** Checkouts that were begun. In local storage, because a payment may close the page's window, and a session's storage with it. */
export function checkoutDrafts(local: KeyValueStore, clock: Clock): CheckoutDrafts {
  const readFresh = (key: string): KeptDraft | undefined => {
    const kept = parseCheckoutDraft(local.read(key))
    return kept !== undefined && Math.abs(clock.now() - kept.at) <= DRAFT_KEPT_MS ? kept : undefined
  }
  const sweep = (): void => {
    for (const key of local.keys()) if (key.startsWith(PREFIX) && readFresh(key) === undefined) local.remove(key)
  }
  return {
    read(shopId) {
      const kept = readFresh(`${PREFIX}${shopId}`)
      if (kept?.draft.shopId !== shopId) return undefined
      const { at: _at, ...draft } = kept
      return draft
    },
    // Field by field: whatever else a caller's object carries, a password above all, stays out of storage.
    write({ draft: { shopId, plan, priceFen, termsVersion, couponId }, couponBy, stage, placeKey, payKey, orderId }) {
      sweep()
      const draft = { shopId, plan, priceFen, termsVersion, ...(couponId !== undefined && { couponId }) }
      const kept = { draft, ...(couponBy !== undefined && { couponBy }), stage, placeKey, payKey, orderId, at: clock.now() } satisfies KeptDraft
      local.write(`${PREFIX}${shopId}`, JSON.stringify(kept))
    },
    clear: (shopId) => local.remove(`${PREFIX}${shopId}`),
  }
}
