import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { InboxState, Message, MessageKind, NewMessage } from '@diandu/core/inbox'
import { DAY_MS, type Page } from '@diandu/core/kernel'
import { everyItem, valueOf } from '@diandu/core/testing'
import { getInboxState, getMessage, listMessages, readAllMessages, readMessage } from '@diandu/wire'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { inboxHandlers } from '../../inbox/inbox.handlers.ts'
import { sweepMessages } from '../../inbox/inbox-module.ts'
import { announce, tellAnnouncements, withdrawAnnouncement, writeMessage } from '../../inbox/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { silentLog } from '../../kernel/index.ts'
import { keepTablesByMonth } from '../../monthly-partitions/index.ts'
import { putTogether } from '../../monthly-partitions/testing/put-together.ts'
import { openMarket } from '../../orders/testing/open-market.ts'
import { archiveMonths } from '../archive-months.ts'
import { listArchives } from '../archive-store.ts'
import { checkArchives } from '../check-archives.ts'
import { duePartsOf } from '../due-parts.ts'
import { MESSAGES, writeMonth } from './archive-messages.ts'
import { forgetMessages } from './forget-messages.ts'

const MONTH_MS = 31 * DAY_MS
const MONTHS = 6
const EACH_MONTH = 6
const SHOP = '一家很特别的店'
const PEOPLE = ['lin', 'wu'] as const

