import { formatAmount } from '@diandu/core/format'
import { ORDER_CODES } from '@diandu/core/orders'
import {
  INVOICE_STATUSES,
  RECHARGE_STATUSES,
  TWO_REVIEWERS_FROM_FEN,
  TWO_REVIEWERS_IN_ALL_FROM_FEN,
  WITHDRAW_STATUSES,
} from '@diandu/core/wallet'
import { statesText } from './texts/state-texts.ts'

/** The names of states, and what follows each, for the commands that take or print them. */
export const STATES = {
  order: `States of an order: ${ORDER_CODES.statuses.join(', ')}.`,
  invoice: `An invoice: ${statesText(INVOICE_STATUSES)}.`,
  recharge: `A recharge: ${statesText(RECHARGE_STATUSES)}.`,
  withdrawal: `A withdrawal: ${statesText(WITHDRAW_STATUSES)}.`,
} as const

const sum = (fen: number): string => formatAmount(fen)

const ADDED_UP = `what reaches that sum with what reviewers let through alone to the same person in the last 24 hours, or ${sum(TWO_REVIEWERS_IN_ALL_FROM_FEN)} yuan with what you did alone for all`

/** For the commands by which one reviewer could credit money. */
export const TWO_REVIEWERS = `From ${sum(TWO_REVIEWERS_FROM_FEN)} yuan on this needs --second, another reviewer who looked at it, and --reference; so does ${ADDED_UP}.`

/** For the commands by which one reviewer could let a request through. */
export const TWO_APPROVE = `From ${sum(TWO_REVIEWERS_FROM_FEN)} yuan on a request goes to in-approval, and another reviewer moves it on; so does ${ADDED_UP}.`

/** For verdicts, which award money that is held. */
export const TWO_DECIDE = `From ${sum(TWO_REVIEWERS_FROM_FEN)} yuan on what this awards needs --second, another reviewer who looked at it; so does ${ADDED_UP}.`

/** End of the page of all commands. */
export const HELP_NOTES = [
  '"COMMAND --help" says more of a command, and "TOPIC --help" of a topic, such as "money --help".',
  ...Object.values(STATES),
  'With DATABASE_URL the commands go to that database. Otherwise they go to the server that runs on DATA_DIR, or, when\nnone runs, to the database in that folder.\nExit codes: 0 done, 1 refused or not possible, 2 not understood.',
].join('\n\n')
