import type { Result } from '../kernel/index.ts'
import type { Proposal } from './proposal.ts'

export interface Proposals {
  add(proposal: Proposal): Promise<Result<null>>
}
