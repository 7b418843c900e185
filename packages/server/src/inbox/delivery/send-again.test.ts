import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { runCommand } from '../../ops/run-command.ts'
import { NOON, noticesIn, putUser, turnOf } from '../testing/notices.ts'
import { writeMessages } from '../write-message.ts'

describeOnEachEngine('A notice that is sent again by hand', (open) => {
  const begin = async () => {
    const db = await open()
    await putUser(db, 'lin', '13800000001')
    await db.transaction((tx) => writeMessages(tx, [{ ...turnOf('lin', 'sign'), at: NOON }]))
    const [{ id } = { id: '' }] = await db.query<{ id: string }>(
      "SELECT user_id || '.' || message_id || '.' || channel AS id FROM notices WHERE channel = 'sms'",
    )
    const clock = createManualClock(NOON + 1000)
    const ops = (...args: readonly string[]) =>
      runCommand(['notices', ...args], {
        db,
        clock,
        random: systemRandom,
        dataKey: { now: new Uint8Array(32), before: [] },
      })
    const resend = (...more: readonly string[]) => ops('resend', id, '--by', 'Li Na', '--why', '模板今天通过', ...more)
    const set = (state: string) =>
      db.change("UPDATE notices SET state = $1, tries = 4, trouble = 'refused', request_id = 'r', settled_at = 5", [
        state,
      ])
    const audit = async () => (await listAuditLines(db, 10)).map(({ what, message }) => `${what} ${message}`)
    return { db, id, clock, ops, resend, set, audit }
  }

  it('waits as if it were new, with who did it and why in the audit log (NTF-17)', async () => {
    const { db, id, clock, ops, resend, set, audit } = await begin()
    await set('failed')
    expect((await ops('list')).text).toContain(id)
    expect((await resend()).exitCode).toBe(0)
    expect(await noticesIn(db)).toMatchObject([{ state: 'waiting', tries: 0, trouble: null, dueAt: clock.now() }])
    expect(await audit()).toEqual([`ops notices resend Li Na: 模板今天通过 (${id}, failed)`])
    expect((await resend()).exitCode).toBe(1)
    expect(await audit()).toHaveLength(1)
  })

  it('is sent again where it may have arrived only if that is said (NTF-17)', async () => {
    const { db, resend, set, audit } = await begin()
    await set('unsure')
    expect((await resend()).text).toContain('--may-arrive-twice')
    expect([(await noticesIn(db))[0]?.state, await audit()]).toEqual(['unsure', []])
    expect((await resend('--may-arrive-twice')).exitCode).toBe(0)
    expect((await noticesIn(db))[0]?.state).toBe('waiting')
    expect((await audit())[0]).toContain('unsure')
  })

  it('is left alone where it has not failed, helps no more, or is not wanted (NTF-8, NTF-17)', async () => {
    const { db, ops, resend, set, audit } = await begin()
    for (const state of ['waiting', 'sent', 'dropped']) {
      await set(state)
      expect((await resend('--may-arrive-twice')).exitCode).toBe(1)
    }
    await set('failed')
    await db.change('UPDATE notices SET by_at = $1', [NOON])
    expect((await resend()).text).toContain('deadline')
    await db.change('UPDATE notices SET by_at = NULL')
    await db.change(
      'INSERT INTO inbox_switched_off (user_id, kind, channel) SELECT user_id, kind, channel FROM notices',
    )
    expect((await resend()).exitCode).toBe(1)
    expect((await ops('resend', 'lin.nothing.sms', '--by', 'Li', '--why', 'x')).text).toContain('There is no notice')
    expect(await audit()).toEqual([])
  })
})
