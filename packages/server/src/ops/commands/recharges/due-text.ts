import type { RechargeRecord } from '../../../wallet/index.ts'
import { time } from '../../texts/value-texts.ts'

/** Says the deadline: a late balance costs its buyer the deposit. */
export const dueText = ({ part, payBy }: NonNullable<RechargeRecord['payment']>): string =>
  `${part}${payBy === null ? '' : ` by ${time(payBy)}`}`
