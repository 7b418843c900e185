import { applyPosting, type Posting } from '../../src/wallet/index.ts'
import type { MarketState } from './market-state.ts'

/** Makes a posting that has been checked beforehand. */
export function post(state: MarketState, posting: Posting): void {
  const after = applyPosting(state.balances, posting)
  if (!after.ok) throw new Error(`The books refuse ${posting.kind} of ${posting.subject}: ${after.failure.fault}`)
  state.balances = after.value
  state.postings.push({ ...posting, id: `posting-${state.postings.length + 1}`, postedAt: state.clock.now() })
}
