import type { RechargeRecord } from '../../../wallet/index.ts'
import { time } from '../../texts/value-texts.ts'

/** What waits for this money, and until when it can be paid: a balance that is late costs its buyer the deposit. */
export const dueText = ({ part, payBy }: NonNullable<RechargeRecord['payment']>): string =>
  `${part}${payBy === null ? '' : ` by ${time(payBy)}`}`
