import { formatMoney } from '../format/index.ts'
import { fail, isFen, ok, refused, type Result } from '../kernel/index.ts'

export interface AmountLimits {
  readonly leastFen: number
  readonly mostFen: number
}

/**
 * An amount that a user asks for. Anything may come in: what is no amount, too little or too much is refused by its
 * field.
 */
export function validateAmount(amountFen: unknown, { leastFen, mostFen }: AmountLimits): Result<number> {
  if (!isFen(amountFen) || amountFen === 0) return refuse('金额不正确')
  if (!(amountFen >= leastFen)) return refuse(`金额不能少于 ${formatMoney(leastFen)}`)
  if (!(amountFen <= mostFen)) return refuse(`金额不能超过 ${formatMoney(mostFen)}`)
  return ok(amountFen)
}

const refuse = (message: string): Result<number> => fail(refused('bad-parameter', message, 'amountFen'))
