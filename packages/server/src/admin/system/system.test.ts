import {
  EVERY_ROLE,
  mayDo,
  SYSTEM_PARTS,
  type CaseBlock,
  type SystemPart,
  type UnsentNotices,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import { expect, it } from 'vitest'
import { noteBackup } from '../../backup-proofs/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { writeMessages } from '../../inbox/index.ts'
import { putUser, turnOf } from '../../inbox/testing/notices.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const PARTS = Object.keys(SYSTEM_PARTS) as SystemPart[]

async function begin(db: Database) {
  const opened = await openConsole(db)
  const as = async (role: (typeof EVERY_ROLE)[number]) => {
    await opened.addStaff(role, [role])
    return opened.logIn(role)
  }
  return { ...opened, as }
}

describeOnEachEngine('The page of the system', (open) => {
  it('each part is answered in both languages to those who may see it, and to others not (ADM-80)', async () => {
    const { as, send } = await begin(await open())
    for (const role of EVERY_ROLE) {
      const cookie = await as(role)
      for (const part of PARTS)
        for (const locale of LOCALES) {
          const { code } = await send('GET', `system/${part}`, { locale }, { cookie })
          expect([role, part, code === SUCCESS]).toEqual([role, part, mayDo([role], 'see-system')])
        }
    }
  })

  it('settings are named, and no value is sent (ADM-81)', async () => {
    const { as, send } = await begin(await open())
    const cookie = await as('auditor')
    const { data } = await send('GET', 'system/settings', { locale: 'en' }, { cookie })
    expect((data as readonly CaseBlock[])[0]).toMatchObject({
      kind: 'table',
      rows: [{ cells: ['DATA_KEY', 'Set', 'Yes'] }],
    })
  })

  it('a backup that was checked is shown where the database keeps the record of it', async () => {
    const db = await open()
    const { as, send, clock } = await begin(db)
    const proof = { path: '/copies/a.backup', bytes: 9, sha256: 'c0ffee', tables: 1, rows: 2, postings: 3, seals: 4 }
    await noteBackup(db, { ...proof, madeAt: clock.now() })
    const { data } = await send('GET', 'system/backups', { locale: 'en' }, { cookie: await as('auditor') })
    const [block] = data as readonly CaseBlock[]
    if (db.engine === 'pglite') expect(block).toMatchObject({ kind: 'notice', isWarning: false })
    else
      expect(block).toMatchObject({
        rows: [{ cells: [expect.any(String), '/copies/a.backup', '9', '2', '3', '4', 'c0ffee'] }],
      })
  })

  it('a notice that failed is sent again once, with an entry in the log of who did it and why (ADM-82)', async () => {
    const db = await open()
    const { as, send, clock } = await begin(db)
    await putUser(db, 'lin', '13800000001')
    await db.transaction((tx) => writeMessages(tx, [turnOf('lin', 'sign', 'o1', clock.now())]))
    await db.change("UPDATE notices SET state = 'failed', trouble = 'refused', settled_at = 5")
    const cookie = await as('support')
    const unsent = async () =>
      ((await send('GET', 'system/unsent-notices', {}, { cookie })).data as UnsentNotices).notices
    expect((await send('GET', 'system/unsent-notices', {}, { cookie })).data).toMatchObject({ more: 0 })
    const [notice] = (await unsent()).filter(({ state }) => state === 'failed')
    const again = () =>
      send('POST', 'system/resend-notice', { id: notice?.id, mayArriveTwice: false, reason: '模板已通过' }, { cookie })
    expect((await again()).code).toBe(SUCCESS)
    expect((await again()).reason).toBe('request-closed')
    expect((await unsent()).find(({ id }) => id === notice?.id)?.state).toBe('waiting')
    const log = await db.query<{ readonly reason: string; readonly objectId: string }>(
      "SELECT reason, object_id FROM staff_log WHERE act = 'resend-notice'",
    )
    expect(log).toEqual([{ reason: '模板已通过', objectId: notice?.id }])
    const { data } = await send('GET', 'system/notices', { locale: 'en' }, { cookie })
    expect((data as readonly CaseBlock[])[0]).toMatchObject({
      rows: [{ cells: ['Text message', 'Waiting', '1', expect.any(String)] }],
    })
    const none = await send(
      'POST',
      'system/resend-notice',
      { id: 'u.m.sms', mayArriveTwice: true, reason: '模板已通过' },
      { cookie },
    )
    expect(none.reason).toBe('not-found')
  })
})
