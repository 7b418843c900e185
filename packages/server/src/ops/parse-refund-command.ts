import { fail, ok, type Result } from '@diandu/core/kernel'
import type { OrderEvent } from '@diandu/core/orders'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer can say of an order, and the edge of core that it takes. */
export const VERDICTS = {
  agreed: 'refund.agreed',
  refused: 'refund.refused',
  'seller-failed': 'seller.failed',
  completed: 'buyer.silent',
} as const satisfies Record<string, OrderEvent>

export type Verdict = keyof typeof VERDICTS

/** What a reviewer asks about the money of orders. */
export type RefundCommand =
  | { readonly name: 'refunds list'; readonly most: number }
  | { readonly name: 'refunds show'; readonly order: string }
  | { readonly name: 'refunds move'; readonly order: string; readonly to: Verdict; readonly by: string; readonly why: string }

export const REFUND_PARSERS: Readonly<Record<RefundCommand['name'], (rest: readonly string[]) => Result<RefundCommand, string>>> = {
  'refunds list': (rest) => {
    const most = rowsOf(optionsOf(rest, ['most'])['most'])
    return most === null ? fail(ROWS_WORDS) : ok({ name: 'refunds list', most })
  },
  'refunds show': ([order = '', ...more]) => (isOrder(order) && more.length === 0 ? ok({ name: 'refunds show', order }) : fail(WHICH)),
  'refunds move': ([order = '', ...rest]) => {
    if (!isOrder(order)) return fail(WHICH)
    const given = optionsOf(rest, ['to', 'by', 'why'])
    const [to = '', by = '', why = ''] = ['to', 'by', 'why'].map((option) => (given[option] ?? '').trim())
    const missing = Object.entries({ to, by, why }).filter(([, value]) => value === '').map(([option]) => `--${option}`)
    if (missing.length > 0) return fail(`Say also ${missing.join(', ')}.`)
    return isVerdict(to) ? ok({ name: 'refunds move', order, to, by, why }) : fail(`--to is one of ${Object.keys(VERDICTS).join(', ')}.`)
  },
}

const WHICH = 'Say one order, by its id or its number.'
const isOrder = (text: string): boolean => text !== '' && !text.startsWith('--')
const isVerdict = (text: string): text is Verdict => Object.hasOwn(VERDICTS, text)
