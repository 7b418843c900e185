import { parseYuan } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { isOrderStatus, type OrderStatus } from '@diandu/core/orders'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'
import { ACCOUNT_PARSERS, type AccountCommand } from './parse-account-command.ts'
import { BILL_PARSERS, type BillCommand } from './parse-bill-command.ts'
import { CONTRACT_PARSERS, type ContractCommand } from './parse-contract-command.ts'
import { FLOW_PARSERS, type FlowCommand } from './parse-flow-command.ts'
import { MONEY_PARSERS, type MoneyCommand } from './parse-money-command.ts'
import { OWNER_PARSERS, type OwnerCommand } from './parse-owner-command.ts'
import { REFUND_PARSERS, type RefundCommand } from './parse-refund-command.ts'

/** What a reviewer asked for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'recharge credit'; readonly user: string; readonly amountFen: number; readonly by: string; readonly second: string | null; readonly why: string; readonly reference: string | null }
  | { readonly name: 'orders list'; readonly status: OrderStatus | null; readonly user: string | null; readonly most: number }
  | { readonly name: 'order show'; readonly order: string }
  | { readonly name: 'books check' }
  | { readonly name: 'data reseal' }
  | AccountCommand
  | BillCommand
  | ContractCommand
  | FlowCommand
  | MoneyCommand
  | OwnerCommand
  | RefundCommand

/** Reads the words after `pnpm ops`. The failure says what to write instead. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const [first = 'help', second = ''] = args
  // A command is one word where options follow it at once.
  const isOneWord = second === '' || second.startsWith('-')
  const name = first === '--help' || first === '-h' ? 'help' : first === 'help' || isOneWord ? first : `${first} ${second}`
  const parse = Object.hasOwn(PARSERS, name) ? PARSERS[name as Command['name']] : undefined
  if (parse === undefined) return fail(`There is no command "${args.join(' ')}".`)
  try {
    return parse(args.slice(isOneWord ? 1 : 2))
  } catch (error) {
    // parseArgs throws for an option that it was not told of.
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const PARSERS: Readonly<Record<Command['name'], (rest: readonly string[]) => Result<Command, string>>> = {
  ...ACCOUNT_PARSERS,
  ...BILL_PARSERS,
  ...CONTRACT_PARSERS,
  ...FLOW_PARSERS,
  ...MONEY_PARSERS,
  ...OWNER_PARSERS,
  ...REFUND_PARSERS,
  help: () => ok({ name: 'help' }),
  'books check': (rest) => {
    optionsOf(rest, [])
    return ok({ name: 'books check' })
  },
  'data reseal': (rest) => {
    optionsOf(rest, [])
    return ok({ name: 'data reseal' })
  },
  'recharge credit': (rest) => {
    const given = optionsOf(rest, ['user', 'yuan', 'by', 'second', 'why', 'reference'])
    const missing = ['user', 'yuan', 'by', 'why'].filter((option) => (given[option] ?? '').trim() === '')
    if (missing.length > 0) return fail(`Say also ${missing.map((option) => `--${option}`).join(', ')}.`)
    const amount = parseYuan(given['yuan'] ?? '')
    if (!amount.ok || amount.value === 0) return fail('--yuan is an amount above 0 with two decimals at most, such as 50000 or 99.50.')
    return ok({ name: 'recharge credit', user: given['user'] ?? '', amountFen: amount.value, by: given['by'] ?? '', second: given['second'] ?? null, why: given['why'] ?? '', reference: given['reference'] ?? null })
  },
  'orders list': (rest) => {
    const given = optionsOf(rest, ['status', 'user', 'most'])
    const [status, most] = [given['status'] === undefined ? null : Number(given['status']), rowsOf(given['most'])]
    if (most === null) return fail(ROWS_WORDS)
    if (status !== null && !isOrderStatus(status)) return fail('--status is a number from 1 to 9; "help" says what they mean.')
    return ok({ name: 'orders list', status, user: given['user'] ?? null, most })
  },
  'order show': (rest) => {
    const [order, ...more] = rest
    return order === undefined || more.length > 0 ? fail('Say one order, by its id or its number.') : ok({ name: 'order show', order })
  },
}
