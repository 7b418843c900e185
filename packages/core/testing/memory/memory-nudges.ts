import { mapResult } from '../../src/kernel/index.ts'
import { decideNudge, type Nudges } from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { MarketState } from './market-state.ts'
import { callAsMember, readOrder } from './order-desk.ts'
import { writeMessages } from './write-messages.ts'

export const createMemoryNudges = (state: MarketState, store: SessionStore): Nudges => ({
  send: async (id) =>
    callAsMember(state, store, ({ userId }) => {
      const facts = {
        userId,
        order: state.orders.get(id),
        nudgedAt: state.nudges.get(id) ?? null,
        at: state.clock.now(),
      }
      return mapResult(decideNudge(facts), ({ nudgedAt, messages }) => {
        state.nudges.set(id, nudgedAt)
        writeMessages(state, messages)
        return nudgedAt
      })
    }),
  ofOrder: async (id) => readOrder(state, store, id, () => state.nudges.get(id) ?? null),
})
