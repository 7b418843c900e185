import { describe, expect, it } from 'vitest'
import { handoverProgress, unproven, unticked, type HandoverItem, type Order } from '../../src/orders/index.ts'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { fulfilmentSteps } from '../fulfilment-steps.ts'
import { proveHandover } from '../prove-handover.ts'
import { pictureOf } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'

type Said = 'received' | 'wrong' | 'reopened'

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
    const check = (order: Order, item: HandoverItem, act: Said, words = '', revision = 1) =>
      fixture().buyer.device.handovers.check(order.id, { item, revision, act, words })
    const seenBy = async (role: 'buyer' | 'seller', { id }: Order) => {
      const handover = valueOf(await fixture()[role].device.handovers.ofOrder(id))
      if (handover === null) throw new Error('The order has no checklist.')
      return handover
    }
    const stateOf = async (order: Order, item: HandoverItem) =>
      (await seenBy('buyer', order)).items.find((one) => one.item === item)
    const toldTo = async (role: 'buyer' | 'seller') =>
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
      expect(await toldTo('seller')).toEqual(['order.problem'])
      valueOf(await mark(order, 'main-account', [await proof(9)]))
      expect(await toldTo('buyer')).toEqual(['order.mended'])
      expect(await stateOf(order, 'main-account')).toMatchObject({
        revision: 2,
        verdict: null,
        answered: { words: '登录不了' },
      })
      expect(reasonOf(await check(order, 'main-account', 'received'))).toBe('changed-elsewhere')
      valueOf(await check(order, 'main-account', 'received', '', 2))
      expect(reasonOf(await mark(order, 'main-account', [await proof(10)]))).toBe('changed-elsewhere')
      valueOf(await check(order, 'main-account', 'wrong', '又登录不了了', 2))
      expect(await toldTo('seller')).toEqual(['order.problem', 'order.problem'])
    })

    it('once everything that was handed over is ticked, the seller is told so once, and the rest is named (HND-7, HND-9)', async () => {
      const order = await handedOver()
      const { items } = await seenBy('buyer', order)
      for (const { item, mark: given } of items) if (given !== null) valueOf(await check(order, item, 'received'))
      expect(await toldTo('seller')).toEqual(['order.received'])
      valueOf(await check(order, 'funds', 'reopened'))
      valueOf(await check(order, 'funds', 'received'))
      expect(await toldTo('seller')).toEqual(['order.received'])
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
      expect(await toldTo('seller')).toEqual(['order.problem'])
    })

    it('what is missing, too much or of another user is named, and nothing has changed (HND-2, HND-10)', async () => {
      const order = await begun()
      const { buyer } = fixture()
      const fieldOf = async (answer: ReturnType<typeof mark>) => {
        const given = await answer
        return given.ok || given.failure.kind !== 'refused' ? 'fine' : given.failure.field
      }
      const own = await proof()
      const foreign = valueOf(await buyer.device.uploads.picture(pictureOf(3))).id
      expect(await fieldOf(mark(order, 'main-account', [foreign]))).toBe('proofs')
      expect(await fieldOf(mark(order, 'main-account', ['no-such-picture']))).toBe('proofs')
      expect(await fieldOf(mark(order, 'main-account', [own, await proof()]))).toBe('proofs')
      expect(await fieldOf(mark(order, 'store-groups', [own]))).toBe('item')
      expect(await fieldOf(check(order, 'main-account', 'received', '', 0))).toBe('item')
      expect(handoverProgress(await seenBy('seller', order)).marked).toBe(0)
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
  })
}
