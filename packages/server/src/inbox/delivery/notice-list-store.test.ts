import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { runCommand } from '../../ops/run-command.ts'
import { NOON, putDevice, putUser, turnOf } from '../testing/notices.ts'
import { writeMessages } from '../write-message.ts'

describeOnEachEngine('What reviewers see of notices', (open) => {
  it('is how many wait, were sent, failed or are unsure, and of those that did not arrive when and why (NTF-16)', async () => {
    const db = await open()
    const list = async (...more: readonly string[]) => {
      const deps = {
        db,
        clock: createManualClock(NOON),
        random: systemRandom,
        dataKey: { now: new Uint8Array(32), before: [] },
      }
      return (await runCommand(['notices', 'list', ...more], deps)).text
    }
    expect(await list()).toBe('There are no notices.')
    await putUser(db, 'lin', '13800000001')
    await putDevice(db, 'lin')
    await db.transaction((tx) => writeMessages(tx, [turnOf('lin', 'sign'), turnOf('lin', 'confirm', 'o2')]))
    await db.change(`UPDATE notices SET state = CASE WHEN channel = 'push' THEN 'sent' ELSE 'unsure' END, trouble = 'timeout',
      tries = 1, settled_at = due_at WHERE subject = 'o1'`)
    const text = await list()
    expect(text).toMatch(/push +sent +1 +2026-11-25 12:00/)
    expect(text).toMatch(/sms +unsure +1 +2026-11-25 12:00/)
    expect(text).toMatch(/lin +sms +order\.turn +1 +unsure +2026-11-25 12:00 +1 +timeout/)
    expect(text).toMatch(/lin +push +order\.turn +1 +waiting/)
    expect(text).not.toMatch(/lin +push +order\.turn +1 +sent/)
    expect(await list('--which', 'all')).toMatch(/lin +push +order\.turn +1 +sent/)
    await db.change("UPDATE notices SET state = 'sent'")
    expect(await list()).toContain('No notice waits, failed or is unsure.')
  })
})
