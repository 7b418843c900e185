import { fail, ok, type Result } from '@diandu/core/kernel'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer does about signing at the provider that has ended here. */
export type FlowCommand =
  | { readonly name: 'flows list'; readonly which: 'open' | 'all'; readonly most: number }
  | { readonly name: 'flows close'; readonly flow: string; readonly by: string; readonly why: string }

export const FLOW_PARSERS: Readonly<Record<FlowCommand['name'], (rest: readonly string[]) => Result<FlowCommand, string>>> = {
  'flows list': (rest) => {
    const { which = 'open', most: rows } = optionsOf(rest, ['which', 'most'])
    const most = rowsOf(rows)
    if (most === null) return fail(ROWS_WORDS)
    return which === 'open' || which === 'all' ? ok({ name: 'flows list', which, most }) : fail('--which is open or all.')
  },
  'flows close': ([flow = '', ...rest]) => {
    if (flow === '' || flow.startsWith('--')) return fail('Say one flow: "flows list" shows them.')
    const given = optionsOf(rest, ['by', 'why'])
    const [by, why] = [(given['by'] ?? '').trim(), (given['why'] ?? '').trim()]
    return by === '' || why === '' ? fail('Say also --by and --why.') : ok({ name: 'flows close', flow, by, why })
  },
}
