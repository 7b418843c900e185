import { fail, isReviewerName, isSameReviewer, ok, refused, type Result } from '../kernel/index.ts'

/** One move of a request: its status, time, actor and reason. */
export interface RequestStep<Status extends string> {
  readonly status: Status
  readonly at: number
  /** A reviewer's name; `person`, `channel` or `house` (the platform) otherwise. */
  readonly by: string
  readonly why: string
}

/** A request to the platform that reviewers process. */
export interface Reviewed<Status extends string> {
  readonly status: Status
  /** Every move so far, the oldest first. */
  readonly steps: readonly RequestStep<Status>[]
}

/**
 * The request after a move along an edge of its map; a move that is not in the map, or for which no reviewer is named,
 * is refused.
 */
export function moveRequest<Status extends string, R extends Reviewed<Status>>(
  request: R & Reviewed<Status>,
  step: RequestStep<Status>,
  mayMove: (from: unknown, to: unknown) => boolean,
): Result<R> {
  if (!mayMove(request.status, step.status)) return fail(moveRefused())
  if (step.by.trim() === '') return fail(refused('bad-parameter', '请注明经办人', 'by'))
  if (step.why.trim() === '') return fail(refused('bad-parameter', '请注明原因', 'why'))
  return ok({ ...request, status: step.status, steps: [...request.steps, step] })
}

/** The map has no such way from the current status. */
export const moveRefused = () => refused('bad-parameter', '当前状态不能这样变更', 'status')

/** From this sum on two reviewers decide on a request. */
export const TWO_REVIEWERS_FROM_FEN = 500_000_00

/**
 * From this sum of one reviewer's own approvals in a day on, two reviewers decide on each further one, whichever user
 * it is for.
 */
export const TWO_REVIEWERS_IN_ALL_FROM_FEN = 2_000_000_00

/** Sums that were approved by one reviewer alone within a day. */
export interface LetThroughAlone {
  /** To the user, by whichever reviewer. */
  readonly toPersonFen: number
  /** By the reviewer, to whichever user. */
  readonly inAllFen: number
}

/**
 * Whether two reviewers have to decide: because of the sum itself, or with what was approved alone before. Large sums
 * are not made small by splitting them, over several reviewers either.
 */
export const needsTwoReviewers = (amountFen: number, { toPersonFen, inAllFen }: LetThroughAlone): boolean =>
  amountFen + toPersonFen >= TWO_REVIEWERS_FROM_FEN || amountFen + inAllFen >= TWO_REVIEWERS_IN_ALL_FROM_FEN

/** The status for a second reviewer, the status from which the money goes on, and the successful end. */
export interface ApprovalWays<Status extends string> {
  readonly inApproval: NoInfer<Status>
  readonly passed: NoInfer<Status>
  readonly done: NoInfer<Status>
}

/**
 * Rules for reviewers: a large sum was approved before it is passed or succeeds, and no reviewer approves what they
 * submitted themselves.
 */
export function validateReviewer<Status extends string>(
  { amountFen, status, steps }: Reviewed<Status> & { readonly amountFen: number },
  step: RequestStep<Status>,
  ways: ApprovalWays<Status>,
): Result<null> {
  const { inApproval, passed, done } = ways
  if (!isReviewerName(step.by)) return fail(refused('bad-parameter', '请注明经办人', 'by'))
  const isApproval = status === inApproval && step.status === passed
  if (isApproval && isSameReviewer(steps.at(-1)?.by ?? '', step.by))
    return fail(refused('bad-parameter', '须由另一位经办人复核', 'by'))
  const isLarge = amountFen >= TWO_REVIEWERS_FROM_FEN && (step.status === passed || step.status === done)
  return isLarge && !isApproval && !wasApproved(steps, ways) ? fail(needsApproval()) : ok(null)
}

export const needsApproval = () => refused('bad-parameter', '大额须经第二人复核', 'status')

/**
 * Whether a step lets money through by one reviewer alone, without a second one's approval: it passes the request, or
 * ends one that no reviewer has passed but a channel's word.
 */
export const isPassedAlone = <Status extends string>(
  { status, steps }: Reviewed<Status>,
  to: Status,
  { inApproval, passed, done }: ApprovalWays<Status>,
): boolean =>
  (to === passed && status !== inApproval) ||
  (to === done && !isReviewerName(steps.findLast((step) => step.status === passed)?.by ?? ''))

const wasApproved = <Status extends string>(
  steps: readonly RequestStep<Status>[],
  { inApproval, passed }: ApprovalWays<Status>,
): boolean =>
  steps.some(
    ({ status, by }, place) => status === passed && isReviewerName(by) && steps[place - 1]?.status === inApproval,
  )
