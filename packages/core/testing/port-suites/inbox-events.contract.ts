import { describe, expect, it } from 'vitest'
import type { MessageKind } from '../../src/inbox/index.ts'
import { aCardNumber } from '../a-card-number.ts'
import { everyItem, PAYMENT_PASSWORD, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import type { OpenFixture, Person } from '../fixture.ts'
import { paidOrder } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'

export function inboxEventsContract(name: string, open: OpenFixture): void {
  describe(`${name} tells people of events`, () => {
    const fixture = withFixture(open)
    const messagesOf = async ({ device }: Person, kind: MessageKind) =>
      (await everyItem((cursor) => device.inbox.list(kind, cursor))).map(({ event, figures, subject }) => ({
        event,
        figures,
        subject,
      }))

    it('who keeps a shop hears that its price rose, and that it fell (MSG-14, MSG-19)', async () => {
      const { buyer, secondBuyer, shopIds, relist } = fixture()
      const [shopId] = shopIds
      if (shopId === undefined) throw new Error('The world has no shops')
      const shop = valueOf(await buyer.device.catalog.detail(shopId))
      valueOf(await buyer.device.favourites.add(shopId))
      await relist({ ...shop, priceFen: shop.priceFen + 100 })
      const rose = {
        event: 'price.rose',
        subject: shopId,
        figures: { shop: shop.title, fromFen: shop.priceFen, toFen: shop.priceFen + 100 },
      }
      expect(await messagesOf(buyer, 'price')).toEqual([rose])
      await relist({ ...shop, priceFen: shop.priceFen + 100 })
      expect(await messagesOf(buyer, 'price')).toEqual([rose])
      await relist({ ...shop, priceFen: shop.priceFen - 100 })
      expect(await messagesOf(buyer, 'price')).toEqual([
        {
          event: 'price.fell',
          subject: shopId,
          figures: { shop: shop.title, fromFen: shop.priceFen + 100, toFen: shop.priceFen - 100 },
        },
        rose,
      ])
      expect(await messagesOf(secondBuyer, 'price')).toEqual([])
    })

    it('a person hears of money that came, was paid out or was refused, with the reason (MSG-15)', async () => {
      const { buyer, credit, reviewWithdrawal } = fixture()
      await setPaymentPassword(fixture(), buyer)
      await credit(buyer.userId, 100_00)
      const card = valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
      const wish = { cardId: card.id, amountFen: 30_00, paymentPassword: PAYMENT_PASSWORD }
      const { withdrawals } = buyer.device
      const taken = valueOf(await withdrawals.request(wish, 'withdraw-key-1'))
      valueOf(await withdrawals.takeBack(taken.id, 'withdraw-key-2'))
      const refused = valueOf(await withdrawals.request(wish, 'withdraw-key-3'))
      valueOf(await reviewWithdrawal(refused.id, { status: 'failed', why: '卡号不对' }))
      const events = (await messagesOf(buyer, 'money')).filter(({ event }) => event === 'money.withdrawal')
      expect(events).toEqual([
        {
          event: 'money.withdrawal',
          subject: refused.id,
          figures: { amountFen: 30_00, status: 'failed', why: '卡号不对' },
        },
      ])
    })

    it('the end of an order tells the seller what it brought (MSG-15)', async () => {
      const { seller, completeOrder } = fixture()
      const order = await paidOrder(fixture())
      await completeOrder(order.id)
      expect(await messagesOf(seller, 'money')).toContainEqual({
        event: 'money.arrived',
        subject: order.id,
        figures: {
          amountFen: order.priceFen,
          posting: 'order-completion',
          shop: order.shop.title,
          number: order.number,
        },
      })
    })

    it('the seller hears of an offer, the buyer of its answer, both of its end (MSG-16)', async () => {
      const { buyer, secondBuyer, seller, shopIds, advance } = fixture()
      const [shopId] = shopIds
      if (shopId === undefined) throw new Error('The world has no shops')
      const { priceFen: askedFen } = valueOf(await buyer.device.catalog.detail(shopId))
      const offeredFen = askedFen - 100
      const offer = valueOf(await buyer.device.priceOffers.make({ shopId, askedFen, offeredFen }))
      expect(await messagesOf(seller, 'offer')).toMatchObject([
        { event: 'offer.made', subject: shopId, figures: { priceFen: offeredFen, askedFen } },
      ])
      valueOf(await seller.device.priceOffers.answer(offer.id, { kind: 'accept', acceptFen: offeredFen }))
      expect(await messagesOf(buyer, 'offer')).toMatchObject([
        { event: 'offer.answered', subject: shopId, figures: { status: 'accepted', priceFen: offeredFen } },
      ])
      const other = valueOf(await secondBuyer.device.priceOffers.make({ shopId, askedFen, offeredFen }))
      await advance(1000)
      valueOf(await secondBuyer.device.priceOffers.answer(other.id, { kind: 'withdraw' }))
      expect((await messagesOf(seller, 'offer'))[0]).toMatchObject({ event: 'offer.withdrawn' })
    })

    it('both parties hear of a draft (MSG-16)', async () => {
      const { buyer, seller } = fixture()
      const order = await paidOrder(fixture())
      valueOf(await buyer.device.contracts.ofOrder(order.id))
      for (const person of [buyer, seller])
        expect(await messagesOf(person, 'contract')).toMatchObject([{ event: 'contract.drafted', subject: order.id }])
    })
  })
}
