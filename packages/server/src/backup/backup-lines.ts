import { parseJson } from '@diandu/core/input'
import * as v from 'valibot'

/*
 * A backup is a gzip of lines of JSON. The first line says what it is; each table is a line with its name and columns,
 * and then a line for each row, an array of the columns' texts; sequences follow, and the last line counts the rows and
 * signs all lines before it. Rows begin with "[", every other line with "{". The tables themselves are made by the
 * migrations that the first line names.
 */

export const FORMAT = 'diandu-backup'
/** Goes up when lines mean something else than before. A program reads its own and earlier ones. */
export const FORMAT_VERSION = 1

const applied = v.object({ name: v.string(), checksum: v.string(), appliedAt: v.number() })

const header = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** When it was begun: everything that was committed before is in the file. */
  madeAt: v.number(),
  program: v.string(),
  engine: v.string(),
  migrations: v.array(applied),
})
const table = v.object({ table: v.string(), columns: v.array(v.string()) })
const sequence = v.object({ sequence: v.string(), last: v.string() })
const end = v.object({
  end: v.object({ rows: v.record(v.string(), v.number()), sha256: v.string(), signature: v.string() }),
})

export type Header = v.InferOutput<typeof header>
export type End = v.InferOutput<typeof end>['end']
export type AppliedMigration = v.InferOutput<typeof applied>

const CONTROL = { header, table, sequence, end }

type Controls = { readonly [Kind in keyof typeof CONTROL]: v.InferOutput<(typeof CONTROL)[Kind]> }

/** Undefined where the line is not of this kind. */
export function readControl<Kind extends keyof Controls>(kind: Kind, line: string): Controls[Kind] | undefined {
  const parsed = v.safeParse(CONTROL[kind], parseJson(line))
  return parsed.success ? (parsed.output as Controls[Kind]) : undefined
}

export const aboutBackup = (sha256: string): string => `backup ${sha256}`
