import type { ShopId } from '../../src/catalog/index.ts'
import type { CheckoutDraft, CheckoutDrafts } from '../../src/orders/index.ts'

/** Drafts as a device keeps them: as text, so that what does not survive a reload does not survive here. */
export interface MemoryCheckoutDrafts extends CheckoutDrafts {
  /** Everything that is stored, to look for what should not be. */
  storedText(): string
}

export function createMemoryCheckoutDrafts(): MemoryCheckoutDrafts {
  const stored = new Map<ShopId, string>()
  return {
    read(shopId) {
      const text = stored.get(shopId)
      return text === undefined ? undefined : (JSON.parse(text) as CheckoutDraft)
    },
    write: (draft) => void stored.set(draft.draft.shopId, JSON.stringify(draft)),
    clear: (shopId) => void stored.delete(shopId),
    storedText: () => [...stored.values()].join('\n'),
  }
}
