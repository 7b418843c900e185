import { fail, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer asks about contracts. */
export type ContractCommand =
  | { readonly name: 'contracts list'; readonly most: number }
  | { readonly name: 'contracts show'; readonly number: string; readonly by: string }

export const CONTRACT_PARSERS: Readonly<Record<ContractCommand['name'], (rest: readonly string[]) => Result<ContractCommand, string>>> = {
  'contracts list': (rest) => {
    const most = rowsOf(optionsOf(rest, ['most'])['most'])
    return most === null ? fail(ROWS_WORDS) : ok({ name: 'contracts list', most })
  },
  'contracts show': ([number = '', ...rest]) => {
    if (number === '' || number.startsWith('--')) return fail('Say one contract, by its number: "contracts list" shows them.')
    const by = (optionsOf(rest, ['by'])['by'] ?? '').trim()
    return by === '' ? fail('Say also --by.') : ok({ name: 'contracts show', number, by })
  },
}
