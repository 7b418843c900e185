import type { Name } from '../name.ts'
import { createStatusMap, type StatusMap } from './status-map.ts'

/** The review type of the specification (§4), whatever is reviewed. */
const REVIEW = createStatusMap({
  reviewing: { code: 0, outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: ['passed', 'failed'] },
  passed: { code: 1, outcome: 'success', name: { zh: '审核通过', en: 'Approved' }, next: [] },
  failed: { code: 2, outcome: 'failure', name: { zh: '审核未通过', en: 'Not approved' }, next: [] },
})

/** How an end of a review is called where this is reviewed, and whether it can be asked for again. */
interface ReviewEnd<Status extends string> {
  readonly status: Status
  readonly name?: Name
  readonly again?: boolean
}

/** The review type with the ends named after what is reviewed. */
export function createReviewMap<Passed extends string, Failed extends string>(
  passed: ReviewEnd<Passed>,
  failed: ReviewEnd<Failed>,
): StatusMap<'reviewing' | Passed | Failed> {
  type Status = 'reviewing' | Passed | Failed
  const row = (type: 'reviewing' | 'passed' | 'failed', name: Name | undefined, next: readonly Status[]) => ({
    code: REVIEW.codeOf(type),
    outcome: REVIEW.read(type).outcome,
    name: name ?? REVIEW.read(type).name,
    next,
  })
  const rows = [
    ['reviewing', row('reviewing', undefined, [passed.status, failed.status])],
    [passed.status, row('passed', passed.name, passed.again === true ? ['reviewing'] : [])],
    [failed.status, row('failed', failed.name, failed.again === true ? ['reviewing'] : [])],
  ] as const
  return createStatusMap<Status>(Object.fromEntries(rows) as Record<Status, ReturnType<typeof row>>)
}
