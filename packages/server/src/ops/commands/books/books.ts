import { fail, ok } from '@diandu/core/kernel'
import { daySpan } from '@diandu/core/wallet'
import { checkEveryBook } from '../../../modules.ts'
import { readBooks, type BooksLine } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { required } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { yuan } from '../../texts/value-texts.ts'

const SAY_DAY = 'Say --day, such as --day 2026-11-20; or "books check".'

/** The operator's books of one day. They balance where each column sums to nothing, and no module complains. */
export const books = defineCommand({
  name: 'books',
  meaning: 'every class of accounts on a day; exit code 1 where they do not balance',
  parameters: {
    day: {
      ...required('DAY', 'which day, as 2026-11-20', (day) => {
        const span = daySpan(day)
        return span === undefined ? fail(SAY_DAY) : ok({ day, span })
      }),
      ifMissing: SAY_DAY,
    },
  },
  examples: ['books --day 2026-11-20'],
  async run({ day: { day, span } }, { db }) {
    const lines = await readBooks(db, span)
    const total = lines.reduce(added, { account: 'total', openingFen: 0, inFen: 0, outFen: 0, closingFen: 0 })
    const table = tableText(['ACCOUNTS', 'OPENING', 'IN', 'OUT', 'CLOSING'], [...lines, total].map(rowOf))
    const complaints = [...imbalances(total), ...(await checkEveryBook(db))]
    const head = `Books of ${day}, in yuan.\n\n${table}\n\n`
    return complaints.length === 0
      ? done(`${head}They balance.`)
      : notDone(`${head}${['They do not balance:', ...complaints].join('\n  ')}`)
  },
})

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

const rowOf = ({ account, openingFen, inFen, outFen, closingFen }: BooksLine): readonly string[] => [
  account,
  signed(openingFen),
  yuan(inFen),
  yuan(outFen),
  signed(closingFen),
]

const signed = (fen: number): string => (fen < 0 ? `-${yuan(-fen)}` : yuan(fen))
