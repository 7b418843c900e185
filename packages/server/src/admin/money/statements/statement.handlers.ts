import {
  freeRecords,
  leftOverCsv,
  LINE_MATCHES,
  recordsLeftOver,
  type BankRecord,
  type BankStatement,
  type LineMatch,
  type ShownStatementLine,
} from '@diandu/core/admin'
import { endOfDay } from '@diandu/core/format'
import { DAY_MS, fail, ok, refused } from '@diandu/core/kernel'
import {
  downloadLeftOver,
  getStatement,
  importStatement as importStatementCall,
  listStatementLines,
  listStatements,
  matchStatement,
} from '@diandu/wire/admin'
import { pageByTime } from '../../../calls/index.ts'
import type { Queries } from '../../../database/index.ts'
import { staffHandlerFor } from '../../admin-handler.ts'
import { bankRecords, shownRecords } from './bank-record-store.ts'
import { importStatement, matchSpan } from './import-statement.ts'
import { linesBehind, takenRecords, type StoredLine } from './line-store.ts'
import { faultsOf, findStatement, lockStatements, pageOfStatements, sumsByMatch } from './statement-store.ts'

const SHOWN_OURS = 200
const EVERY_MATCH = Object.keys(LINE_MATCHES) as LineMatch[]
const UNSETTLED: readonly LineMatch[] = ['several', 'left']
const FIRST_PLACE = { at: Number.MAX_SAFE_INTEGER, id: '' }

const unknownStatement = () => refused('not-found', '没有这份对账单', 'id')

export const statementHandlers = [
  staffHandlerFor(listStatements, ({ cursor }, { db }) => pageOfStatements(db, cursor)),
  staffHandlerFor(getStatement, async ({ id }, { db }) => {
    const statement = await findStatement(db, id)
    if (statement === undefined) return fail(unknownStatement())
    const ours = await oursLeftOver(db, statement)
    return ok({
      statement,
      faults: [...(await faultsOf(db, id))],
      sums: [...(await sumsByMatch(db, id))],
      ours: [...(await shownRecords(db, ours.slice(0, SHOWN_OURS)))],
      oursInAll: ours.length,
    })
  }),
  staffHandlerFor(listStatementLines, async ({ id, match, cursor }, { box, commit }) =>
    commit(async (tx) => {
      const filter = { statementId: id, matches: match === undefined ? EVERY_MATCH : [match] }
      const page = await pageByTime(cursor, {
        read: (behind, max) => linesBehind(tx, box, filter, behind, max),
        placeOf: (line) => ({ at: line.at, id: line.id }),
        show: (line: StoredLine) => line,
      })
      if (!page.ok) return page
      const value = { ...page.value, items: await shownLines(tx, page.value.items) }
      // Names and remarks are sealed: reading them is a look.
      const log = {
        object: { kind: 'bank-statement', id },
        userId: null,
        reason: '',
        after: { lines: value.items.length },
      }
      return ok({ value, log })
    }),
  ),
  staffHandlerFor(importStatementCall, ({ name, content }, context) =>
    importStatement({ name, file: Buffer.from(content, 'base64') }, context),
  ),
  staffHandlerFor(matchStatement, async ({ id }, { box, commit }) =>
    commit(async (tx) => {
      await lockStatements(tx)
      const statement = await findStatement(tx, id)
      if (statement === undefined) return fail(unknownStatement())
      const { fromAt, untilAt, unsettled } = statement
      if (fromAt !== null && untilAt !== null) await matchSpan(tx, box, { from: fromAt, until: untilAt })
      const after = { unsettled: (await findStatement(tx, id))?.unsettled }
      const object = { kind: 'bank-statement', id }
      return ok({ value: null, log: { object, userId: null, reason: '', before: { unsettled }, after } })
    }),
  ),
  staffHandlerFor(downloadLeftOver, async ({ id, locale, reason }, { box, commit }) =>
    commit(async (tx) => {
      const statement = await findStatement(tx, id)
      if (statement === undefined) return fail(unknownStatement())
      const filter = { statementId: id, matches: UNSETTLED }
      const lines = await linesBehind(tx, box, filter, FIRST_PLACE, statement.lines)
      const ours = await shownRecords(tx, await oursLeftOver(tx, statement))
      const content = leftOverCsv(await shownLines(tx, lines), ours, locale)
      const after = { lines: lines.length, ours: ours.length }
      return ok({ value: { content }, log: { object: { kind: 'bank-statement', id }, userId: null, reason, after } })
    }),
  ),
]

/** Within its days: many statements tell no time. */
async function oursLeftOver(db: Queries, { fromAt, untilAt }: BankStatement): Promise<readonly BankRecord[]> {
  if (fromAt === null || untilAt === null) return []
  const span = { from: endOfDay(fromAt) - DAY_MS + 1, until: endOfDay(untilAt) }
  const records = await bankRecords(db, span)
  const isTaken = await takenRecords(
    db,
    records.map(({ id }) => id),
  )
  return recordsLeftOver(freeRecords(records, isTaken), span)
}

async function shownLines(db: Queries, lines: readonly StoredLine[]): Promise<ShownStatementLine[]> {
  const namesOf = ({ record, candidates }: StoredLine) => (record === null ? candidates : [record])
  const shown = await shownRecords(db, lines.flatMap(namesOf))
  let next = 0
  return lines.map((line) => {
    const { account, record: _record, candidates: _candidates, ...rest } = line
    const records = shown.slice(next, next + namesOf(line).length)
    next += records.length
    return { ...rest, accountLastFour: account.slice(-4), records: [...records] }
  })
}
