import type { AdminHandler } from '../admin-handler.ts'
import { bookHandlers } from './books.handlers.ts'
import { closingHandlers } from './closing/closing.handlers.ts'
import { exportHandlers } from './exports/export.handlers.ts'
import { payoutHandlers } from './payouts/payout.handlers.ts'
import { statementHandlers } from './statements/statement.handlers.ts'

/** Books, and what is done with them. */
export const moneyHandlers: readonly AdminHandler[] = [
  ...bookHandlers,
  ...exportHandlers,
  ...payoutHandlers,
  ...closingHandlers,
  ...statementHandlers,
]
