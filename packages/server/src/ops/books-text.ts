import { daySpan } from '@diandu/core/wallet'
import type { Database } from '../database/index.ts'
import { readBooks, type BooksLine } from '../wallet/index.ts'
import { checkEveryBook } from './check-every-book.ts'
import { yuan } from './money-texts.ts'
import type { OpsAnswer } from './ops-parts.ts'
import { tableText } from './table-text.ts'

/** The house's books of one day. They balance where each column says nothing in all, and no module complains. */
export async function booksText(day: string, db: Database): Promise<OpsAnswer> {
  const span = daySpan(day)
  if (span === undefined) return { exitCode: 2, text: 'Say --day, such as --day 2026-11-20.' }
  const lines = await readBooks(db, span)
  const total = lines.reduce(added, { account: 'total', openingFen: 0, inFen: 0, outFen: 0, closingFen: 0 })
  const table = tableText(['ACCOUNTS', 'OPENING', 'IN', 'OUT', 'CLOSING'], [...lines, total].map(rowOf))
  const complaints = [...imbalances(total), ...(await checkEveryBook(db))]
  const head = `Books of ${day}, in yuan.\n\n${table}\n\n`
  return complaints.length === 0 ? { exitCode: 0, text: `${head}They balance.` } : { exitCode: 1, text: `${head}${['They do not balance:', ...complaints].join('\n  ')}` }
}

const added = (sum: BooksLine, line: BooksLine): BooksLine => ({
  account: sum.account,
  openingFen: sum.openingFen + line.openingFen,
  inFen: sum.inFen + line.inFen,
  outFen: sum.outFen + line.outFen,
  closingFen: sum.closingFen + line.closingFen,
})

function imbalances({ openingFen, inFen, outFen, closingFen }: BooksLine): readonly string[] {
  return [
    ...(openingFen === 0 ? [] : [`The openings together are ${signed(openingFen)}, not 0.`]),
    ...(inFen === outFen ? [] : [`${yuan(inFen)} came in and ${yuan(outFen)} went out.`]),
    ...(closingFen === 0 ? [] : [`The closings together are ${signed(closingFen)}, not 0.`]),
  ]
}

const rowOf = ({ account, openingFen, inFen, outFen, closingFen }: BooksLine): readonly string[] => [account, signed(openingFen), yuan(inFen), yuan(outFen), signed(closingFen)]

const signed = (fen: number): string => (fen < 0 ? `-${yuan(-fen)}` : yuan(fen))
