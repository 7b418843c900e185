import { describe, expect, it } from 'vitest'
import {
  handoverProgress,
  PROOF_PART_BYTES,
  unproven,
  unticked,
  type HandoverItem,
  type Order,
} from '../../src/orders/index.ts'
import type { Result } from '../../src/kernel/index.ts'
import { anArchive } from '../an-archive.ts'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { fulfilmentSteps } from '../fulfilment-steps.ts'
import { proveHandover } from '../prove-handover.ts'
import { pictureOf } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'

type CheckAct = 'received' | 'wrong' | 'reopened'

export function handoversContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Handovers contract`, () => {
    const fixture = withFixture(open)
    const { confirm, find, handedOver, paid, report, signed } = fulfilmentSteps(fixture)
    const begun = async (): Promise<Order> => {
      const order = await paid()
      await signed(order)
      return order
    }
    const proof = async (shade = 1) => valueOf(await fixture().seller.device.uploads.picture(pictureOf(shade))).id
    const mark = (order: Order, item: HandoverItem, proofs: readonly string[], words = '') =>
      fixture().seller.device.handovers.mark(order.id, { item, words, proofs })
    const check = (order: Order, item: HandoverItem, act: CheckAct, words = '', revision = 1) =>
      fixture().buyer.device.handovers.check(order.id, { item, revision, act, words })
    const seenBy = async (role: 'buyer' | 'seller', { id }: Order) => {
      const handover = valueOf(await fixture()[role].device.handovers.ofOrder(id))
      if (handover === null) throw new Error('The order has no checklist.')
      return handover
    }
    const stateOf = async (order: Order, item: HandoverItem) =>
      (await seenBy('buyer', order)).items.find((one) => one.item === item)
    const messagesTo = async (role: 'buyer' | 'seller') =>
      valueOf(await fixture()[role].device.inbox.list('order', null))
        .items.map(({ event }) => event)
        .filter((event) => ['order.problem', 'order.mended', 'order.received'].includes(event))

    it('the seller marks with proof, the buyer ticks, and each sees what the other has done (HND-1, HND-2, HND-4)', async () => {
      const order = await begun()
      expect(handoverProgress(await seenBy('buyer', order))).toMatchObject({ marked: 0, received: 0, wrong: 0 })
      const marked = valueOf(await mark(order, 'main-account', [await proof(1), await proof(2)], ' 已交 <账号> '))
      expect(handoverProgress(marked).marked).toBe(1)
      const seen = await stateOf(order, 'main-account')
      expect(seen).toMatchObject({ revision: 1, mark: { words: '已交 账号' }, verdict: null })
      expect(seen?.mark?.proofs.map(({ digest }) => digest)).toEqual([
        expect.stringMatching(/^[0-9a-f]{64}$/),
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ])
      valueOf(await check(order, 'main-account', 'received'))
      expect((await seenBy('seller', order)).items.find(({ item }) => item === 'main-account')).toMatchObject({
        verdict: { isReceived: true },
      })
    })

    it('one file proves one item, whatever it is called and however often it is uploaded (HND-18)', async () => {
      const order = await begun()
      const [first, again] = [await proof(1), await proof(1)]
      valueOf(await mark(order, 'main-account', [first]))
      for (const file of [first, again])
        expect(await mark(order, 'login-phone', [await proof(2), file])).toMatchObject({
          failure: { reason: 'proof-of-another-item', field: 'proofs' },
        })
      expect((await stateOf(order, 'login-phone'))?.mark).toBeNull()
      // A file that proves nothing any more may prove another item.
      valueOf(await mark(order, 'main-account', [await proof(3)]))
      valueOf(await mark(order, 'login-phone', [again]))
    })

    it('the 72 hours begin only once every required item is proven (HND-3)', async () => {
      const order = await begun()
      const { seller, buyer } = fixture()
      expect(reasonOf(await seller.device.fulfilment.handOver(order.id, 'key-too-soon'))).toBe('handover-unproven')
      expect((await find(buyer, order)).handedOverAt).toBeNull()
      await proveHandover(seller, order.id)
      expect(unproven(await seenBy('buyer', order))).toEqual([])
      expect(valueOf(await seller.device.fulfilment.handOver(order.id, 'key-in-time')).handedOverAt).not.toBeNull()
    })

    it('a problem is told once until the seller does something, and the item is looked at anew after that (HND-5, HND-6, HND-9)', async () => {
      const order = await handedOver()
      expect(reasonOf(await check(order, 'main-account', 'wrong'))).toBe('bad-parameter')
      valueOf(await check(order, 'main-account', 'wrong', '登录不了'))
      valueOf(await check(order, 'login-phone', 'wrong', '还是卖家的号码'))
      expect(await messagesTo('seller')).toEqual(['order.problem'])
      valueOf(await mark(order, 'main-account', [await proof(9)]))
      expect(await messagesTo('buyer')).toEqual(['order.mended'])
      expect(await stateOf(order, 'main-account')).toMatchObject({
        revision: 2,
        verdict: null,
        answered: { words: '登录不了' },
      })
      expect(reasonOf(await check(order, 'main-account', 'received'))).toBe('changed-elsewhere')
      valueOf(await check(order, 'main-account', 'received', '', 2))
      expect(reasonOf(await mark(order, 'main-account', [await proof(10)]))).toBe('changed-elsewhere')
      valueOf(await check(order, 'main-account', 'wrong', '又登录不了了', 2))
      expect(await messagesTo('seller')).toEqual(['order.problem', 'order.problem'])
    })

    it('once everything that was handed over is ticked, the seller is told so once, and the rest is named (HND-7, HND-9)', async () => {
      const order = await handedOver()
      const { items } = await seenBy('buyer', order)
      for (const { item, mark: given } of items) if (given !== null) valueOf(await check(order, item, 'received'))
      expect(await messagesTo('seller')).toEqual(['order.received'])
      valueOf(await check(order, 'funds', 'reopened'))
      valueOf(await check(order, 'funds', 'received'))
      expect(await messagesTo('seller')).toEqual(['order.received'])
      expect(unticked(await seenBy('buyer', order))).toEqual(
        items.filter(({ mark: given }) => given === null).map(({ item }) => item),
      )
      expect(valueOf(await confirm(order)).status).toBe('completed')
      expect(reasonOf(await check(order, 'funds', 'reopened'))).toBe('order-moved-on')
    })

    it('two devices that say the same or different things at once lose nothing and say nothing twice (HND-8)', async () => {
      const order = await begun()
      const [one, two] = [await proof(1), await proof(2)]
      for (const answer of await Promise.all([
        mark(order, 'main-account', [one]),
        mark(order, 'main-account', [one]),
        mark(order, 'deposit', [two]),
      ]))
        valueOf(answer)
      expect(await stateOf(order, 'main-account')).toMatchObject({ revision: 1 })
      const answers = await Promise.all([
        check(order, 'main-account', 'received'),
        check(order, 'main-account', 'received'),
        check(order, 'deposit', 'wrong', '金额不对'),
      ])
      for (const answer of answers) valueOf(answer)
      expect(handoverProgress(await seenBy('seller', order))).toMatchObject({ marked: 2, received: 1, wrong: 1 })
      expect(await messagesTo('seller')).toEqual(['order.problem'])
    })

    it('each party does their own part while the shop is handed over, and to any other user there is none (HND-10)', async () => {
      const early = await paid()
      const { secondBuyer, seller, buyer } = fixture()
      const own = await proof()
      expect(reasonOf(await mark(early, 'main-account', [own]))).toBe('order-moved-on')
      await signed(early)
      const theirs = valueOf(await buyer.device.uploads.picture(pictureOf(3))).id
      const wrong = [
        buyer.device.handovers.mark(early.id, { item: 'email', words: '', proofs: [theirs] }),
        seller.device.handovers.check(early.id, { item: 'email', revision: 1, act: 'received', words: '' }),
        secondBuyer.device.handovers.check(early.id, { item: 'email', revision: 1, act: 'received', words: '' }),
        secondBuyer.device.handovers.ofOrder(early.id),
        secondBuyer.device.handovers.appendix(early.id),
      ]
      for (const answer of await Promise.all(wrong)) expect(reasonOf(answer)).toBe('not-found')
      expect(reasonOf(await fixture().openDevice().handovers.ofOrder(early.id))).toBe('login-required')
    })

    it('while a mismatch is reviewed nothing is marked or ticked, and both can fetch the appendix (HND-10, HND-11)', async () => {
      const order = await handedOver()
      valueOf(await report(order))
      expect(reasonOf(await mark(order, 'main-account', [await proof(5)]))).toBe('order-moved-on')
      expect(reasonOf(await check(order, 'main-account', 'received'))).toBe('order-moved-on')
      for (const { device } of [fixture().buyer, fixture().seller]) {
        const { url } = valueOf(await device.handovers.appendix(order.id))
        const file = await fixture().readFile(url)
        expect(new TextDecoder().decode(file?.slice(0, 5))).toBe('%PDF-')
      }
    })

    describe('with files', () => {
      const text = (words: string, length = 0) => new TextEncoder().encode(words.padEnd(length, ' '))
      const aPdf = (length = 0) => text(`%PDF-1.7\n${' '.repeat(Math.max(0, length - 20))}%%EOF`)
      const sendPart = (order: Order, bytes: Uint8Array, place = 0, upload = 'u1', who = fixture().seller) =>
        who.device.handovers.proofPart(order.id, { upload, place, bytes })
      const finish = (
        order: Order,
        { name: called = '通知书.pdf', parts = 1, upload = 'u1' } = {},
        who = fixture().seller,
      ) => who.device.handovers.proofFile(order.id, { upload, name: called, parts })
      const faultOf = async (answer: Promise<Result<unknown>>) => {
        const given = await answer
        return given.ok || given.failure.kind !== 'refused' ? 'fine' : given.failure.reason
      }

      it('a PDF that came in parts is a proof, and both parties have it as it was sent (HND-2, HND-15, HND-16)', async () => {
        const order = await begun()
        const bytes = aPdf(PROOF_PART_BYTES + 300_000)
        for (const place of [1, 0, 0])
          valueOf(await sendPart(order, bytes.slice(place * PROOF_PART_BYTES, (place + 1) * PROOF_PART_BYTES), place))
        const file = valueOf(await finish(order, { name: 'C:\\docs\\通知书.exe', parts: 2 }))
        expect(file).toMatchObject({ name: '通知书.pdf', type: 'pdf', bytes: bytes.length })
        expect(valueOf(await finish(order, { parts: 2 }))).toEqual(file)
        valueOf(await sendPart(order, text('something else')))
        valueOf(await mark(order, 'trademark', [await proof(4), file.id]))
        for (const role of ['buyer', 'seller'] as const) {
          const { items } = await seenBy(role, order)
          const [picture, document] = items.find(({ item }) => item === 'trademark')?.mark?.proofs ?? []
          expect(picture?.document).toBeUndefined()
          expect(document?.document).toEqual({ name: '通知书.pdf', type: 'pdf', bytes: bytes.length })
          expect(document?.digest).toMatch(/^[0-9a-f]{64}$/)
          const read = await fixture().readFile(document?.file ?? '')
          expect([read?.length, read?.every((byte, place) => byte === bytes[place])]).toEqual([bytes.length, true])
        }
      })

      it('what is broken, too large or no document is refused by its content, and can be sent anew (HND-15)', async () => {
        const order = await begun()
        const wrong: readonly (readonly [string, Uint8Array, string])[] = [
          ['half.pdf', text('%PDF-1.7 and then nothing'), 'file-broken'],
          ['page.pdf', Uint8Array.of(0, 1, 2, 3), 'file-broken'],
          ['archive.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'file-broken'],
          ['call.mp3', Uint8Array.of(0, 1, 2, 3), 'file-wrong-type'],
          ['table.xlsx', anArchive(['xl/workbook.xml'], { isEncrypted: true }), 'file-locked'],
        ]
        for (const [called, bytes, reason] of wrong) {
          valueOf(await sendPart(order, bytes))
          expect(await faultOf(finish(order, { name: called }))).toBe(reason)
        }
        expect(await faultOf(sendPart(order, new Uint8Array()))).toBe('file-broken')
        expect(await faultOf(sendPart(order, new Uint8Array(PROOF_PART_BYTES + 1)))).toBe('file-too-large')
        valueOf(await sendPart(order, text('订单,状态\n1,待发货')))
        expect(valueOf(await finish(order, { name: 'orders.csv' }))).toMatchObject({ name: 'orders.csv', type: 'text' })
      })

      it('a file is a proof only once it is whole, of its own seller, order and time (HND-10, HND-17)', async () => {
        const early = await paid()
        expect(reasonOf(await sendPart(early, aPdf()))).toBe('order-moved-on')
        await signed(early)
        const { buyer } = fixture()
        expect(reasonOf(await sendPart(early, aPdf(), 0, 'u1', buyer))).toBe('not-found')
        expect(reasonOf(await finish(early, {}, buyer))).toBe('not-found')
        expect(await faultOf(finish(early))).toBe('file-incomplete')
        const bytes = aPdf(PROOF_PART_BYTES + 10)
        valueOf(await sendPart(early, bytes.slice(PROOF_PART_BYTES), 1))
        expect(await faultOf(finish(early, { parts: 2 }))).toBe('file-incomplete')
        expect(await faultOf(mark(early, 'main-account', ['f1']))).toBe('bad-parameter')
        valueOf(await sendPart(early, bytes.slice(0, PROOF_PART_BYTES)))
        const file = valueOf(await finish(early, { parts: 2 }))
        valueOf(await mark(early, 'main-account', [file.id]))
      })
    })
  })
}
