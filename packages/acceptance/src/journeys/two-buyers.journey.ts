import { ORDER_ON_WIRE } from '../wire-states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PAYMENT_PASSWORD, logIn, PEOPLE } from '../api/people.ts'
import { allOrders, capitalOf, cheapShops, dueNowFen, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { placeOrder } from './steps/checkout.ts'
import { logInOver } from './steps/enter.ts'

describe('Two buyers of one shop', () => {
  const story = openStory()
  const { shoot } = story.album
  let phones: readonly [Phone, Phone]
  let shop: Card

  beforeAll(async () => {
    const { api, phone } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phones = [await phone(), await phone()]
  })

  it('both buyers come as far as the payment (ORD-47)', async () => {
    const names = [PEOPLE.zhou, PEOPLE.qin]
    for (const [at, { page }] of phones.entries()) {
      await page.goto(`/shop/${shop.id}`)
      await page.getByRole('link', { name: '立即下单' }).click()
      await logInOver(page, names[at] ?? '')
      await placeOrder(page, 'full')
      await page.getByLabel('支付密码', { exact: true }).fill(DEMO_PAYMENT_PASSWORD)
    }
  })

  it('one buyer has the shop; the other is told, pays nothing, and finds the order cancelled (ORD-23)', async () => {
    const { api } = story.journey()
    await Promise.all(phones.map(({ page }) => page.getByRole('button', { name: /^支付 ¥/ }).click()))
    const refusal = '这家店铺刚刚被别人买走了'
    const ends = await Promise.all(
      phones.map(({ page }) =>
        Promise.any([
          page.waitForURL('**/paysuccess**').then(() => 'paid' as const),
          page
            .getByText(refusal)
            .first()
            .waitFor()
            .then(() => 'taken' as const),
        ]),
      ),
    )
    expect([...ends].sort()).toEqual(['paid', 'taken'])
    const loser = phones[ends.indexOf('taken')] as Phone
    await shoot(loser.page, '33-taken')

    const buyers = await Promise.all([PEOPLE.zhou, PEOPLE.qin].map((name) => logIn(api, name)))
    for (const [at, buyer] of buyers.entries()) {
      const isWinner = ends[at] === 'paid'
      const paidFen = isWinner ? dueNowFen(shop.priceFen, 'full') : 0
      expect(await allOrders(buyer)).toMatchObject([
        isWinner
          ? { status: ORDER_ON_WIRE.paid, paidFen }
          : { status: ORDER_ON_WIRE.cancelled, cancelReason: 'taken', paidFen },
      ])
      expect((await capitalOf(buyer)).escrowFen).toBe(paidFen)
    }
    await loser.page.getByRole('link', { name: '看看相似的店铺' }).click()
    await loser.page.waitForURL('**/lists?**')
    await loser.page.getByRole('heading', { level: 1 }).waitFor()
    await loser.page.goto('/user_center/order')
    await loser.page.getByText('已取消').first().waitFor()
    await loser.page.goto(`/shop/${shop.id}`)
    await loser.page.getByText('这家店铺已经有买家付款，正在交接。').waitFor()
    await shoot(loser.page, '34-handing-over')
  })

  itWasWithoutFault('saw no fault on the way of two buyers (WEB-6)', story)
})
