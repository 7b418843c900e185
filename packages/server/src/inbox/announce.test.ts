import { createManualClock, createSeededRandom } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { runCommand } from '../ops/run-command.ts'
import { insertUser } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { tellAnnouncements } from './announce.ts'
import { DROP_ANNOUNCED } from './drop-messages.ts'

const PEOPLE = 620

describeOnEachEngine('An announcement', (open) => {
  const begin = async () => {
    const db = await open()
    const clock = createManualClock()
    const join = async (id: string, mobile: string) => {
      const person = { id, username: id, mobile, passwordHash: '', createdAt: clock.now() }
      await insertUser(db, person as Parameters<typeof insertUser>[1])
    }
    for (let number = 1; number <= PEOPLE; number += 1)
      await join(`person-${String(number).padStart(4, '0')}`, String(13_000_000_000 + number))
    const { dataKey } = readSettings({}).secrets
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: createSeededRandom(), dataKey })
    const notified = async (): Promise<number> => await count(db)
    return { db, clock, join, ops, notified }
  }
  const PUBLISH = ['announcements', 'publish', '--title', '春节照常交割', '--text', '客服在线。', '--by', 'Li Na']

  it('reaches every account there is once, and none that is opened later (MSG-12)', async () => {
    const { db, clock, join, ops, notified } = await begin()
    expect(await ops('announcements', 'list')).toEqual({ exitCode: 0, text: 'Nothing was announced.' })
    const published = await ops(...PUBLISH)
    expect(published).toMatchObject({ exitCode: 0 })
    expect((await ops('announcements', 'list')).text).toContain('on its way')
    clock.advance(1000)
    await join('person-later', '13900000000')
    // Two servers sweep at once, and again.
    await Promise.all([tellAnnouncements(db, clock.now()), tellAnnouncements(db, clock.now())])
    expect(await tellAnnouncements(db, clock.now())).toBe(0)
    expect(await notified()).toBe(PEOPLE)
    expect((await ops('announcements', 'list')).text).toMatch(/told .*春节照常交割/)
  })

  it('is written in English too, title and text together (MSG-22)', async () => {
    const { db, clock, ops } = await begin()
    const [title, text] = [
      ['--title-en', 'Open over New Year'],
      ['--text-en', 'Support is online.'],
    ] as const
    expect(await ops(...PUBLISH, ...title)).toMatchObject({ exitCode: 1, text: expect.stringContaining('--text-en') })
    expect((await ops(...PUBLISH, ...text, '--title-en', 'two\nlines')).text).toContain('--title-en is one line.')
    expect(await ops(...PUBLISH, ...title, ...text)).toMatchObject({ exitCode: 0 })
    await tellAnnouncements(db, clock.now())
    const [message] = await db.query<{ figures: unknown }>('SELECT DISTINCT figures::text FROM inbox_messages', [])
    expect(JSON.parse(String(message?.figures))).toEqual({
      title: '春节照常交割',
      text: '客服在线。',
      titleEn: 'Open over New Year',
      textEn: 'Support is online.',
    })
  })

  it('is found by no person any more once it is withdrawn (MSG-12)', async () => {
    const { db, clock, ops, notified } = await begin()
    const id = /announcement (\S+)\)/.exec((await ops(...PUBLISH)).text)?.[1] ?? ''
    await tellAnnouncements(db, clock.now())
    const withdraw = ['announcements', 'withdraw', id, '--by', 'Li Na', '--why', 'a mistake']
    expect(await ops(...withdraw)).toMatchObject({ exitCode: 0 })
    expect(await ops(...withdraw)).toMatchObject({ exitCode: 1 })
    await tellAnnouncements(db, clock.now())
    expect(await notified()).toBe(0)
  })

  it('is taken back by an index, among however many other messages (MSG-12)', async () => {
    const db = await open()
    await db.change(
      `INSERT INTO inbox_messages (user_id, id, event_key, kind, event, figures, at)
       SELECT 'person-' || n, 'm' || n, 'order:' || n, 'order', 'order.turn', '{}', n FROM generate_series(1, 5000) AS n`,
      [],
    )
    await db.change('ANALYZE inbox_messages, inbox_told', [])
    const plan = await db.query<Record<string, string>>(`EXPLAIN ${DROP_ANNOUNCED}`, ['announcement:one'])
    const notified = plan.flatMap((row) => Object.values(row)).join('\n')
    expect(notified).toContain('inbox_messages_announced')
    expect(notified).not.toContain('Seq Scan')
  })
})

async function count(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>('SELECT count(*)::int8 AS count FROM inbox_messages', [])
  return row?.count ?? -1
}
