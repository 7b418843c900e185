import { parseYuan } from '@diandu/core/input'
import { fail, mapResult, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

const LISTS = ['withdrawals list', 'recharges list'] as const
const SHOWS = ['withdrawals show', 'recharges show'] as const

/** What a reviewer asks about requests to move money, and about what was refused. */
export type MoneyCommand =
  | Named<(typeof LISTS)[number], { readonly onlyOpen: boolean; readonly most: number }>
  | Named<(typeof SHOWS)[number], { readonly id: string; readonly by: string }>
  | ({ readonly name: 'withdrawals move' } & Move)
  | ({ readonly name: 'recharges move'; readonly reference: string | null } & Move)
  | { readonly name: 'recharges credit-late'; readonly id: string; readonly by: string; readonly second: string | null; readonly why: string; readonly reference: string | null }
  | { readonly name: 'recharge arrive'; readonly account: string; readonly amountFen: number; readonly reference: string; readonly by: string; readonly second: string | null }
  | { readonly name: 'audit list'; readonly most: number }

interface Move {
  readonly id: string
  readonly status: number
  readonly by: string
  readonly why: string
}

/** One command for each of the names. */
type Named<Name extends string, Said> = Name extends string ? { readonly name: Name } & Said : never

type Parsers = Readonly<Record<MoneyCommand['name'], (rest: readonly string[]) => Result<MoneyCommand, string>>>

export const MONEY_PARSERS = Object.fromEntries([
  ...LISTS.map((name) => [name, (rest: readonly string[]) => list(name, rest)]),
  ...SHOWS.map((name) => [name, (rest: readonly string[]) => show(name, rest)]),
  ['withdrawals move', (rest: readonly string[]) => mapResult(move(rest, []), ({ reference: _none, ...said }): MoneyCommand => ({ name: 'withdrawals move', ...said }))],
  ['recharges move', (rest: readonly string[]) => mapResult(move(rest, ['reference']), (said): MoneyCommand => ({ name: 'recharges move', ...said }))],
  ['recharges credit-late', creditLate],
  ['recharge arrive', arrive],
  ['audit list', audit],
]) as Parsers

function list(name: (typeof LISTS)[number], rest: readonly string[]): Result<MoneyCommand, string> {
  const given = optionsOf(rest, ['most', 'which'])
  const [most, which] = [rowsOf(given['most']), given['which'] ?? 'open']
  if (most === null) return fail(ROWS_WORDS)
  return which === 'open' || which === 'all' ? ok({ name, onlyOpen: which === 'open', most }) : fail('--which is open or all.')
}

/** What is shown has a card's whole number or somebody's receipt in it: whoever reads it says who they are. */
function show(name: (typeof SHOWS)[number], [id = '', ...rest]: readonly string[]): Result<MoneyCommand, string> {
  const by = (optionsOf(rest, ['by'])['by'] ?? '').trim()
  if (id === '' || id.startsWith('--')) return fail(SAY_WHICH)
  return by === '' ? fail('Say also --by.') : ok({ name, id, by })
}

function move([id = '', ...rest]: readonly string[], more: readonly string[]): Result<Move & { readonly reference: string | null }, string> {
  if (id === '' || id.startsWith('--')) return fail(SAY_WHICH)
  const given = optionsOf(rest, ['to', 'by', 'why', ...more])
  const [to, by, why] = [(given['to'] ?? '').trim(), (given['by'] ?? '').trim(), (given['why'] ?? '').trim()]
  const missing = Object.entries({ to, by, why }).flatMap(([option, text]) => (text === '' ? [`--${option}`] : []))
  if (missing.length > 0) return fail(`Say also ${missing.join(', ')}.`)
  return /^\d$/.test(to) ? ok({ id, status: Number(to), by, why, reference: given['reference'] ?? null }) : fail('--to is a status, a number from 0 to 6; "help" says what they mean.')
}

function creditLate([id = '', ...rest]: readonly string[]): Result<MoneyCommand, string> {
  if (id === '' || id.startsWith('--')) return fail(SAY_WHICH)
  const given = optionsOf(rest, ['by', 'why', 'second', 'reference'])
  const [by, why] = [(given['by'] ?? '').trim(), (given['why'] ?? '').trim()]
  const missing = Object.entries({ by, why }).flatMap(([option, text]) => (text === '' ? [`--${option}`] : []))
  return missing.length > 0 ? fail(`Say also ${missing.join(', ')}.`) : ok({ name: 'recharges credit-late', id, by, why, second: given['second'] ?? null, reference: given['reference'] ?? null })
}

function arrive(rest: readonly string[]): Result<MoneyCommand, string> {
  const given = optionsOf(rest, ['account', 'yuan', 'reference', 'by', 'second'])
  const [account, reference, by] = [(given['account'] ?? '').trim(), (given['reference'] ?? '').trim(), (given['by'] ?? '').trim()]
  const missing = Object.entries({ account, yuan: given['yuan'] ?? '', reference, by }).flatMap(([option, text]) => (text.trim() === '' ? [`--${option}`] : []))
  if (missing.length > 0) return fail(`Say also ${missing.join(', ')}.`)
  const amount = parseYuan(given['yuan'] ?? '')
  if (!amount.ok || amount.value === 0) return fail('--yuan is an amount above 0 with two decimals at most, such as 50000 or 99.50.')
  return ok({ name: 'recharge arrive', account, amountFen: amount.value, reference, by, second: given['second'] ?? null })
}

function audit(rest: readonly string[]): Result<MoneyCommand, string> {
  const most = rowsOf(optionsOf(rest, ['most'])['most'])
  return most === null ? fail(ROWS_WORDS) : ok({ name: 'audit list', most })
}

const SAY_WHICH = 'Say which one, by its id: the list shows it.'
