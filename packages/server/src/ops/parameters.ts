import { readYuan } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { monthSpan } from '@diandu/core/wallet'
import type { Parameter } from './command-parameter.ts'
import { stateNamed } from './texts/state-texts.ts'

const USUAL_ROWS = 20
const MAX_ROWS = 1000

/** The word after the command's name; a person's list shows the ids. */
export const word = (placeholder: string, meaning: string, ifMissing: string): Parameter<string> => ({
  kind: 'word',
  placeholder,
  meaning,
  isRequired: true,
  ifMissing,
  read: (text = '') => ok(text),
})

/** An option that has to be there. */
export const required = <Value>(
  placeholder: string,
  meaning: string,
  read: (text: string) => Result<Value, string>,
): Parameter<Value> => ({ kind: 'option', placeholder, meaning, isRequired: true, read: (text = '') => read(text) })

/** An option that may be left out. */
export const optional = <Value>(
  placeholder: string,
  meaning: string,
  read: (text: string | undefined) => Result<Value, string>,
): Parameter<Value> => ({ kind: 'option', placeholder, meaning, isRequired: false, read })

export const flag = (meaning: string): Parameter<boolean> => ({
  kind: 'flag',
  placeholder: '',
  meaning,
  isRequired: false,
  read: (text) => ok(text !== undefined),
})

/** All of it, from archives too. */
export const month = optional('MONTH', 'only that month, all of it, from archives too', (text) => {
  const span = text === undefined ? null : monthSpan(text)
  return span === undefined ? fail('Say --month, such as --month 2026-09.') : ok(span)
})

export const trimmed = (text: string): Result<string, string> => ok(text.trim())
export const asTyped = (text: string): Result<string, string> => ok(text)
export const ifTyped = (text: string | undefined): Result<string | null, string> => ok(text ?? null)

export const oneId = word('ID', 'its id, as the list shows it', 'Say which one, by its id: the list shows it.')

export const oneOrder = word(
  'ID|NUMBER',
  'an order, by its id or its number',
  'Say one order, by its id or its number.',
)

const WHO = 'your name; it is written down'

/** The reviewer who does it, as the books name them. */
export const by = required('WHO', WHO, trimmed)
export const byAsTyped = required('WHO', WHO, asTyped)

const WHY = 'the reason; it is written down'
export const why = required('REASON', WHY, trimmed)
export const whyAsTyped = required('REASON', WHY, asTyped)

export const second = optional('WHO', 'another reviewer, who looked at a large sum too', ifTyped)

/** Of a decision that one reviewer never takes alone. */
export const secondOfTwo = required('WHO', 'another reviewer, who looked at it too', trimmed)

/** How many lines a list shows. */
export const most = optional(
  'ROWS',
  `how many lines to show, from 1 to ${MAX_ROWS}; ${USUAL_ROWS} by default`,
  (text) => {
    const rows = text === undefined ? USUAL_ROWS : Number(text)
    return Number.isInteger(rows) && rows >= 1 && rows <= MAX_ROWS
      ? ok(rows)
      : fail(`--most is how many lines to show, from 1 to ${MAX_ROWS}.`)
  },
)

export const which = optional('open|all', 'what waits (open, by default), or everything (all)', (text = 'open') =>
  text === 'open' || text === 'all' ? ok<'open' | 'all'>(text) : fail('--which is open or all.'),
)

export const yuanAbove0 = required('YUAN', 'an amount in yuan, such as 50000 or 99.50', (text) => {
  const amount = readYuan(text)
  return amount.ok && amount.value > 0
    ? ok(amount.value)
    : fail('--yuan is an amount above 0 with two decimals at most, such as 50000 or 99.50.')
})

/** Where a request goes on its map; the map says whether it can. */
export const toStatus = <Status extends string>({ statuses }: { readonly statuses: readonly Status[] }) =>
  required('STATUS', `the status that it moves to: ${statuses.join(', ')}`, (text) =>
    stateNamed(statuses, '--to', text),
  )
