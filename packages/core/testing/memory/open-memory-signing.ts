import { createManualClock } from '../manual-clock.ts'
import { createSeededRandom } from '../seeded-random.ts'
import type { OpenSigning } from '../signing-table.ts'
import { createMemorySigning } from './memory-signing.ts'

export const openMemorySigning: OpenSigning = async (setting) => {
  const clock = createManualClock()
  const signing = createMemorySigning({ clock, random: createSeededRandom(11) }, setting)
  return {
    contractId: signing.contractId,
    orderId: signing.contract().orderId,
    shopTitle: signing.contract().shop.title,
    seller: signing.device('seller'),
    buyer: signing.device('buyer'),
    stranger: signing.device('stranger'),
    anonymous: signing.device('nobody'),
    readCode: async (mobile) => signing.readCode(mobile),
    async decide(role, verdict) {
      const page = await signing.device(role).identity.page(signing.contractId)
      if (page.ok) signing.decide(page.value.url, verdict)
    },
    advance: async (ms) => clock.advance(ms),
    upload: async (_role, shows = 0) => `a-picture-of-${shows}`,
    decideDocument: async (verdict) => signing.decideDocument(verdict),
    orderStatus: async () => signing.orderStatus(),
    endOrder: async () => signing.endOrder(),
  }
}