describeOnEachEngine('Messages in archives', (open) => {
  let db: Database | undefined
  const folder = mkdtempSync(join(tmpdir(), 'diandu-messages-'))
  afterEach(async () => {
    if (db !== undefined) await putTogether(db)
    rmSync(folder, { recursive: true, force: true })
  })

  /** Six months of messages to two people, of which every other one was read at once. */
  const begin = async () => {
    const market = await openMarket((db = await open()), systemRandom, () => inboxHandlers({ push: null }))
    const { clock, call } = market
    const tell = (message: NewMessage) => market.db.transaction((tx) => writeMessage(tx, message))
    const fell = (userId: string, key: string, at = clock.now()): NewMessage<'price.fell'> => ({
      userId,
      event: 'price.fell',
      key,
      subject: `shop ${key}`,
      figures: { shop: SHOP, fromFen: 200_00, toFen: 150_00 },
      at,
    })
    const keep = () => keepTablesByMonth({ ...market, log: silentLog })
    const page = (userId: string, kind: MessageKind | null, cursor: string | null) =>
      call<Page<Message>>(listMessages, userId, { ...(kind && { kind }), ...(cursor && { cursor }) })
    const every = (userId: string, kind: MessageKind | null = null) => everyItem((cursor) => page(userId, kind, cursor))
    const state = async (userId: string): Promise<InboxState> =>
      valueOf(await call<InboxState>(getInboxState, userId, {}))
    const unread = async (userId: string): Promise<number> =>
      (await state(userId)).kinds.reduce((sum, kind) => sum + kind.unread, 0)
    for (let month = 0; month < MONTHS; month += 1) {
      for (let number = 0; number < EACH_MONTH; number += 1) {
        for (const person of PEOPLE) await tell(fell(person, `${month} ${number}`))
        await tell({ ...fell('lin', `moved ${month} ${number}`), event: 'price.rose' })
        clock.advance(DAY_MS)
      }
      await market.db.change("UPDATE inbox_messages SET read_at = $1 WHERE at < $1 AND event_key LIKE '%3'", [
        clock.now(),
      ])
      if (month === 0) await keep()
      clock.advance(MONTH_MS - EACH_MONTH * DAY_MS)
      await keep()
    }
    const archive = () => archiveMonths({ ...market, log: silentLog }, { folder, afterMonths: 2 })
    const shown = async () => ({
      all: [await every('lin'), await every('wu')],
      prices: await every('lin', 'price'),
      states: [await state('lin'), await state('wu')],
    })
    const idOf = async (userId: string, key: string): Promise<string> => {
      const rows = await market.db.query<{ id: string }>(
        `SELECT id FROM inbox_messages WHERE user_id = $1 AND event_key = $2
         UNION ALL SELECT id FROM archived_messages WHERE user_id = $1 AND event_key = $2`,
        [userId, key],
      )
      return rows[0]?.id ?? ''
    }
    const count = async (table: string): Promise<number> =>
      (await market.db.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count ?? Number.NaN
    return { ...market, tell, fell, page, every, state, unread, archive, shown, idOf, count }
  }

  it('stand in their person’s list, and count until they are read, as before (FLEET-122)', async () => {
    const { db: market, call, archive, shown, every, unread, idOf, count, clock } = await begin()
    const before = await shown()
    const had = await count('inbox_messages')
    expect(before.all.map(({ length }) => length)).toEqual([MONTHS * EACH_MONTH * 2, MONTHS * EACH_MONTH])
    expect(await archive()).toContain('inbox_messages_before')
    expect(await count('archived_messages')).toBe(EACH_MONTH * 3 * 4)
    expect((await count('archived_messages')) + (await count('inbox_messages'))).toBe(had)
    expect(await shown()).toEqual(before)
    expect([await archive(), await checkArchives(market)]).toEqual([[], []])
    const id = await idOf('lin', '0 1')
    expect(valueOf(await call(getMessage, 'lin', { id }))).toEqual(before.all[0]?.find((one) => one.id === id))
    expect(await call(getMessage, 'wu', { id })).toMatchObject({ ok: false, failure: { reason: 'not-found' } })
    const wasUnread = await unread('lin')
    for (const _twice of [1, 2]) expect((await call(readMessage, 'lin', { id })).ok).toBe(true)
    expect(await unread('lin')).toBe(wasUnread - 1)
    expect((await every('lin')).find((one) => one.id === id)?.readAt).toBe(clock.now())
    expect(await call(readMessage, 'wu', { id })).toMatchObject({ ok: false, failure: { reason: 'not-found' } })
    valueOf(await call(readAllMessages, 'lin', { until: clock.now() }))
    expect([await unread('lin'), (await every('lin')).filter(({ readAt }) => readAt === null)]).toEqual([0, []])
    expect(await unread('wu')).toBe(MONTHS * (EACH_MONTH - 1))
  })

  it('are not told again (FLEET-120)', async () => {
    const { tell, fell, archive, every } = await begin()
    await archive()
    const before = await every('lin')
    expect(await tell(fell('lin', '0 1'))).toBe(false)
    expect(await every('lin')).toEqual(before)
  })

  it('do not keep a person from newer ones while their file is away, and are told to be away (FLEET-125)', async () => {
    const { db: market, call, archive, page, every, idOf, unread, shown } = await begin()
    await archive()
    const before = await shown()
    const files = (await listArchives(market)).filter(({ table }) => table === MESSAGES.name)
    const away = { ok: false, failure: { kind: 'refused', reason: 'messages-away' } }
    for (const { path } of files) renameSync(path, `${path}.away`)
    const newer: Message[] = []
    let answer = await page('lin', null, null)
    while (answer.ok && answer.value.nextCursor !== null) {
      newer.push(...answer.value.items)
      answer = await page('lin', null, answer.value.nextCursor)
    }
    expect(answer).toMatchObject(away)
    expect(newer).toEqual(before.all[0]?.slice(0, newer.length))
    expect(newer).toHaveLength(EACH_MONTH * 2 * 2)
    const id = await idOf('lin', '0 1')
    expect(await call(getMessage, 'lin', { id })).toMatchObject(away)
    expect((await call(readMessage, 'lin', { id })).ok).toBe(true)
    expect(await unread('lin')).toBeGreaterThan(0)
    expect((await checkArchives(market)).join()).toContain('is not what was written')
    for (const { path } of files) renameSync(`${path}.away`, path)
    expect((await every('lin')).map((one) => one.id)).toEqual(before.all[0]?.map((one) => one.id))
    const [first] = files
    const bytes = readFileSync(first?.path ?? '')
    writeFileSync(
      first?.path ?? '',
      bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte)),
    )
    expect(await call(getMessage, 'lin', { id })).toMatchObject(away)
  })

  it('leave the database only as they stand in the file, go on where that was broken off, and lose none that comes late (FLEET-123)', async () => {
    const { db: market, clock, tell, fell, archive, shown, every, count } = await begin()
    const parts = await duePartsOf(market, MESSAGES, clock.now() - 3 * MONTH_MS)
    const [due, another] = parts
    if (due === undefined || another === undefined) throw new Error('Two months may go.')
    const before = await shown()
    // The server falls once the file of one is noted; of the other one as soon as its file is written.
    const written = await writeMonth({ db: market, folder, nowMs: clock.now() }, due)
    expect(await shown()).toEqual(before)
    expect(await tell(fell('lin', 'late', due.untilAt - 1))).toBe(true)
    expect(await tell(fell('wu', 'late', due.untilAt - 1))).toBe(true)
    const withLate = await shown()
    expect(withLate.all[0]).toHaveLength((before.all[0]?.length ?? 0) + 1)
    // A message deleted during archiving does not come back.
    const [gone] = before.all[1]?.slice(-1) ?? []
    await market.change('DELETE FROM inbox_messages WHERE id = $1', [gone?.id ?? ''])
    expect(await archive()).toEqual(expect.arrayContaining([due.part, another.part]))
    const now = await shown()
    expect(now.all[0]).toEqual(withLate.all[0])
    expect(now.all[1]).toEqual(withLate.all[1]?.filter(({ id }) => id !== gone?.id))
    expect(await count('inbox_messages_other')).toBe(2)
    expect((await every('lin')).filter(({ subject }) => subject === 'shop late')).toHaveLength(1)
    expect(await tell(fell('lin', 'late'))).toBe(false)
    expect([written?.rows, await checkArchives(market)]).toEqual([EACH_MONTH * 3, []])
  })

  it('cannot be read in the file without their key, which goes with the last of them (FLEET-126, MSG-9)', async () => {
    const { db: market, clock, call, archive, every, count } = await begin()
    await archive()
    const path = (await listArchives(market)).find(({ name }) => name === 'inbox_messages_before')?.path ?? ''
    const text = gunzipSync(readFileSync(path)).toString('utf8')
    expect(text).toContain('"key":"lin"')
    expect(text).not.toContain(SHOP)
    expect(text).not.toContain('shop 0 1')
    valueOf(await call(readAllMessages, 'lin', { until: clock.now() }))
    clock.advance(366 * DAY_MS)
    const ofWu = await every('wu')
    await sweepMessages(market, clock.now())
    await forgetMessages(market)
    expect(await every('lin')).toEqual([])
    expect(await every('wu')).toEqual(ofWu.filter(({ readAt }) => readAt === null))
    expect(await market.query("SELECT 1 FROM archived_message_keys WHERE user_id = 'lin'")).toEqual([])
    expect(await market.query("SELECT 1 FROM inbox_told WHERE user_id = 'lin'")).toEqual([])
    expect(readdirSync(folder)).not.toEqual([])
    valueOf(await call(readAllMessages, 'wu', { until: clock.now() }))
    clock.advance(366 * DAY_MS)
    await sweepMessages(market, clock.now())
    await forgetMessages(market)
    expect([await count('inbox_told'), await count('archived_message_keys')]).toEqual([0, 0])
    expect(readdirSync(folder).filter((file) => file.startsWith('inbox'))).toEqual([])
    expect((await listArchives(market)).filter(({ table }) => table === MESSAGES.name)).toEqual([])
  })

  it('are withdrawn with their announcement (MSG-12)', async () => {
    const { db: market, clock, addPerson, archive, every } = await begin()
    await addPerson('lin')
    const announcement = { title: '公告', body: '正文', titleEn: null, bodyEn: null, announcedBy: 'Li Na' }
    const id = await announce(market, announcement, { random: systemRandom, nowMs: clock.now() })
    await tellAnnouncements(market, clock.now())
    const ofPlatform = () => every('lin', 'platform')
    expect(await ofPlatform()).toHaveLength(1)
    clock.advance(5 * MONTH_MS)
    await archive()
    expect(await market.query("SELECT 1 FROM inbox_messages WHERE event = 'platform.announced'")).toEqual([])
    expect(await ofPlatform()).toHaveLength(1)
    await market.transaction((tx) => withdrawAnnouncement(tx, id, clock.now()))
    expect(await ofPlatform()).toEqual([])
  })

  it('of a table that was turned again after a restore take the place of no earlier archive (FLEET-127)', async () => {
    const { db: market, clock, tell, fell, archive, every } = await begin()
    await archive()
    const before = (await every('lin')).filter(({ at }) => at < clock.now() - 5 * MONTH_MS)
    await putTogether(market)
    await tell(fell('lin', 'after the restore'))
    await keepTablesByMonth({ db: market, clock, log: silentLog })
    clock.advance(5 * MONTH_MS)
    expect(await archive()).toContain('inbox_messages_before')
    const names = (await listArchives(market)).map(({ name }) => name)
    expect(names).toContain('inbox_messages_before')
    expect(names.some((name) => name.startsWith('inbox_messages_before_until_'))).toBe(true)
    const now = await every('lin')
    expect(now).toEqual(expect.arrayContaining([...before]))
    expect(now.filter(({ subject }) => subject === 'shop after the restore')).toHaveLength(1)
    expect(await checkArchives(market)).toEqual([])
  })
})
