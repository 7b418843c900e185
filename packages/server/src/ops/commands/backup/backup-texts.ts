import { formatTime } from '@diandu/core/format'
import type { MadeBackup, Restored } from '../../../backup/index.ts'

export function backupText({ path, bytes, sha256, checked }: MadeBackup, madeAt: number): string {
  return [
    `Backup of ${formatTime(madeAt)}: ${path}`,
    `  ${number(bytes)} bytes, SHA-256 ${sha256}`,
    'Checked by restoring it into a database that is thrown away:',
    ...checkedLines(checked),
    'Keep it on another machine, and DATA_KEY apart from it: whoever has the file reads names, mobiles and orders; with the key, papers too.',
  ].join('\n')
}

/** Says also what to do before users are let in. */
export function restoredText(
  { madeAt, program, engine, checked, savedIn, endedSessions }: Restored,
  { url, folder }: { readonly url: string | undefined; readonly folder: string },
): string {
  const since = formatTime(madeAt)
  return [
    `Restored: a backup of ${since} (version ${program}, ${engine}), into ${url === undefined ? folder : 'the database of DATABASE_URL'}.`,
    ...checkedLines(checked),
    ...(checked.broughtUpToDate === 0 ? [] : [`  ${checked.broughtUpToDate} migrations brought its tables up to date`]),
    ...(savedIn === null
      ? []
      : [
          `What was there before is kept in ${url === undefined ? savedIn : `the schema ${savedIn}`}; remove it once it is needed no more.`,
        ]),
    ...(endedSessions === 0 ? [] : [`${number(endedSessions)} sessions were ended: people log in again.`]),
    `Before people are let in: nothing after ${since} is in it. Compare the bank and the payment provider since then: money that came is missing,`,
    'and withdrawals that were paid out stand open again and must not be paid twice. docs/operations.md goes through it step by step.',
  ].join('\n')
}

const checkedLines = ({ tables, rows, postings, seals }: MadeBackup['checked']): readonly string[] => [
  `  ${number(tables)} tables with ${number(rows)} rows, each as many as were counted`,
  `  the books balance, with ${number(postings)} postings`,
  `  the key opens everything that is sealed, ${number(seals)} pieces`,
]

const number = (count: number): string => count.toLocaleString('en-US')
