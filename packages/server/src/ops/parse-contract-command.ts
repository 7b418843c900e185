import { fail, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer asks about contracts. */
export type ContractCommand =
  | { readonly name: 'contracts list'; readonly most: number }
  | { readonly name: 'contracts show'; readonly number: string; readonly by: string }
  | PaperReviewCommand

/** What a reviewer says of one paper, as it stood when they looked at it. */
export interface PaperReviewCommand {
  readonly name: 'contracts accept' | 'contracts refuse'
  readonly paper: string
  readonly by: string
  readonly why: string
}

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
  'contracts accept': (rest) => review('contracts accept', rest),
  'contracts refuse': (rest) => review('contracts refuse', rest),
}

function review(name: PaperReviewCommand['name'], [paper = '', ...rest]: readonly string[]): Result<ContractCommand, string> {
  if (paper === '' || paper.startsWith('--')) return fail('Say which paper, by its id: "contracts show" shows it beside the picture.')
  const given = optionsOf(rest, ['by', 'why'])
  const [by, why] = [(given['by'] ?? '').trim(), (given['why'] ?? '').trim()]
  const missing = [...(by === '' ? ['--by'] : []), ...(why === '' ? ['--why'] : [])]
  return missing.length > 0 ? fail(`Say also ${missing.join(', ')}.`) : ok({ name, paper, by, why })
}
