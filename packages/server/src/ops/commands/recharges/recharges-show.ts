import { toRechargeStatus } from '@diandu/core/wallet'
import { signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { findRecharge, sameReceipts } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { stepsText, time, yuan } from '../../texts/value-texts.ts'
import { dueText } from './due-text.ts'

/** With the address of the receipt, which is good for minutes. */
export const rechargesShow = defineCommand({
  name: 'recharges show',
  meaning: 'one recharge, with the receipt and every step',
  parameters: { id: oneId, by },
  examples: ['recharges show ID --by "Li Na"'],
  async run({ id }, { db, clock, dataKey }) {
    const recharge = await findRecharge(db, id)
    if (recharge === undefined) return notDone(`There is nothing with the id "${id}"; the list shows them.`)
    const {
      username,
      amountFen,
      status,
      channel,
      askedAt,
      receipt,
      bankReference,
      paidLateAt,
      creditedBy,
      purpose,
      payment,
      steps,
    } = recharge
    const same = await sameReceipts(db, id)
    const facts = tableText(
      ['RECHARGE', id],
      [
        ['person', username],
        ['yuan', yuan(amountFen)],
        ['status', status],
        ['channel', channel],
        ['asked', time(askedAt)],
        ...(receipt === null ? [] : [['receipt', signedPictureUrl(receipt, createDataBox(dataKey), clock.now())]]),
        ...same.map((other) => ['same receipt', `${other.id} (${toRechargeStatus(other.status).status})`]),
        ...(bankReference === null ? [] : [['bank reference', oneLine(bankReference)]]),
        ...(paidLateAt === null
          ? []
          : [
              [
                'paid after it failed',
                `${time(paidLateAt)}, ${creditedBy === null ? 'to be credited by "recharges credit-late"' : `credited by ${creditedBy}`}`,
              ],
            ]),
        ...(purpose === null || payment === null
          ? []
          : [['for order', `${purpose.orderId}: ${dueText(payment)} (${purpose.outcome})`]]),
      ],
    )
    return done(steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps)}`)
  },
})
