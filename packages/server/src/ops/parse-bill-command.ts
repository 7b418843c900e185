import { parseYuan } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { daySpan, INVOICE_CODES } from '@diandu/core/wallet'
import type { NewOffer } from '../coupons/index.ts'
import { optionsOf, ROWS_WORDS, rowsOf } from './options.ts'

/** What a reviewer asks about invoices, coupons and the books of a day. */
export type BillCommand =
  | { readonly name: 'invoices list'; readonly onlyOpen: boolean; readonly most: number }
  | { readonly name: 'invoices show'; readonly id: string }
  | { readonly name: 'invoices move'; readonly id: string; readonly status: number; readonly by: string; readonly why: string; readonly file: string | null }
  | { readonly name: 'coupons list'; readonly most: number }
  | ({ readonly name: 'coupons offer' } & NewOffer)
  | { readonly name: 'books'; readonly day: string }

type Parsers = { readonly [Name in BillCommand['name']]: (rest: readonly string[]) => Result<BillCommand, string> }

export const BILL_PARSERS: Parsers = {
  'invoices list': (rest) => {
    const given = optionsOf(rest, ['most', 'which'])
    const [most, which] = [rowsOf(given['most']), given['which'] ?? 'open']
    if (most === null) return fail(ROWS_WORDS)
    return which === 'open' || which === 'all' ? ok({ name: 'invoices list', onlyOpen: which === 'open', most }) : fail('--which is open or all.')
  },
  'invoices show': ([id = '', ...more]) => (isId(id) && more.length === 0 ? ok({ name: 'invoices show', id }) : fail(SAY_WHICH)),
  'invoices move': ([id = '', ...rest]) => {
    if (!isId(id)) return fail(SAY_WHICH)
    const given = optionsOf(rest, ['to', 'by', 'why', 'file'])
    const lacking = lackingOf(given, ['to', 'by', 'why'])
    if (lacking !== null) return fail(lacking)
    const status = Number(given['to'])
    if (!(INVOICE_CODES as readonly number[]).includes(status)) return fail('--to is a status, a number from 1 to 9; "help" says what they mean.')
    return ok({ name: 'invoices move', id, status, by: given['by'] ?? '', why: given['why'] ?? '', file: given['file'] ?? null })
  },
  'coupons list': (rest) => {
    const most = rowsOf(optionsOf(rest, ['most'])['most'])
    return most === null ? fail(ROWS_WORDS) : ok({ name: 'coupons list', most })
  },
  'coupons offer': offer,
  books: (rest) => {
    const day = optionsOf(rest, ['day'])['day'] ?? ''
    return daySpan(day) === undefined ? fail('Say --day, such as --day 2026-11-20; or "books check".') : ok({ name: 'books', day })
  },
}

function offer(rest: readonly string[]): Result<BillCommand, string> {
  const given = optionsOf(rest, ['title', 'yuan', 'least', 'stock', 'each', 'days', 'claim-days', 'by', 'why'])
  const lacking = lackingOf(given, ['title', 'yuan', 'stock', 'by', 'why'])
  if (lacking !== null) return fail(lacking)
  const [amount, least] = [parseYuan(given['yuan'] ?? ''), parseYuan(given['least'] ?? '0')]
  if (!amount.ok || amount.value === 0 || !least.ok) return fail('--yuan and --least are amounts with two decimals at most; --yuan is above 0.')
  const [stock, perPerson, days] = [countOf(given['stock']), countOf(given['each'] ?? '1'), countOf(given['days'] ?? '30')]
  const claimDays = countOf(given['claim-days'] ?? given['days'] ?? '30')
  if (stock === null || perPerson === null || days === null || claimDays === null) return fail('--stock, --each, --days and --claim-days are whole numbers above 0.')
  const [title = '', by = '', why = ''] = [given['title']?.trim(), given['by'], given['why']]
  return ok({ name: 'coupons offer', title, amountFen: amount.value, leastSpendFen: least.value, stock, perPerson, days, claimDays, by, why })
}

function lackingOf(given: Readonly<Record<string, string | undefined>>, options: readonly string[]): string | null {
  const lacking = options.filter((option) => (given[option] ?? '').trim() === '')
  return lacking.length === 0 ? null : `Say also ${lacking.map((option) => `--${option}`).join(', ')}.`
}

const MOST = 1_000_000
const countOf = (text: string | undefined): number | null => (/^\d{1,7}$/.test(text ?? '') && Number(text) >= 1 && Number(text) <= MOST ? Number(text) : null)
const isId = (text: string): boolean => text !== '' && !text.startsWith('--')
const SAY_WHICH = 'Say which one, by its id: the list shows it.'
