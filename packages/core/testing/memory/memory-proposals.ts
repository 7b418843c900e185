import { decideProposal, type Proposals } from '../../src/account/index.ts'
import { DAY_MS, mapResult } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'

export const createMemoryProposals = ({ state, call }: Desk): Proposals => ({
  add: (draft) =>
    call(({ userId }) => {
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
