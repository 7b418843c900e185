import { formatYuan } from '@diandu/core/format'
import { availableOf } from '@diandu/core/wallet'
import { unlessTaken } from '../database/index.ts'
import { findUserByName } from '../session/index.ts'
import { creditRecharge, movementKnown, plainReference, readBalances } from '../wallet/index.ts'
import { runAccountCommand } from './account-commands.ts'
import { runBillCommand } from './bill-commands.ts'
import { checkEveryBook } from './check-every-book.ts'
import { HELP_TEXT } from './help-text.ts'
import { runMoneyCommand, wordsOf } from './money-commands.ts'
import { runContractCommand } from './contract-commands.ts'
import { runFlowCommand } from './flow-commands.ts'
import { passedAlone } from './let-through-alone.ts'
import { noteRefusal } from './note-refusal.ts'
import { runOwnerCommand } from './owner-commands.ts'
import { parseCommand, type Command } from './parse-command.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import { listOrdersText, showOrderText } from './order-texts.ts'
import { runRefundCommand } from './refund-commands.ts'
import { reseal } from './reseal.ts'

/** Runs one command, in the program itself or in the server that owns the database. */
export async function runCommand(args: readonly string[], parts: OpsParts): Promise<OpsAnswer> {
  const command = parseCommand(args)
  if (!command.ok) return { exitCode: 2, text: `${command.failure}\n\n${HELP_TEXT}` }
  return answer(command.value, parts)
}

async function answer(command: Command, parts: OpsParts): Promise<OpsAnswer> {
  const { db, clock } = parts
  switch (command.name) {
    case 'help':
      return done(HELP_TEXT)
    case 'recharge credit':
      return credit(command, parts)
    case 'orders list': {
      const user = command.user === null ? null : await findUserByName(db, command.user)
      return user === undefined ? nobody(command.user) : done(await listOrdersText(db, { ...command, userId: user?.id ?? null }, clock.now()))
    }
    case 'order show': {
      const text = await showOrderText(db, command.order, clock.now())
      return text === null ? { exitCode: 1, text: `There is no order "${command.order}". "orders list" shows their numbers.` } : done(text)
    }
    case 'books check': {
      const complaints = await checkEveryBook(db)
      return complaints.length === 0 ? done('The books are right.') : { exitCode: 1, text: ['The books are wrong:', ...complaints].join('\n  ') }
    }
    case 'invoices list':
    case 'invoices show':
    case 'invoices move':
    case 'coupons list':
    case 'coupons offer':
    case 'books':
      return runBillCommand(command, parts)
    case 'refunds list':
    case 'refunds show':
    case 'refunds move':
      return runRefundCommand(command, parts)
    case 'contracts list':
    case 'contracts show':
    case 'contracts accept':
    case 'contracts refuse':
      return runContractCommand(command, parts)
    case 'flows list':
    case 'flows close':
      return runFlowCommand(command, parts)
    case 'owners list':
    case 'owners show':
    case 'owners set':
    case 'owners clear':
      return runOwnerCommand(command, parts)
    case 'data reseal':
      return reseal(parts)
    case 'withdrawals list':
    case 'withdrawals show':
    case 'withdrawals move':
    case 'recharges list':
    case 'recharges show':
    case 'recharges move':
    case 'recharges credit-late':
    case 'recharge arrive':
    case 'audit list':
      return runMoneyCommand(command, parts)
    default:
      return runAccountCommand(command, parts)
  }
}

async function credit({ user: name, amountFen, by, second, why, reference }: Extract<Command, { name: 'recharge credit' }>, parts: OpsParts): Promise<OpsAnswer> {
  const { db, clock, random } = parts
  const user = await findUserByName(db, name)
  if (user === undefined) return nobody(name)
  const nowMs = clock.now()
  const bankReference = plainReference(reference ?? '')
  const named = bankReference === '' ? {} : { bankReference }
  const credit = { userId: user.id, amountFen, channel: 'transfer', by, second: second ?? '', why, ...named } as const
  const pass = (needsTwo: boolean) => unlessTaken(() => db.transaction((tx) => creditRecharge(tx, { ...credit, needsTwo }, { random, nowMs })), movementKnown())
  const credited = await passedAlone({ by, userId: user.id, amountFen }, parts, pass, ({ ok }) => ok)
  await noteRefusal({ name: 'recharge credit', about: user.username, by }, credited, parts)
  if (!credited.ok) return { exitCode: 1, text: wordsOf(credited.failure) }
  const availableFen = (await readBalances(db, [availableOf(user.id)])).get(availableOf(user.id)) ?? 0
  const yuan = (fen: number) => formatYuan(fen, { grouped: true })
  return done(`Credited ${yuan(amountFen)} yuan to ${user.username} (recharge ${credited.value}). Available now: ${yuan(availableFen)} yuan.`)
}

const nobody = (name: string | null): OpsAnswer => ({ exitCode: 1, text: `There is nobody called "${name}": give a user name or a whole mobile number.` })
