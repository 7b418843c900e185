import { DAY_MS } from '@diandu/core/kernel'
import { publishDue } from '../content/index.ts'
import type { Queries } from '../database/index.ts'
import type { ServerModule } from '../server-module.ts'
import { findStaff } from '../staff/index.ts'
import { checkPublishedContent } from './content/check-published.ts'
import { aboutExportPart } from './money/exports/export-store.ts'
import { aboutBankLine } from './money/statements/line-store.ts'
import { moneySweeps } from './money/money-sweeps.ts'
import { contentSource } from './content/content-sources.ts'
import { standingOfQueues } from './queue-store.ts'
import { forgetDecidedCases } from './today/review-time-store.ts'

const PUBLISH_INTERVAL_MS = 5_000

export const adminModule: ServerModule = {
  name: 'admin',
  sealedPlaces: [
    {
      table: 'money_export_parts',
      key: "export_id || ' ' || place",
      column: 'content',
      as: 'bytes',
      about: aboutExportPart,
    },
    { table: 'bank_lines', key: 'id', column: 'details', as: 'bytes', about: aboutBankLine },
  ],
  checkFiles: ({ db, clock }) => checkPublishedContent(db, clock.now()),
  sweeps: [
    {
      name: 'publish content whose time has come',
      everyMs: PUBLISH_INTERVAL_MS,
      run: async ({ db, clock, random, log }) => {
        const nameOf = async (tx: Queries, id: string) => (await findStaff(tx, id))?.name ?? id
        for (const { kind, id } of await publishDue(db, contentSource, nameOf, { nowMs: clock.now(), random }))
          log.warn({ kind, id }, 'Content was held back at its time: something is wrong with it')
      },
    },
    ...moneySweeps,
    {
      name: 'forget how long decided cases had waited',
      everyMs: DAY_MS,
      run: async ({ db, clock }) => void (await forgetDecidedCases(db, clock.now())),
    },
  ],
  gauges: ({ db, clock }) => {
    const standings = () => standingOfQueues(db, () => true, clock.now())
    return [
      {
        name: 'queue_waiting',
        help: 'How many things wait for staff, by queue',
        by: 'queue',
        read: async () => Object.fromEntries((await standings()).map(({ queue, waiting }) => [queue, waiting])),
      },
      {
        name: 'queue_late',
        help: 'How many of them wait longer than the queue allows',
        by: 'queue',
        read: async () => Object.fromEntries((await standings()).map(({ queue, late }) => [queue, late])),
      },
    ]
  },
}
