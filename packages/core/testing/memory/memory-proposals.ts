import { decideProposal, type Proposals } from '../../src/account/index.ts'
import { DAY_MS, mapResult } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { callsOf } from './calls-of.ts'
import type { MarketState } from './market-state.ts'

export const createMemoryProposals = (state: MarketState, store: SessionStore): Proposals => ({
  add: (draft) =>
    callsOf(state, store).call(({ userId }) => {
      const now = state.clock.now()
      const facts = {
        madeToday: state.proposals.filter((one) => one.userId === userId && one.addedAt > now - DAY_MS).length,
        areOwnPictures: draft.photos.every((id) => state.pictures.get(id) === userId),
      }
      return mapResult(decideProposal(facts, draft), () => {
        state.proposals.push({ userId, addedAt: now })
        return null
      })
    }),
})
