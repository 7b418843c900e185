import { fail, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

const LISTS = ['phones list', 'papers list', 'proposals list'] as const
const SHOWS = ['papers show'] as const
const REVIEWS = ['phones agree', 'phones refuse', 'papers agree', 'papers refuse'] as const

/** What a reviewer asks about persons: changes of phone, papers, proposals. */
export type AccountCommand =
  | { readonly name: (typeof LISTS)[number]; readonly onlyOpen: boolean; readonly most: number }
  | { readonly name: (typeof SHOWS)[number]; readonly id: string; readonly by: string }
  | { readonly name: (typeof REVIEWS)[number]; readonly id: string; readonly by: string; readonly why: string }

type Parsers = Readonly<Record<AccountCommand['name'], (rest: readonly string[]) => Result<AccountCommand, string>>>

export const ACCOUNT_PARSERS = Object.fromEntries([
  ...LISTS.map((name) => [name, (rest: readonly string[]) => list(name, rest)]),
  ...SHOWS.map((name) => [name, (rest: readonly string[]) => show(name, rest)]),
  ...REVIEWS.map((name) => [name, (rest: readonly string[]) => review(name, rest)]),
]) as Parsers

function list(name: (typeof LISTS)[number], rest: readonly string[]): Result<AccountCommand, string> {
  const given = optionsOf(rest, ['most', 'which'])
  const [most, which] = [rowsOf(given['most']), given['which'] ?? 'open']
  if (most === null) return fail(ROWS_WORDS)
  return which === 'open' || which === 'all' ? ok({ name, onlyOpen: which === 'open', most }) : fail('--which is open or all.')
}

/** Papers tell what nobody needs to know: whoever reads them says who they are. */
function show(name: (typeof SHOWS)[number], [id = '', ...rest]: readonly string[]): Result<AccountCommand, string> {
  const by = (optionsOf(rest, ['by'])['by'] ?? '').trim()
  if (id === '' || id.startsWith('--')) return fail('Say which ones, by their id: "papers list" shows it.')
  return by === '' ? fail('Say also --by.') : ok({ name, id, by })
}

function review(name: (typeof REVIEWS)[number], [id = '', ...rest]: readonly string[]): Result<AccountCommand, string> {
  if (id === '' || id.startsWith('--')) return fail('Say which one, by its id: the list shows it.')
  const given = optionsOf(rest, ['by', 'why'])
  const [by, why] = [(given['by'] ?? '').trim(), (given['why'] ?? '').trim()]
  const missing = [...(by === '' ? ['--by'] : []), ...(why === '' ? ['--why'] : [])]
  return missing.length > 0 ? fail(`Say also ${missing.join(', ')}.`) : ok({ name, id, by, why })
}
