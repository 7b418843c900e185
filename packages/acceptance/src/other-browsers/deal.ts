import { describe, expect, it } from 'vitest'
import { BUYER } from '../api/contracts.ts'
import { cheapShops, type Card, type Order } from '../api/market.ts'
import { ORDER_ON_WIRE } from '../wire-states.ts'
import { DEMO_PAYMENT_PASSWORD, logIn, mobileOf, PEOPLE, sellerLogin } from '../api/people.ts'
import { payNow, placeOrder } from '../journeys/steps/checkout.ts'
import { onlyOrder, orderPage } from '../journeys/steps/deal.ts'
import { logInOnPage, logInOver } from '../journeys/steps/enter.ts'
import { confirmReceipt, handOverShop } from '../journeys/steps/hand-over.ts'
import { signContract } from '../journeys/steps/sign-contract.ts'
import type { OtherBrowser } from './find-browsers.ts'
import { hydrated } from '../browser/hydrated.ts'
import { openVisit } from './open-visit.ts'
import type { TabScreen } from './screen-of.ts'
import { translated } from './translate.ts'

/** A deal from the search to the receipt; with a translator that takes hold of every page on the way, or without. */
export const tellDeal = (engine: OtherBrowser, isTranslated = false) =>
  describe.skipIf(engine.open === undefined)(`A deal in ${engine.name}${isTranslated ? ', translated' : ''}`, () => {
    const visit = openVisit(engine)
    const enter = async () => (isTranslated ? translated(await visit.enter()) : visit.enter())
    let buyer: TabScreen
    let seller: TabScreen
    let shop: Card
    let order: Order
    let sellerName = ''

    it('a visitor searches, opens a shop, and logs in over it to order', async () => {
      buyer = await enter()
      ;[shop] = (await cheapShops(visit.market().api, 1)) as [Card]
      ;({ sellerName } = await visit.market().api.must<{ sellerName: string }>('GET goods/detail', { id: shop.id }))
      await buyer.goto('/search')
      await hydrated(buyer)
      await buyer.getByRole('searchbox').fill('女装')
      await buyer.keyboard.press('Enter')
      await buyer.getByRole('heading', { name: '“女装”的结果' }).waitFor()
      // These come above the cards, and move them under the finger.
      await buyer.getByRole('group', { name: '搜索条件' }).waitFor()
      await buyer.getByRole('link', { name: '保存为提醒' }).waitFor()
      await buyer.getByRole('main').getByTestId('shop-card').first().tap()
      await buyer.getByTestId('shop-head').waitFor()
      await buyer.goto(`/shop/${shop.id}`)
      await buyer.getByTestId('shop-head').waitFor()
      await hydrated(buyer)
      await buyer.getByRole('link', { name: '立即下单' }).tap()
      await logInOver(buyer, PEOPLE.zhou)
      await buyer.waitForURL(`**/shop/${shop.id}/order`)
    })

    it('orders, and pays in full', async () => {
      await placeOrder(buyer, 'full')
      await payNow(buyer, DEMO_PAYMENT_PASSWORD)
      await buyer.waitForURL('**/paysuccess**')
      order = await onlyOrder(visit.market().api, PEOPLE.zhou)
    })

    it('both parties sign, and the seller hands the shop over with pictures', async () => {
      seller = await enter()
      await seller.goto('/login')
      await logInOnPage(seller, sellerLogin(sellerName))
      await seller.waitForURL('**/user_center')
      await seller.goto(orderPage(order))
      const mobile = await mobileOf(await logIn(visit.market().api, sellerLogin(sellerName)))
      await signContract(seller, { mobile })
      await buyer.goto(orderPage(order))
      await signContract(buyer, BUYER)
      await handOverShop(seller, order)
    })

    it('the buyer checks what was handed over and confirms the receipt (ORD-48)', async () => {
      await buyer.goto(orderPage(order))
      await buyer.getByRole('link', { name: '打开清单，核对后确认收店' }).click()
      await buyer.getByRole('checkbox', { name: /核对无误，点收 主账号$/ }).check({ force: true })
      await confirmReceipt(buyer, DEMO_PAYMENT_PASSWORD)
      await buyer.goto(orderPage(order))
      await buyer.getByText('交易完成').first().waitFor()
      expect(await onlyOrder(visit.market().api, PEOPLE.zhou)).toMatchObject({ status: ORDER_ON_WIRE.completed })
    })

    it('money is paid in at the cashier and is there on the way back', async () => {
      await buyer.goto('/user_center/server/recharge')
      await buyer.getByLabel('充值金额').fill('100')
      await buyer.getByRole('button', { name: '下一步' }).click()
      await buyer.getByRole('heading', { name: '收银台（演示）' }).waitFor()
      await buyer.getByRole('button', { name: '付款，立即通知' }).click()
      await buyer.getByText('钱已到账').waitFor()
    })

    it('nothing on the way was reported as an error', () => {
      expect(visit.complaints()).toEqual([])
    })
  })
