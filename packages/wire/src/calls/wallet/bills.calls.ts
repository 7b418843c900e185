import * as v from 'valibot'
import {
  POSTING_KINDS,
  type BillAbout,
  type DetailedBill,
  type FileAddress,
  type MonthTotals,
} from '@diandu/core/wallet'
import { call } from '../call.ts'
import { cursor, fen, idOf, instant, keysOf, pageOf, typed } from '../../schemas/schemas.ts'

const id = idOf<never>() as v.GenericSchema<string, string>
/** A posting's: as long as a token. */
const billId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'An id is 1 to 64 letters, digits, dashes or underscores'))
const kind = v.picklist(keysOf(POSTING_KINDS))
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/, 'A month is written like 2026-03'))

const about = v.variant('kind', [
  v.object({ kind: v.literal('order'), orderId: id, number: v.string(), title: v.string() }),
  v.object({ kind: v.literal('request'), id: v.string(), channel: v.nullable(v.string()) }),
]) satisfies v.GenericSchema<unknown, BillAbout>

const bill = v.object({
  id: billId,
  kind,
  subject: v.string(),
  at: instant,
  direction: v.picklist(['in', 'out']),
  amountFen: fen,
  balanceFen: fen,
  about,
}) satisfies v.GenericSchema<unknown, DetailedBill>

const monthTotals = v.object({ month, inFen: fen, outFen: fen }) satisfies v.GenericSchema<unknown, MonthTotals>

/** Where a file is, for minutes. */
export const fileAddress = v.object({ url: v.string(), name: v.string() }) satisfies v.GenericSchema<
  unknown,
  FileAddress
>

export const listBills = call('GET capital/bill', {
  summary:
    'A person’s bills, newest first, and with the first page the totals of twelve months; with an id that one bill',
  access: 'member',
  input: v.strictObject({
    id: v.exactOptional(billId),
    month: v.exactOptional(month),
    kind: v.exactOptional(kind),
    cursor: v.exactOptional(cursor),
  }),
  output: v.object({ months: v.array(monthTotals), ...pageOf(bill).entries }),
  example: { id: 'b1', month: '2026-03', kind: 'recharge', cursor: 'c1' },
})

const day = typed(10, 10)

export const getStatement = call('GET capital/bill/statement', {
  summary: 'The bills of some days as a file: where it is, for minutes',
  access: 'member',
  input: v.strictObject({
    fromDay: day,
    untilDay: day,
    format: v.picklist(['csv', 'pdf']),
    language: v.picklist(['zh', 'en']),
  }),
  output: fileAddress,
  example: { fromDay: '2026-03-01', untilDay: '2026-03-31', format: 'csv', language: 'zh' },
})
