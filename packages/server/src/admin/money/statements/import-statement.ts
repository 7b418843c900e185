import { createHash } from 'node:crypto'
import { freeRecords, matchLines, NEAR_MS, readStatement, type BankRecordName } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Span } from '@diandu/core/wallet'
import type { DataBox } from '../../../crypto/index.ts'
import type { Transaction } from '../../../database/index.ts'
import { idFrom } from '../../../ids/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { bankRecords } from './bank-record-store.ts'
import { insertLines, knownLines, linesToMatch, setMatches, takenRecords } from './line-store.ts'
import { insertStatement, isFileKnown, lockStatements } from './statement-store.ts'

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url')

const fileKnown = () => refused('receipt-used', '这个文件已经导入过', 'content')
const noRows = () => refused('file-incomplete', '表头下面没有一行流水', 'content')

/** Reads a file, stores each line that no statement had, and matches them. */
export async function importStatement(
  { name, file }: { readonly name: string; readonly file: Buffer },
  { box, clock, random, staff, commit }: StaffContext,
): Promise<Result<{ readonly id: string }>> {
  const rows = await readSheet(file)
  if (!rows.ok) return rows
  const read = readStatement(rows.value, clock.now())
  if (!read.ok) return read
  const { lines, faults } = read.value
  if (lines.length + faults.length === 0) return fail(noRows())
  const fileHash = hashOf(file)
  return commit(async (tx) => {
    await lockStatements(tx)
    if (await isFileKnown(tx, fileHash)) return fail(fileKnown())
    const id = idFrom(random.token())
    // By a plain digest the account in it could be guessed.
    const named = lines.map(({ identity, ...line }) => ({ ...line, id: box.nameOf(Buffer.from(identity)) }))
    const known = await knownLines(
      tx,
      named.map((line) => line.id),
    )
    const fresh = named.filter((line) => !known.has(line.id))
    const span = spanOf(lines)
    await insertStatement(tx, {
      id,
      fileHash,
      name,
      importedAt: clock.now(),
      staffId: staff.id,
      importedBy: staff.name,
      fromAt: span?.from ?? null,
      untilAt: span?.until ?? null,
      lines: fresh.length,
      known: known.size,
      faults,
    })
    await insertLines(tx, box, id, fresh)
    if (span !== undefined) await matchSpan(tx, box, span)
    const after = { name, fileHash, lines: fresh.length, known: known.size, faults: faults.length }
    return ok({ value: { id }, log: { object: { kind: 'bank-statement', id }, userId: null, reason: '', after } })
  })
}

function spanOf(lines: readonly { readonly at: number }[]): Span | undefined {
  const first = lines[0]
  if (first === undefined) return undefined
  return lines.reduce(({ from, until }, { at }) => ({ from: Math.min(from, at), until: Math.max(until, at) }), {
    from: first.at,
    until: first.at,
  })
}

const around = ({ from, until }: Span, ms: number): Span => ({ from: from - ms, until: until + ms })

/** All lines around a span again: a record may turn out to be another line’s. */
export async function matchSpan(tx: Transaction, box: DataBox, span: Span): Promise<void> {
  const lines = await linesToMatch(tx, box, around(span, NEAR_MS))
  const serials = lines.flatMap(({ serial }) => (serial === '' ? [] : [serial]))
  const records = await bankRecords(tx, around(span, 2 * NEAR_MS), serials)
  const isTaken: (record: BankRecordName) => boolean = await takenRecords(
    tx,
    records.map(({ id }) => id),
    lines.map(({ id }) => id),
  )
  const matches = matchLines(lines, freeRecords(records, isTaken))
  await setMatches(
    tx,
    lines.flatMap(({ id }, place) => {
      const match = matches[place]
      return match === undefined ? [] : [{ id, ...match }]
    }),
  )
}
