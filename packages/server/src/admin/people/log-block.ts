import { STAFF_ACTS, type LogFilter, type CaseBlock, type StaffAct } from '@diandu/core/admin'
import type { Locale } from '@diandu/core/messages'
import type { Queries } from '../../database/index.ts'
import { pageOfLog } from '../../staff/index.ts'
import { recordBlocks, timeText } from './record-blocks.ts'
import { BY, REASON, TIME } from './record-words.ts'

/** What staff did about it, the newest first. */
export async function logBlock(db: Queries, filter: LogFilter, locale: Locale): Promise<CaseBlock> {
  const { table, named } = recordBlocks(locale)
  const page = await pageOfLog(db, filter, undefined)
  const block = table({
    title: { zh: '工作人员的操作', en: 'Acts of staff' },
    heads: [TIME, BY, { zh: '操作', en: 'Act' }, REASON],
    rows: page.ok ? page.value.items : [],
    cells: ({ at, staffName, act, reason }) => [
      timeText(at),
      staffName,
      Object.hasOwn(STAFF_ACTS, act) ? named(STAFF_ACTS[act as StaffAct].names) : act,
      reason,
    ],
  })
  return page.ok && page.value.nextCursor !== null && block.kind === 'table' ? { ...block, isCut: true } : block
}
