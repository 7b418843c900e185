import type { ReportId, ShopReport } from '@diandu/core/reports'
import { expect, it } from 'vitest'
import { putShops } from '../catalog/index.ts'
import { testShop } from '../catalog/testing.ts'
import { openTestDatabase } from '../database/testing.ts'
import { insertReport, listReports, updateReport } from './report-store.ts'

it('reviewers see the report that waits longest first, and of all the newest first (SHP-7)', async () => {
  const db = await openTestDatabase()
  const shop = testShop(1)
  await putShops(db, [shop])
  await db.change(
    `INSERT INTO users (id, username, username_key, password_hash, created_at) VALUES ('u1', 'Reporter', 'reporter', '', 0)`,
  )
  const report = (name: string, reportedAt: number): ShopReport => ({
    id: name as ReportId,
    shopId: shop.id,
    reason: 'figures-untrue',
    words: 'Sales are made up',
    reportedAt,
    status: 'open',
    answer: '',
  })
  await db.transaction(async (tx) => {
    const early = report('early', 1)
    await insertReport(tx, 'u1', early, [])
    await updateReport(tx, { ...early, status: 'dismissed', answer: 'They are right' }, 'Li Na', 2)
    await insertReport(tx, 'u1', report('late', 3), [])
  })
  expect((await listReports(db, 'open', 10)).map(({ id }) => id)).toEqual(['late'])
  expect((await listReports(db, 'all', 10)).map(({ id }) => id)).toEqual(['late', 'early'])
})
