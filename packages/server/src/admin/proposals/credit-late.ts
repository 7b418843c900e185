import { formatMoney } from '@diandu/core/format'
import { fail, ok } from '@diandu/core/kernel'
import { availableOf, movementKnown, plainReference } from '@diandu/core/wallet'
import { creditLockedLate } from '../../payments/index.ts'
import { findRecharge, isMovementKnown, readBalances } from '../../wallet/index.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from './changed-since.ts'
import type { ProposedAct } from './proposed-act.ts'

/** Late money that one cashier must not credit alone. */
export interface LargeLateCredit {
  readonly rechargeId: string
  readonly reference: string
  readonly why: string
}

const TEXTS = caseTexts({
  balance: { zh: '可用余额', en: 'Available balance' },
  recharge: { zh: '失败的充值', en: 'The failed recharge' },
  reference: { zh: '银行流水号', en: 'Bank reference' },
})

export const creditLateAct: ProposedAct<LargeLateCredit> = {
  act: 'credit-late-large',
  changes: async (db, { rechargeId, reference }, { locale }) => {
    const recharge = await findRecharge(db, rechargeId)
    if (recharge === undefined) return []
    const texts = TEXTS(locale)
    const { userId, username, amountFen } = recharge
    const availableFen = (await readBalances(db, [availableOf(userId)])).get(availableOf(userId)) ?? 0
    return [
      {
        what: `${texts.balance} · ${username}`,
        before: formatMoney(availableFen),
        after: formatMoney(availableFen + amountFen),
      },
      { what: texts.recharge, before: rechargeId, after: formatMoney(amountFen) },
      { what: texts.reference, before: '-', after: reference },
    ]
  },
  carryOut: async (tx, { rechargeId, reference, why }, { staff, maker, random, nowMs }) => {
    const before = await findRecharge(tx, rechargeId)
    if (before?.late !== 'waiting') return fail(changedSince())
    if (await isMovementKnown(tx, rechargeId, plainReference(reference))) return fail(movementKnown())
    const credit = { by: maker.name, second: staff.name, why, reference, needsTwo: true }
    const credited = await creditLockedLate(tx, rechargeId, credit, { random, nowMs })
    if (!credited.ok) return credited
    return ok({
      object: { kind: 'recharge', id: rechargeId },
      userId: before.userId,
      before: { late: before.late, amountFen: before.amountFen },
      after: { late: 'credited', reference },
    })
  },
}
