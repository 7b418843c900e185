import { adminCallName, ADMIN_CALLS } from '@diandu/wire/admin'
import { accessHandlers } from './access.handlers.ts'
import type { AdminHandler } from './admin-handler.ts'
import { caseHandlers } from './cases/case-handlers.ts'
import { CASE_WORKS } from './cases/case-works.ts'
import { contentHandlers } from './content/content.handlers.ts'
import { credentialsHandlers } from './credentials.handlers.ts'
import { proposalHandlers } from './proposals/proposal.handlers.ts'
import { moneyHandlers } from './money/money-handlers.ts'
import { ownerHandlers } from './owners/owner.handlers.ts'
import { recordHandlers } from './people/record.handlers.ts'
import { proposeClosingHandler } from './people/close-account.ts'
import { creditUserHandler } from './people/credit-user.ts'
import { correctionHandlers } from './people/correct-benefits.ts'
import { mergeHandlers } from './people/merge-accounts.ts'
import { suspensionHandlers } from './people/suspend-user.ts'
import { sheetHandlers } from './sheets/sheet.handlers.ts'
import { staffHandlers } from './staff.handlers.ts'
import { systemHandlers } from './system/system.handlers.ts'
import { todayHandlers } from './today/today.handlers.ts'

/** One for each call of the console. */
export const ADMIN_HANDLERS: readonly AdminHandler[] = [
  ...accessHandlers,
  ...CASE_WORKS.flatMap(caseHandlers),
  ...contentHandlers,
  ...credentialsHandlers,
  ...proposalHandlers,
  ...ownerHandlers,
  ...recordHandlers,
  ...suspensionHandlers,
  ...correctionHandlers,
  proposeClosingHandler,
  ...mergeHandlers,
  creditUserHandler,
  ...staffHandlers,
  ...systemHandlers,
  ...todayHandlers,
  ...moneyHandlers,
  ...sheetHandlers,
]

/** Calls without a handler. */
export const unanswered = (): readonly string[] => {
  const answered = new Set(ADMIN_HANDLERS.map(({ endpoint }) => adminCallName(endpoint)))
  return ADMIN_CALLS.map(adminCallName).filter((name) => !answered.has(name))
}
