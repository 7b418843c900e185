import type { MessageEvent, NewMessage } from '@diandu/core/inbox'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { writeMessages } from '../write-message.ts'
import { NOON, noticesIn, putDevice, putUser, turnOf } from '../testing/notices.ts'

const fell = (key: string, userId = 'lin', at = NOON): NewMessage => ({
  userId,
  event: 'price.fell',
  key,
  subject: 'shop',
  figures: { shop: '一家店', fromFen: 200_00, toFen: 150_00 },
  at,
})
const moved = (subject: string, at = NOON + MINUTE_MS): NewMessage<'order.moved'> => ({
  userId: 'wu',
  event: 'order.moved',
  key: `moved ${subject}`,
  subject,
  figures: { shop: '一家店', number: 'DD1', status: 'paid', because: null },
  at,
})
const write = (db: Database, messages: readonly NewMessage[]) => db.transaction((tx) => writeMessages(tx, messages))
const waysOf = async (db: Database) => (await noticesIn(db)).map(({ userId, channel }) => `${userId} ${channel}`)
const off = (db: Database, kind: string, channel: string) =>
  db.change('INSERT INTO inbox_switched_off (user_id, kind, channel) VALUES ($1, $2, $3)', ['lin', kind, channel])

describeOnEachEngine('Notices of messages', (open) => {
  const opened = async () => {
    const db = await open()
    await putUser(db, 'lin', '13800000001')
    await putUser(db, 'wu', '13800000002')
    return db
  }

  it('each message is planned once for each way, with its transaction and not without it (NTF-1)', async () => {
    const db = await opened()
    await putDevice(db, 'lin')
    const failing = db.transaction(async (tx) => {
      await writeMessages(tx, [turnOf('lin', 'sign')])
      throw new Error('the event did not happen')
    })
    await expect(failing).rejects.toThrow('the event did not happen')
    expect(await noticesIn(db)).toEqual([])
    await Promise.all([write(db, [turnOf('lin', 'sign')]), write(db, [turnOf('lin', 'sign'), turnOf('lin', 'sign')])])
    expect(await noticesIn(db)).toMatchObject([
      { userId: 'lin', channel: 'push', state: 'waiting', dueAt: NOON, messages: 1, event: 'order.turn' },
      { userId: 'lin', channel: 'sms', state: 'waiting', dueAt: NOON, messages: 1, event: 'order.turn' },
    ])
    await write(db, [turnOf('wu', 'sign'), turnOf('wu', 'sign')])
    expect((await noticesIn(db)).map(({ messages }) => messages)).toEqual([1, 1, 1])
  })

  it('who has no mobile, no device or no account is planned no notice there (NTF-1, NTF-9)', async () => {
    const db = await opened()
    await putUser(db, 'zhou', null)
    await putDevice(db, 'wu', NOON - DAY_MS)
    await write(
      db,
      ['lin', 'wu', 'zhou', 'nobody'].map((userId) => turnOf(userId, 'sign')),
    )
    expect(await waysOf(db)).toEqual(['lin sms', 'wu sms'])
  })

  it('what is switched off is not planned, and what is not sent by any way is told in the list alone (NTF-4)', async () => {
    const db = await opened()
    await putDevice(db, 'lin')
    await off(db, 'offer', 'sms')
    const offer = { shop: '店', priceFen: 1, askedFen: 2, by: null }
    const signed = { shop: '店', number: 'DD1', party: 'buyer' }
    expect(
      await write(db, [
        { userId: 'lin', event: 'offer.made', key: 'a', subject: 's', figures: offer, at: NOON },
        { userId: 'lin', event: 'contract.signed', key: 'b', subject: 'o', figures: signed, at: NOON },
      ]),
    ).toBe(2)
    expect(await waysOf(db)).toEqual(['lin push'])
  })

  it('of money and deadlines a text message is planned for who can get no push (NTF-11)', async () => {
    const db = await opened()
    await off(db, 'order', 'sms')
    await write(db, [turnOf('lin', 'sign')])
    expect(await waysOf(db)).toEqual(['lin sms'])
    await putDevice(db, 'lin')
    await write(db, [turnOf('lin', 'confirm')])
    expect(await waysOf(db)).toEqual(['lin push', 'lin sms'])
  })

  it('ten thousand messages of a kind are one notice that counts them, in one statement or many (NTF-7)', async () => {
    const db = await opened()
    await putDevice(db, 'lin')
    const keys = Array.from({ length: 10_000 }, (_, at) => `fell ${at}`)
    await write(
      db,
      keys.slice(0, 9_000).map((key) => fell(key)),
    )
    await Promise.all(keys.slice(8_990, 9_010).map((key) => write(db, [fell(key)])))
    await write(
      db,
      keys.map((key) => fell(key)),
    )
    expect(await noticesIn(db)).toMatchObject([
      { channel: 'push', bundle: 'price', messages: 10_000, dueAt: NOON + 10 * MINUTE_MS },
    ])
  })

  it('a bundle keeps six hours from the one that was sent before it (NTF-7)', async () => {
    const db = await opened()
    await putDevice(db, 'lin')
    await write(db, [fell('one')])
    await db.change("UPDATE notices SET state = 'sent', settled_at = $1", [NOON + 10 * MINUTE_MS])
    await write(db, [fell('two', 'lin', NOON + HOUR_MS)])
    expect((await noticesIn(db)).map(({ state, dueAt }) => [state, (dueAt - NOON) / MINUTE_MS])).toEqual(
      expect.arrayContaining([
        ['sent', 10],
        ['waiting', 370],
      ]),
    )
  })

  it('what asks for a step is dropped once the order has come further, before it left (NTF-8)', async () => {
    const db = await opened()
    await write(db, [turnOf('lin', 'pay', 'o1'), turnOf('lin', 'sign', 'o2')])
    await write(db, [moved('o1'), turnOf('lin', 'pay', 'o1')])
    const written = (await noticesIn(db)).map(({ subject, event, state, trouble }) => [subject, event, state, trouble])
    expect(written).toEqual(
      expect.arrayContaining([
        ['o1', 'order.turn', 'dropped', 'superseded'],
        ['o1', 'order.moved', 'waiting', null],
        ['o2', 'order.turn', 'waiting', null],
      ]),
    )
    expect(written).toHaveLength(3)
  })

  it('an event of a kind that is told by push is planned for each of many people in one order (NTF-1)', async () => {
    const db = await opened()
    for (const userId of ['lin', 'wu']) await putDevice(db, userId)
    const event: MessageEvent = 'price.fell'
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        write(
          db,
          (nth % 2 === 0 ? ['lin', 'wu'] : ['wu', 'lin']).map((userId) => ({ ...fell(`${event} ${nth}`, userId) })),
        ),
      ),
    )
    expect((await noticesIn(db)).map(({ userId, messages }) => [userId, messages])).toEqual([
      ['lin', 8],
      ['wu', 8],
    ])
  })
})
