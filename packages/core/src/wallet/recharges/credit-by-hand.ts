import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { moveRecharge, type Recharge } from './recharge.ts'
import { TWO_REVIEWERS_FROM_FEN } from '../request.ts'

/** Money that a reviewer saw arrive. */
export interface HandCredit {
  readonly at: number
  readonly by: string
  readonly why: string
  /** The second reviewer, and the bank's name for the movement: both are needed for a large sum. */
  readonly second: string | null
  readonly reference: string | null
  /** A sum that needs two for what was let through alone before it. */
  readonly needsTwo?: boolean
}

/**
 * A recharge that begins, led to its credit in one instant by the way that every reviewer goes: a large one through the
 * hands of two.
 */
export function creditByHand<R extends Omit<Recharge, 'id'>>(begun: R, credit: HandCredit): Result<R> {
  const { at, by, why, second, reference } = credit
  const isLarge = isLargeCredit(begun.amountFen, credit)
  if (isLarge && (second ?? '').trim() === '') return fail(refused('parameter-missing', '大额须经第二人复核', 'second'))
  if (isLarge && (reference ?? '').trim() === '')
    return fail(refused('parameter-missing', '请填写银行流水号', 'reference'))
  const way = isLarge
    ? ([
        ['reviewing', by],
        ['in-approval', by],
        ['not-yet-credited', second ?? ''],
        ['credited', second ?? ''],
      ] as const)
    : ([
        ['reviewing', by],
        ['not-yet-credited', by],
        ['credited', by],
      ] as const)
  return way.reduce<Result<R>>(
    (so, [status, hand]) => (so.ok ? moveRecharge(so.value, { status, at, by: hand, why }) : so),
    ok(begun),
  )
}

/** Whether two people look at it, and the bank has a name for it. */
export const isLargeCredit = (amountFen: number, { needsTwo = false }: Pick<HandCredit, 'needsTwo'>): boolean =>
  needsTwo || amountFen >= TWO_REVIEWERS_FROM_FEN
