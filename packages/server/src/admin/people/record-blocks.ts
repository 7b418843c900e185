import type { CaseBlock, CaseRow } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import type { Name } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'

/** Rows of a table that are shown, the newest first. */
export const MAX_ROWS = 20

interface Table<Row> {
  readonly title: Name
  readonly heads: readonly Name[]
  /** One more than are shown tells that there are more. */
  readonly rows: readonly Row[]
  readonly cells: (row: Row) => readonly string[]
  readonly link?: (row: Row) => CaseRow['link']
  readonly max?: number
}

/** Blocks in the language of their reader. */
export const recordBlocks = (locale: Locale) => {
  const named = (name: Name): string => nameIn(name, locale)
  return {
    named,
    facts: (title: Name, facts: readonly (readonly [Name, string])[]): CaseBlock => ({
      kind: 'facts',
      title: named(title),
      facts: facts.map(([label, value]) => ({ label: named(label), value })),
    }),
    table: <Row>({ title, heads, rows, cells, link = () => null, max = MAX_ROWS }: Table<Row>): CaseBlock => ({
      kind: 'table',
      title: named(title),
      heads: heads.map(named),
      rows: rows.slice(0, max).map((row) => ({ link: link(row), cells: cells(row) })),
      isCut: rows.length > max,
    }),
  }
}

export const timeText = (at: number | null): string => (at === null ? '—' : formatTime(at, 'yyyy-mm-dd hh:mm'))
