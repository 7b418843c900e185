import { orderStateText } from './texts/value-texts.ts'
import { formatAmount } from '@diandu/core/format'
import type { StatusMap } from '@diandu/core/kernel'
import { ORDER_CODES } from '@diandu/core/orders'
import {
  INVOICE_STATUSES,
  RECHARGE_STATUSES,
  TWO_REVIEWERS_FROM_FEN,
  TWO_REVIEWERS_IN_ALL_FROM_FEN,
  WITHDRAW_STATUSES,
} from '@diandu/core/wallet'
import { statusText } from './texts/value-texts.ts'

const statusesText = ({ codes, read }: Pick<StatusMap<string>, 'codes' | 'read'>): string =>
  codes.map((code) => statusText(code, read)).join(', ')

/** What the numbers of states mean, for the commands that take or print them. */
export const STATES = {
  order: `States of an order: ${ORDER_CODES.statuses.map(orderStateText).join(', ')}.`,
  invoice: `Statuses of an invoice: ${statusesText(INVOICE_STATUSES)}.`,
  recharge: `Statuses of a recharge: ${statusesText(RECHARGE_STATUSES)}.`,
  withdrawal: `Statuses of a withdrawal: ${statusesText(WITHDRAW_STATUSES)}.`,
} as const

const sum = (fen: number): string => formatAmount(fen)

/** For the commands by which one reviewer could credit money. */
export const TWO_REVIEWERS = `From ${sum(TWO_REVIEWERS_FROM_FEN)} yuan on this needs --second, another reviewer who looked at it, and --reference; so does what reaches that sum with what you credited the same person alone in the last 24 hours, or ${sum(TWO_REVIEWERS_IN_ALL_FROM_FEN)} yuan with what you credited anybody.`

/** What the page of all commands ends with. */
export const HELP_NOTES = [
  '"COMMAND --help" says more of a command, and "TOPIC --help" of a topic, such as "money --help".',
  ...Object.values(STATES),
  'With DATABASE_URL the commands go to that database. Otherwise they go to the server that runs on DATA_DIR, or, when\nnone runs, to the database in that folder.\nExit codes: 0 done, 1 refused or not possible, 2 not understood.',
].join('\n\n')
