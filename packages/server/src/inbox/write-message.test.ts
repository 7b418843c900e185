import type { NewMessage } from '@diandu/core/inbox'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket } from '../orders/testing/open-market.ts'
import { writeMessage, writeMessages } from './write-message.ts'
import { DAY_MS } from '@diandu/core/kernel'
import { sweepMessages } from './inbox-module.ts'
import { markRead } from './message-store.ts'

const fell: NewMessage<'price.fell'> = {
  userId: 'lin',
  event: 'price.fell',
  key: 'price:shop:1',
  subject: 'shop',
  figures: { shop: '一家店', fromFen: 200_00, toFen: 150_00 },
  at: 1000,
}

const messagesOf = (db: Database, userId: string) =>
  db.query<{ event: string; figures: unknown }>(
    'SELECT kind, event, subject, figures, at, read_at FROM inbox_messages WHERE user_id = $1 ORDER BY at, id',
    [userId],
  )

describeOnEachEngine('Writing messages', (open) => {
  it('an event that is told twice, or by two at once, writes one message to each person (MSG-3)', async () => {
    const db = await open()
    const persons = fc.constantFrom('lin', 'wu')
    const keys = fc.constantFrom('one', 'two', 'three')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(persons, keys), { maxLength: 12 }), async (figures) => {
        await db.change('DELETE FROM inbox_messages', [])
        await db.change('DELETE FROM inbox_told', [])
        await Promise.all(
          figures.map(([userId, key]) => db.transaction((tx) => writeMessage(tx, { ...fell, userId, key }))),
        )
        const rows = await db.query<{ whose: string }>(
          `SELECT user_id || ' ' || event_key AS whose FROM inbox_messages ORDER BY 1`,
          [],
        )
        expect(rows.map(({ whose }) => whose)).toEqual([...new Set(figures.map((pair) => pair.join(' ')))].toSorted())
      }),
      { numRuns: 20 },
    )
  })

  it('keeps kind, event, subject and figures, unread, and a transaction that fails writes none (MSG-4)', async () => {
    const db = await open()
    await expect(
      db.transaction(async (tx) => {
        await writeMessage(tx, fell)
        throw new Error('the event did not happen')
      }),
    ).rejects.toThrow('the event did not happen')
    expect(await messagesOf(db, 'lin')).toEqual([])
    expect(await db.transaction((tx) => writeMessage(tx, fell))).toBe(true)
    expect(await db.transaction((tx) => writeMessage(tx, fell))).toBe(false)
    expect(await messagesOf(db, 'lin')).toEqual([
      { kind: 'price', event: 'price.fell', subject: 'shop', figures: fell.figures, at: 1000, readAt: null },
    ])
  })

  it('tells many people in one statement, each once, and writes none for an empty list (MSG-3)', async () => {
    const db = await open()
    await db.transaction(async (tx) => {
      await writeMessage(tx, { ...fell, userId: 'wu', subject: null })
      const statements = vi.spyOn(tx, 'query')
      await writeMessages(tx, [])
      await writeMessages(
        tx,
        ['wu', 'lin', 'lin', 'zhou'].map((userId) => ({ ...fell, userId })),
      )
      expect(statements).toHaveBeenCalledTimes(1)
    })
    const rows = await db.query('SELECT user_id, subject FROM inbox_messages ORDER BY 1')
    expect(rows).toEqual([
      { userId: 'lin', subject: 'shop' },
      { userId: 'wu', subject: null },
      { userId: 'zhou', subject: 'shop' },
    ])
  })

  it('a step of an order tells whose turn it is, in its own transaction (MSG-1, MSG-4)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 100_000_00)
    const { id } = await market.placed('buyer', await market.addShop('shop'))
    const events = async (name: string) =>
      (await messagesOf(market.db, name)).map(({ event }) => event).filter((event) => event.startsWith('order.'))
    expect([await events('buyer'), await events('seller')]).toEqual([['order.turn'], []])
    expect((await market.pay('buyer', id, 'full', 1)).ok).toBe(false)
    expect([await events('buyer'), await events('seller')]).toEqual([['order.turn'], []])
    expect((await market.pay('buyer', id, 'full', 5_500_00)).ok).toBe(true)
    expect(await messagesOf(market.db, 'seller')).toMatchObject([
      { kind: 'order', event: 'order.turn', subject: id, figures: { shop: 'Shop shop', act: 'seller-sign', by: null } },
    ])
  })
})

describeOnEachEngine('Old messages', (open) => {
  it('go a year after they were read, and those that were never read stay (MSG-9)', async () => {
    const db = await open()
    const readOn = { 'long ago': 0, 'a year ago': 1000, never: null }
    for (const [key, readAt] of Object.entries(readOn)) {
      const message = { userId: 'lin', event: 'platform.announced', key, subject: null, at: 0 } as const
      await db.transaction((tx) =>
        writeMessage(tx, { ...message, figures: { title: key, text: '', titleEn: null, textEn: null } }),
      )
      const [row] = await db.query<{ id: string }>('SELECT id FROM inbox_messages WHERE event_key = $1', [key])
      if (readAt !== null) await markRead(db, 'lin', row?.id ?? '', readAt)
    }
    expect(await sweepMessages(db, 365 * DAY_MS + 1000)).toBe(1)
    const left = await db.query<{ key: string }>('SELECT event_key AS key FROM inbox_messages ORDER BY 1', [])
    expect(left.map(({ key }) => key)).toEqual(['a year ago', 'never'])
  })
})
