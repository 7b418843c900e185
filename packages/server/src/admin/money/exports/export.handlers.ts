import { MAX_IN_SHEET } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import { getExportPart, listExports, requestExport } from '@diandu/wire/admin'
import { idFrom } from '../../../ids/index.ts'
import { staffHandlerFor } from '../../admin-handler.ts'
import { countJournal } from '../journal-store.ts'
import { findExportPart, insertExport, pageOfExports } from './export-store.ts'

const tooLong = () => refused('bad-parameter', `超过 ${MAX_IN_SHEET} 笔，请改用 CSV 或缩小范围`, 'format')

export const exportHandlers = [
  staffHandlerFor(listExports, ({ cursor }, { db, staff }) => pageOfExports(db, staff.id, cursor)),
  staffHandlerFor(
    requestExport,
    async ({ format, locale, reason, ...filter }, { db, staff, clock, random, commit }) => {
      const madeAt = clock.now()
      const total = await countJournal(db, filter, madeAt)
      if (format === 'xlsx' && total > MAX_IN_SHEET) return fail(tooLong())
      const id = idFrom(random.token())
      return commit(async (tx) => {
        await insertExport(tx, { id, staffId: staff.id, format, locale, filter, madeAt, total })
        const object = { kind: 'export', id }
        return ok({ value: { id }, log: { object, userId: null, reason, after: { format, filter, total } } })
      })
    },
  ),
  staffHandlerFor(getExportPart, async ({ id, part }, { db, box, staff }) => {
    const content = await findExportPart(db, box, { id, staffId: staff.id, place: part })
    if (content === undefined) return fail(refused('not-found', '没有这个文件', 'id'))
    return ok({ content: Buffer.from(content).toString('base64') })
  }),
]
