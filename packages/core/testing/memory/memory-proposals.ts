import { checkProposal, fieldRefusal, type Proposals } from '../../src/account/index.ts'
import { fail, ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { withAccount } from './memory-account.ts'

export function createMemoryProposals(state: MarketState, store: SessionStore): Proposals {
  return {
    add: (draft) =>
      withAccount(state, store, (_account, { userId }) => {
        const checked = checkProposal(draft)
        if (!checked.ok) return fail(fieldRefusal(checked.failure))
        if (checked.value.photos.some((id) => state.pictures.get(id) !== userId))
          return refuse('not-found', '请重新上传图片', 'photos')
        state.proposals.push({ userId, proposal: checked.value })
        return ok(null)
      }),
  }
}
