import { ok, type Result } from '@diandu/core/kernel'
import { findUser } from '../../../session/index.ts'
import { ownerOfAccount, passedAlone, takeTransfer } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { TWO_REVIEWERS } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import type { OpsDeps } from '../../ops-deps.ts'
import { by, required, second, trimmed, yuanAbove0 } from '../../parameters.ts'
import { yuan } from '../../texts/value-texts.ts'

/** For money that arrived on a bank account of one user. */
export const rechargeArrive = defineCommand({
  name: 'recharge arrive',
  meaning: 'credits money on an account made for one person, once for each reference',
  notes: [TWO_REVIEWERS],
  parameters: {
    account: required('NUMBER', 'the account that it arrived on', trimmed),
    yuan: yuanAbove0,
    reference: required('BANKREF', 'the bank’s reference for the movement', trimmed),
    by,
    second,
  },
  examples: ['recharge arrive --account 571900000010001 --yuan 50000 --reference 77 --by "Li Na"'],
  run: async ({ account, yuan: amountFen, reference, by: reviewer, second: other }, deps) =>
    answerAndNote(
      { name: 'recharge arrive', about: account, by: reviewer },
      await arrived({ accountNumber: account, amountFen, reference, by: reviewer, second: other ?? '' }, deps),
      deps,
    ),
})

async function arrived(
  transfer: Omit<Parameters<typeof takeTransfer>[1], 'needsTwo'>,
  deps: OpsDeps,
): Promise<Result<string>> {
  const { db, clock, random } = deps
  const { accountNumber, amountFen, reference, by: reviewer } = transfer
  const posting = { random, nowMs: clock.now() }
  const take = (needsTwo: boolean) => takeTransfer(db, { ...transfer, needsTwo }, posting)
  const userId = await ownerOfAccount(db, accountNumber)
  const taken =
    userId === undefined
      ? await take(false)
      : await passedAlone(
          { by: reviewer, userId, amountFen },
          { db, ...posting },
          take,
          (answer) => answer.ok && answer.value.isNew,
        )
  if (!taken.ok) return taken
  const name = (await findUser(db, taken.value.userId))?.username ?? taken.value.userId
  return ok(
    taken.value.isNew
      ? `Credited ${yuan(amountFen)} yuan to ${name}, whose account it is.`
      : `The bank’s movement ${reference} was credited to ${name} before; nothing was done.`,
  )
}
