import { fail, ok, refused, type Result } from '../kernel/index.ts'

/** One move of a request: where it went, when, by whose hand and on what grounds. */
export interface RequestStep {
  /** A code of the request's status map. */
  readonly status: number
  readonly at: number
  /** A reviewer's name; `person`, `channel` or `house` where none of them moved it. */
  readonly by: string
  readonly why: string
}

/** Something that is asked of the house and moved along by reviewers. */
export interface Reviewed {
  readonly status: number
  /** Every move so far, the oldest first. */
  readonly steps: readonly RequestStep[]
}

/** The request after a move along an edge of its map; a move that the map does not know, or that nobody answers for, is refused. */
export function moveRequest<R extends Reviewed>(request: R, step: RequestStep, mayMove: (from: unknown, to: unknown) => boolean): Result<R> {
  if (!mayMove(request.status, step.status)) return fail(refused('bad-parameter', '当前状态不能这样变更', 'status'))
  if (step.by.trim() === '') return fail(refused('bad-parameter', '请注明经办人', 'by'))
  if (step.why.trim() === '') return fail(refused('bad-parameter', '请注明原因', 'why'))
  return ok({ ...request, status: step.status, steps: [...request.steps, step] })
}

/** From this sum on two people look at a request. */
export const TWO_REVIEWERS_FROM_FEN = 500_000_00

/** From this sum on, of what one reviewer lets through alone in a day, two people look at each further credit, for whomever it is. */
export const TWO_REVIEWERS_IN_ALL_FROM_FEN = 2_000_000_00

/** What a reviewer has let through alone within a day. */
export interface LetThroughAlone {
  readonly toPersonFen: number
  readonly inAllFen: number
}

/** Whether two have to look at a sum: because of itself, or with what the same hand let through alone. Large sums are not made small by cutting them up. */
export const needsTwoReviewers = (amountFen: number, { toPersonFen, inAllFen }: LetThroughAlone): boolean =>
  amountFen + toPersonFen >= TWO_REVIEWERS_FROM_FEN || amountFen + inAllFen >= TWO_REVIEWERS_IN_ALL_FROM_FEN

const [PASSED, DONE, IN_APPROVAL] = [2, 3, 5]

/** Stand in a step where no reviewer moved it; none goes by such a name. */
const NO_REVIEWERS: ReadonlySet<string> = new Set(['person', 'channel', 'house'])

/**
 * What reviewers may do with their hands: by whatever way a large sum is passed or ends well, it was approved before, and nobody
 * approves what they sent there. Recharges and withdrawals have these codes in common.
 */
export function judgeHands({ amountFen, status, steps }: Reviewed & { readonly amountFen: number }, step: RequestStep): Result<null> {
  if (!isReviewer(step.by)) return fail(refused('bad-parameter', '请注明经办人', 'by'))
  const isApproval = status === IN_APPROVAL && step.status === PASSED
  if (isApproval && isSameName(steps.at(-1)?.by ?? '', step.by)) return fail(refused('bad-parameter', '须由另一位经办人复核', 'by'))
  const needsApproval = amountFen >= TWO_REVIEWERS_FROM_FEN && (step.status === PASSED || step.status === DONE)
  return needsApproval && !isApproval && !wasApproved(steps) ? fail(refused('bad-parameter', '大额须经第二人复核', 'status')) : ok(null)
}

const wasApproved = (steps: readonly RequestStep[]): boolean =>
  steps.some(({ status, by }, place) => status === PASSED && isReviewer(by) && steps[place - 1]?.status === IN_APPROVAL)

const isReviewer = (name: string): boolean => !NO_REVIEWERS.has(plainName(name))

const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** A reviewer's name, however it is typed. */
export const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
