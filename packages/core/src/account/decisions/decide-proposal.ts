import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { fieldRefusal } from '../field-problem.ts'
import { checkProposal, type Proposal } from '../proposal.ts'

/** The facts behind a proposal; the server reads them under the lock of its person. */
export interface ProposalFacts {
  /** How many the person made within a day. */
  readonly madeToday: number
  /** Whether the person uploaded all of its pictures. */
  readonly areOwnPictures: boolean
}

const MAX_A_DAY = 20

export function decideProposal({ madeToday, areOwnPictures }: ProposalFacts, draft: Proposal): Result<Proposal> {
  const checked = checkProposal(draft)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  if (madeToday >= MAX_A_DAY) return fail(refused('too-many', '今天的建议已达上限，请明天再来'))
  return areOwnPictures ? ok(checked.value) : fail(refused('not-found', '请重新上传图片', 'photos'))
}
