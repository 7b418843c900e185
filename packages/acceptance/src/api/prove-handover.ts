import type { ApiClient } from './api-client.ts'

interface Handover {
  readonly items: readonly { readonly item: string; readonly isRequired: boolean; readonly mark: unknown }[]
}

/** The seller marks whatever has to be proven before the shop counts as handed over, each with a file of its own. */
export async function proveHandover(
  seller: ApiClient,
  orderId: string,
  upload: (place: number) => Promise<{ readonly id: string }>,
): Promise<void> {
  const handover = await seller.must<Handover | null>('POST order/handover', { orderId })
  const open = handover?.items.filter(({ isRequired, mark }) => isRequired && mark === null) ?? []
  for (const [place, { item }] of open.entries()) {
    const { id } = await upload(place)
    await seller.must<Handover>('POST order/handover/mark', { orderId, item, proofs: [id] })
  }
}
