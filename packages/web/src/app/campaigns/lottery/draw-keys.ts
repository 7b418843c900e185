import type { DeviceStorage } from '@diandu/core/kernel'
import type { DrawKeys, LotteryId } from '@diandu/core/lottery'
import { formDrafts } from '../../forms/form-drafts.ts'

const draftOf = (lottery: string): string => `draw-${lottery}`

/** The key of a try without an answer, kept like what was typed into a form: for the visit, and for its person. */
export const drawKeysOf = (storage: DeviceStorage, owner: string): DrawKeys => ({
  keep: (lottery, key) => {
    if (owner !== '') formDrafts(storage).keep(draftOf(lottery), owner, { key })
  },
  forget: (lottery) => formDrafts(storage).forget(draftOf(lottery)),
})

/** As the server takes one; anything else that is there is none. */
const KEY = /^[\w-]{8,64}$/

export function pendingKeyOf(storage: DeviceStorage, lottery: LotteryId, owner: string): string | null {
  const { key } = formDrafts(storage).read(draftOf(lottery), owner)
  return typeof key === 'string' && KEY.test(key) ? key : null
}
