import { unproven, type OrderId } from '../src/orders/index.ts'
import { valueOf } from './fixture-steps.ts'
import type { Person } from './fixture.ts'
import { pictureOf } from './small-pictures.ts'

/** The seller marks whatever has to be proven before the shop counts as handed over. */
export async function proveHandover({ device }: Pick<Person, 'device'>, id: OrderId): Promise<void> {
  const handover = valueOf(await device.handovers.ofOrder(id))
  const missing = handover === null ? [] : unproven(handover)
  if (missing.length === 0) return
  // A file proves one item.
  for (const [place, item] of missing.entries()) {
    const proof = valueOf(await device.uploads.picture(pictureOf(200 + place))).id
    valueOf(await device.handovers.mark(id, { item, words: '', proofs: [proof] }))
  }
}
