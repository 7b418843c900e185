import type { Failure, Result } from '@diandu/core/kernel'
import { listAuditLines } from '../audit/index.ts'
import { noteRefusal } from './note-refusal.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { MoneyCommand } from './parse-money-command.ts'
import { creditLateText, listRechargesText, moveRechargeText, showRechargeText, takeTransferText } from './recharge-texts.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'
import { listWithdrawalsText, moveWithdrawalText, showWithdrawalText } from './withdrawal-texts.ts'

export async function runMoneyCommand(command: MoneyCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'withdrawals list':
      return done(await listWithdrawalsText(command, parts))
    case 'withdrawals show':
      return found(command.id, await showWithdrawalText(command, parts))
    case 'withdrawals move':
      return told(command, command.id, await moveWithdrawalText(command, parts), parts)
    case 'recharges list':
      return done(await listRechargesText(command, parts))
    case 'recharges show':
      return found(command.id, await showRechargeText(command, parts))
    case 'recharges move':
      return told(command, command.id, await moveRechargeText(command, parts), parts)
    case 'recharges credit-late':
      return told(command, command.id, await creditLateText(command, parts), parts)
    case 'recharge arrive':
      return told(command, command.account, await takeTransferText(command, parts), parts)
    case 'audit list':
      return done(await auditText(command, parts))
  }
}

async function auditText({ most }: { readonly most: number }, { db }: OpsParts): Promise<string> {
  const lines = await listAuditLines(db, most)
  if (lines.length === 0) return 'Nothing was refused.'
  return tableText(
    ['WHEN', 'WHAT', 'PERSON', 'FROM', 'REASON', 'FIELD', 'WORDS'],
    lines.map(({ at, what, userId, clientAddress, reason, field, message }) => [time(at), what, userId ?? '-', clientAddress ?? '-', reason, field ?? '-', oneLine(message)]),
  )
}

/** The refusals of reviewers, in the language of this tool. */
export function wordsOf(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.reason === 'not-found') return 'There is nothing with this id.'
  if (failure.field === 'reference') return failure.reason === 'key-reused' ? 'This movement of the bank was credited before.' : 'Say also --reference, the bank’s name for the movement.'
  if (failure.field === 'second') return 'A large sum, and what makes a large sum with what you credited alone in the last 24 hours, is credited by two: say also --second, another reviewer who looked at it, and --reference.'
  if (failure.field === 'by') return 'Somebody else has to look at this one.'
  return failure.field === 'status' ? 'It cannot go there from where it is; "show" says where it is, and a large one goes through approval (5).' : failure.message
}

async function told({ name, by }: { readonly name: string; readonly by: string }, about: string, text: Result<string>, parts: OpsParts): Promise<OpsAnswer> {
  await noteRefusal({ name, about, by }, text, parts)
  return text.ok ? done(text.value) : { exitCode: 1, text: wordsOf(text.failure) }
}

const found = (id: string, text: string | null): OpsAnswer => (text === null ? { exitCode: 1, text: `There is nothing with the id "${id}"; the list shows them.` } : done(text))
