import { describe, expect, it } from 'vitest'
import { inboxEvent, type InboxState, type Message, type MessageId, type NewMessage } from '../../src/inbox/index.ts'
import { MINUTE_MS } from '../../src/kernel/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { Fixture, Person, OpenFixture } from '../fixture.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { paidOrder } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'

const unreadOf = ({ kinds }: InboxState) =>
  Object.fromEntries(kinds.filter(({ unread }) => unread > 0).map(({ kind, unread }) => [kind, unread]))
const inboxOf = (person: Pick<Person, 'device'>) => person.device.inbox
const everyMessage = (person: Person, kind: Message['kind'] | null = null) =>
  everyItem((cursor) => inboxOf(person).list(kind, cursor))

export function inboxContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Inbox contract`, () => {
    const fixture = withFixture(open)
    const fell = (userId: UserId, number: number): NewMessage => ({
      userId,
      event: 'price.fell',
      key: `fell ${number}`,
      subject: 'shop',
      figures: { shop: `店 ${number}`, fromFen: 2000_00, toFen: 1000_00 },
      at: fixture().now(),
    })
    const announced = (userId: UserId, number: number): NewMessage => ({
      userId,
      event: 'platform.announced',
      key: `announced ${number}`,
      subject: null,
      figures: { title: `公告 ${number}`, text: '春节期间照常交割。', titleEn: null, textEn: null },
      at: fixture().now(),
    })

    it('lists what a person was told the newest first, of a kind or of all, each once over all pages (MSG-5)', async () => {
      const { buyer, seller, tell, advance } = fixture()
      for (let number = 1; number <= 23; number += 1) {
        await tell(fell(buyer.userId, number))
        if (number % 5 === 0) await tell(announced(buyer.userId, number))
        await advance(MINUTE_MS)
      }
      await tell(announced(seller.userId, 1))
      const all = await everyMessage(buyer)
      expect(all).toHaveLength(27)
      expect(new Set(all.map(({ id }) => id)).size).toBe(27)
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one))
      const prices = await everyMessage(buyer, 'price')
      expect(prices.map(({ figures }) => figures['shop'])).toEqual(
        Array.from({ length: 23 }, (_, index) => `店 ${23 - index}`),
      )
      expect(prices[0]).toMatchObject({ event: 'price.fell', subject: 'shop', readAt: null })
      expect(prices.every((message) => inboxEvent(message) !== undefined)).toBe(true)
      expect(reasonOf(await inboxOf(buyer).list(null, 'made-up'))).toBe('bad-parameter')
    })

    it('reads what was written at one instant with the last one first, over all pages (MSG-18)', async () => {
      const { buyer, tell } = fixture()
      for (let number = 1; number <= 23; number += 1) await tell(fell(buyer.userId, number))
      const shops = (await everyMessage(buyer)).map(({ figures }) => figures['shop'])
      expect(shops).toEqual(Array.from({ length: 23 }, (_, index) => `店 ${23 - index}`))
      const { newestId } = valueOf(await inboxOf(buyer).state())
      expect(valueOf(await inboxOf(buyer).find(newestId as MessageId)).figures['shop']).toBe('店 23')
    })

    it('tells of an event once, whatever it is written with the second time (MSG-3)', async () => {
      const { buyer, tell } = fixture()
      await tell(fell(buyer.userId, 1))
      await tell({ ...announced(buyer.userId, 1), key: 'fell 1' })
      expect(await everyMessage(buyer)).toMatchObject([{ event: 'price.fell' }])
    })

    it('counts what is unread, and what one device reads is read on the other (MSG-6)', async () => {
      const { buyer, tell, advance } = fixture()
      const other = await anotherDevice(fixture(), buyer)
      for (const number of [1, 2, 3]) await tell(fell(buyer.userId, number))
      await tell(announced(buyer.userId, 1))
      expect(unreadOf(valueOf(await inboxOf(other).state()))).toEqual({ price: 3, platform: 1 })
      const [first] = valueOf(await inboxOf(buyer).list('price', null)).items
      await advance(MINUTE_MS)
      const readAt = fixture().now()
      const after = valueOf(await inboxOf(buyer).read(idOf(first)))
      expect(unreadOf(after)).toEqual({ price: 2, platform: 1 })
      expect(valueOf(await inboxOf(other).state())).toEqual(after)
      await advance(MINUTE_MS)
      expect(valueOf(await inboxOf(other).read(idOf(first)))).toEqual(after)
      expect(valueOf(await inboxOf(other).find(idOf(first)))).toEqual({ ...first, readAt })
    })

    it('marks all of a kind as read, and not what came after the newest that was seen (MSG-6)', async () => {
      const { buyer, tell, advance } = fixture()
      await tell(fell(buyer.userId, 1))
      await tell(announced(buyer.userId, 1))
      const seen = valueOf(await inboxOf(buyer).list('price', null)).items[0]?.at ?? 0
      await advance(MINUTE_MS)
      await tell(fell(buyer.userId, 2))
      expect(unreadOf(valueOf(await inboxOf(buyer).readAll('price', seen)))).toEqual({ price: 1, platform: 1 })
      expect(unreadOf(valueOf(await inboxOf(buyer).readAll(null, fixture().now())))).toEqual({})
    })

    it('shows a message to its person alone (MSG-7)', async () => {
      const { buyer, seller, tell } = fixture()
      await tell(fell(buyer.userId, 1))
      const [mine] = await everyMessage(buyer)
      const id = idOf(mine)
      expect(await everyMessage(seller)).toEqual([])
      for (const unknown of [id, 'never-was' as MessageId]) {
        expect(reasonOf(await inboxOf(seller).find(unknown))).toBe('not-found')
        expect(reasonOf(await inboxOf(seller).read(unknown))).toBe('not-found')
      }
      valueOf(await inboxOf(seller).readAll(null, fixture().now()))
      expect(valueOf(await inboxOf(buyer).find(id)).readAt).toBeNull()
    })

    it('switches the count of a kind off and on again, for one person on every device (MSG-8)', async () => {
      const { buyer, seller, tell } = fixture()
      const other = await anotherDevice(fixture(), buyer)
      const off = valueOf(await inboxOf(buyer).switch('price', 'inbox', false))
      expect(off.kinds.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['price'])
      expect(valueOf(await inboxOf(buyer).switch('price', 'inbox', false))).toEqual(off)
      await tell(fell(buyer.userId, 1))
      expect(await everyMessage(buyer)).toHaveLength(1)
      expect(valueOf(await inboxOf(other).state()).kinds).toContainEqual({
        kind: 'price',
        unread: 1,
        isOn: false,
        sms: null,
        push: true,
      })
      expect(valueOf(await inboxOf(seller).state()).kinds.every(({ isOn }) => isOn)).toBe(true)
      expect(valueOf(await inboxOf(other).switch('price', 'inbox', true)).kinds.every(({ isOn }) => isOn)).toBe(true)
    })

    it('switches each way to the phone apart, and keeps one for what is about money and deadlines (NTF-4, NTF-5)', async () => {
      const { buyer } = fixture()
      const inbox = inboxOf(buyer)
      const waysOf = ({ kinds }: InboxState, wanted: Message['kind']) =>
        kinds.flatMap(({ kind, isOn, sms, push }) => (kind === wanted ? [{ isOn, sms, push }] : []))[0]
      expect(waysOf(valueOf(await inbox.switch('offer', 'sms', false)), 'offer')).toEqual({
        isOn: true,
        sms: false,
        push: true,
      })
      expect(waysOf(valueOf(await inbox.switch('offer', 'push', false)), 'offer')?.push).toBe(false)
      for (const kind of ['order', 'money', 'contract'] as const) {
        valueOf(await inbox.switch(kind, 'inbox', false))
        valueOf(await inbox.switch(kind, 'sms', false))
        expect(reasonOf(await inbox.switch(kind, 'push', false))).toBe('last-channel')
        expect(waysOf(valueOf(await inbox.state()), kind)).toEqual({ isOn: false, sms: false, push: true })
        valueOf(await inbox.switch(kind, 'sms', true))
        expect(waysOf(valueOf(await inbox.switch(kind, 'push', false)), kind)?.push).toBe(false)
        expect(reasonOf(await inbox.switch(kind, 'sms', false))).toBe('last-channel')
      }
      expect(reasonOf(await inbox.switch('price', 'sms', true))).toBe('bad-parameter')
    })

    it('tells the parties of an order whose turn it is (MSG-1, MSG-2)', async () => {
      const { buyer, seller } = fixture()
      const order = await paidOrder(fixture())
      const about = async (person: Person) =>
        (await everyMessage(person, 'order')).map(({ event, subject, figures }) => ({ event, subject, figures }))
      expect(await about(seller)).toMatchObject([
        { event: 'order.turn', subject: order.id, figures: { act: 'seller-sign', number: order.number } },
      ])
      expect(await about(buyer)).toMatchObject([{ event: 'order.turn', subject: order.id, figures: { act: 'pay' } }])
      await fixture().completeOrder(order.id)
      expect(await about(seller)).toContainEqual(
        expect.objectContaining({ event: 'order.moved', figures: expect.objectContaining({ status: 'completed' }) }),
      )
    })
  })
}

const idOf = (message: Message | undefined): MessageId => {
  if (message === undefined) throw new Error('There is no message')
  return message.id
}

async function anotherDevice({ openDevice }: Fixture, { username, password }: Person): Promise<Pick<Person, 'device'>> {
  const device = openDevice()
  device.session.write(valueOf(await device.sessions.loginByPassword({ name: username, password })))
  return { device }
}
