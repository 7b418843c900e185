import { ORDER_ON_WIRE } from '../wire-states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../api/contracts.ts'
import { capitalOf, dueNowFen } from '../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, logIn, PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { payNow, placeOrder, yuanText } from './steps/checkout.ts'
import { handOverShop } from './steps/hand-over.ts'
import { signContract } from './steps/sign-contract.ts'
import { beginDeal, onlyOrder, orderPage, SELLER, type Shop } from './steps/deal.ts'

describe('A deposit order to its completion', () => {
  const story = openStory()
  const { shoot } = story.album
  let buyer: Phone
  let seller: Phone
  let shop: Shop

  beforeAll(async () => {
    ;({ buyer, seller, shop } = await beginDeal(story.journey(), PEOPLE.zhou, PEOPLE.zhao))
  })

  it('the buyer offers less, and the seller agrees (OFR-2)', async () => {
    await buyer.page.goto(`/shop/${shop.id}`)
    await buyer.page.getByRole('link', { name: '还价' }).click()
    await buyer.page.getByLabel('您的价格（元）').fill(String((shop.priceFen * 0.9) / 100))
    await shoot(buyer.page, '70-offer')
    await buyer.page.getByRole('button', { name: '发送出价' }).click()
    await buyer.page.getByText('等卖家回复').waitFor()
    const accept = `接受 ¥${yuanText(shop.priceFen * 0.9)}`
    await seller.page.goto('/user_center/offers?role=seller')
    await seller.page.getByRole('link', { name: /待您回复/ }).click()
    await seller.page.getByRole('button', { name: accept }).click()
    const requesting = seller.page.getByRole('alertdialog')
    await requesting.waitFor()
    await shoot(seller.page, '71-offer-received')
    await requesting.getByRole('button', { name: accept }).click()
    await seller.page.getByText(`谈好了：¥${yuanText(shop.priceFen * 0.9)}`).waitFor()
  })

  it('the buyer orders at that price, pays the deposit, and then the balance (OFR-4)', async () => {
    const { page } = buyer
    await page.goto(`/shop/${shop.id}/order`)
    await page
      .getByText(yuanText(shop.priceFen * 0.9))
      .first()
      .waitFor()
    await placeOrder(page, 'deposit')
    await payNow(page, DEMO_PAYMENT_PASSWORD)
    await page.waitForURL('**/paysuccess**')
    await page.getByRole('link', { name: '看订单进度' }).click()
    await page
      .getByText(/轮到您了 · 请卖家开放看店，看好再付清尾款/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^去付款/ }).click()
    await payNow(page, DEMO_PAYMENT_PASSWORD)
    await page.waitForURL('**/paysuccess**')
    await page.getByRole('link', { name: '看订单进度' }).click()
    await page
      .getByText(/轮到卖家 · 签署合同/)
      .first()
      .waitFor()
    expect(await onlyOrder(story.journey().api, PEOPLE.zhou)).toMatchObject({
      status: ORDER_ON_WIRE.paid,
      priceFen: shop.priceFen * 0.9,
    })
  })

  it('both parties sign the contract, the seller first (CTR-2)', async () => {
    const order = await onlyOrder(story.journey().api, PEOPLE.zhou)
    await seller.page.goto('/user_center/order?role=seller')
    await seller.page.getByRole('link', { name: new RegExp(`我卖的[^]*${shop.title}`) }).click()
    await seller.page
      .getByText(/轮到您了 · 签署合同/)
      .first()
      .waitFor()
    await shoot(seller.page, '72-to-sign')
    await signContract(seller.page, SELLER)
    await buyer.page.goto(orderPage(order))
    await signContract(buyer.page, BUYER)
    await buyer.page.goto(orderPage(order))
    await buyer.page
      .getByText(/轮到卖家 · 交接店铺/)
      .first()
      .waitFor()
  })

  it('the seller hands the shop over, and the buyer confirms what goes to whom (ORD-48)', async () => {
    const { api } = story.journey()
    const order = await onlyOrder(api, PEOPLE.zhou)
    const before = await capitalOf(await logIn(api, PEOPLE.zhao))
    await handOverShop(seller.page, order)
    await shoot(seller.page, '73-handed-over')

    const { page } = buyer
    await page.goto(orderPage(order))
    await page.getByRole('link', { name: '打开清单，核对后确认收店' }).click()
    await page.getByRole('checkbox', { name: /核对无误，点收 主账号$/ }).check({ force: true })
    await page.getByRole('button', { name: '确认收店' }).click()
    const sheet = page.getByRole('dialog', { name: '确认收店' })
    await sheet.getByText(`¥${yuanText(order.priceFen)}`).waitFor()
    await sheet.getByText(/^这 \d+ 项您还没有点收$/).waitFor()
    await shoot(page, '74-bill')
    await sheet.getByLabel('支付密码').fill(DEMO_PAYMENT_PASSWORD)
    await sheet.getByRole('button', { name: '确认并完成交易' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.goto(orderPage(order))
    await page.getByText('交易完成').first().waitFor()
    await shoot(page, '75-completed')
    const after = await capitalOf(await logIn(api, PEOPLE.zhao))
    expect(after.availableFen - before.availableFen).toBe(order.priceFen)
    expect(await capitalOf(await logIn(api, PEOPLE.zhou))).toMatchObject({ escrowFen: 0 })
    const books = await runOps(story.journey().installation, 'books', 'check')
    expect(books.output).toContain('The books are right.')
  })

  itWasWithoutFault('saw no fault on the way of a whole deal (WEB-6)', story)
})

describe('A refund that is agreed', () => {
  const story = openStory()
  const { shoot } = story.album
  let buyer: Phone
  let seller: Phone
  let shop: Shop
  let before: number

  beforeAll(async () => {
    const { api } = story.journey()
    ;({ buyer, seller, shop } = await beginDeal(story.journey(), PEOPLE.qin, PEOPLE.zhao))
    before = (await capitalOf(await logIn(api, PEOPLE.qin))).availableFen
  })

  it('a shop is paid in full, signed for and handed over (ORD-48)', async () => {
    const { page } = buyer
    await page.goto(`/shop/${shop.id}/order`)
    await placeOrder(page, 'full')
    await payNow(page, DEMO_PAYMENT_PASSWORD)
    await page.waitForURL('**/paysuccess**')
    const order = await onlyOrder(story.journey().api, PEOPLE.qin)
    expect(order).toMatchObject({ status: ORDER_ON_WIRE.paid, paidFen: dueNowFen(shop.priceFen, 'full') })
    await seller.page.goto(orderPage(order))
    await seller.page.getByRole('button', { name: '我不能继续交易' }).click()
    const sheet = seller.page.getByRole('dialog', { name: '确认不能继续交易？' })
    await sheet.getByLabel('支付密码').waitFor()
    await shoot(seller.page, '76-cannot-deliver')
    await sheet.getByRole('button', { name: '关闭' }).click()
    await signContract(seller.page, SELLER)
    await page.goto(orderPage(order))
    await signContract(page, BUYER)
    await handOverShop(seller.page, order)
  })

  it('the buyer reports what is not as described, and the seller reads it (ORD-41)', async () => {
    const order = await onlyOrder(story.journey().api, PEOPLE.qin)
    const { page } = buyer
    await page.goto(orderPage(order))
    await page.getByRole('button', { name: '下单时的店铺描述' }).click()
    const described = page.getByRole('dialog', { name: '下单时的店铺描述' })
    await described.getByText('店铺贷款').waitFor()
    await shoot(page, '76-described')
    await described.getByRole('button', { name: '关闭' }).click()
    await described.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: '店铺与描述不符，申请退款' }).click()
    await page.getByRole('radio', { name: '评分、销量等数据不实' }).check({ force: true })
    await page.getByLabel('具体情况').fill('后台近 30 天销量是描述的一半')
    await shoot(page, '76-refund')
    await page.getByRole('button', { name: '提交退款申请' }).click()
    await page.waitForURL(`**${orderPage(order)}`)
    await page.getByText('店渡正在核对').first().waitFor()
    await seller.page.goto(orderPage(order))
    await seller.page.getByText('后台近 30 天销量是描述的一半').waitFor()
    await shoot(seller.page, '77-refund-seen-by-seller')
  })

  it('a reviewer agrees with a real command; everything is back, and both read why (ORD-55)', async () => {
    const { api, installation } = story.journey()
    const order = await onlyOrder(api, PEOPLE.qin)
    const listed = await runOps(installation, 'refunds', 'list')
    expect(listed.output).toContain(PEOPLE.qin)
    const shown = await runOps(installation, 'refunds', 'show', order.id)
    expect(shown.output).toMatch(
      /后台近 30 天销量是描述的一半[^]+AS DESCRIBED WHEN ORDERED[^]+Monthly turnover +¥[\d,.]+ +\S/,
    )
    const moved = await runOps(
      installation,
      'refunds',
      'move',
      order.id,
      '--to',
      'agreed',
      '--by',
      '验收',
      '--why',
      '核对后台，销量确实不符',
    )
    expect(moved.output).toContain('It is now refunded.')
    expect(moved.exitCode).toBe(0)
    for (const { page } of [buyer, seller]) {
      await page.goto(orderPage(order))
      await page.getByText('核对后台，销量确实不符').waitFor()
      await page.getByText('已退款').first().waitFor()
    }
    await shoot(buyer.page, '78-refunded')
    expect(await capitalOf(await logIn(api, PEOPLE.qin))).toMatchObject({ availableFen: before, escrowFen: 0 })
    expect((await runOps(installation, 'books', 'check')).output).toContain('The books are right.')
  })

  itWasWithoutFault('saw no fault on the way of a refund (WEB-6)', story)
})
