import { beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../api/contracts.ts'
import { capitalOf } from '../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, logIn, PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { ORDER_ON_WIRE } from '../wire-states.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { payNow, placeOrder } from './steps/checkout.ts'
import { beginDeal, onlyOrder, orderPage, SELLER, type Shop } from './steps/deal.ts'
import { signContract } from './steps/sign-contract.ts'

const CONTRACT = '看这笔交易的合同'

/** The deposit is paid, and the seller lets the buyer in. */
async function reserve(buyer: Phone, { id }: Shop): Promise<void> {
  const { page } = buyer
  await page.goto(`/shop/${id}/order`)
  await placeOrder(page, 'deposit')
  await payNow(page, DEMO_PAYMENT_PASSWORD)
  await page.waitForURL('**/paysuccess**')
}

async function openForViewing({ page }: Phone, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: '把店铺开放给买家看' }).click()
  await page.getByLabel('怎样进入').fill('子账号 viewer，今晚八点共享屏幕')
  await page.getByRole('button', { name: '开放看店' }).click()
  await page.getByText('已开放看店，等买家记录结果。').waitFor()
}

describe('A viewing that finds the shop as described', () => {
  const story = openStory()
  const { shoot } = story.album
  let buyer: Phone
  let seller: Phone
  let shop: Shop

  beforeAll(async () => {
    ;({ buyer, seller, shop } = await beginDeal(story.journey(), PEOPLE.zhou, PEOPLE.zhao))
  })

  it('the seller opens the shop to the buyer who has paid the deposit (ORD-81)', async () => {
    await reserve(buyer, shop)
    const order = await onlyOrder(story.journey().api, PEOPLE.zhou)
    await openForViewing(seller, orderPage(order))
    await shoot(seller.page, '90-opened-for-viewing')
  })

  it('the buyer looks, and records that it is as described (ORD-82)', async () => {
    const order = await onlyOrder(story.journey().api, PEOPLE.zhou)
    const { page } = buyer
    await page.goto(orderPage(order))
    await page.getByRole('link', { name: '记录看店结果' }).click()
    await page.getByText('子账号 viewer，今晚八点共享屏幕').waitFor()
    await page.getByRole('checkbox', { name: '后台订单与成交额' }).check({ force: true })
    await page.getByRole('radio', { name: /^与描述相符/ }).check({ force: true })
    await shoot(page, '91-record-viewing')
    await page.getByRole('button', { name: '记录：与描述相符' }).click()
    await page.getByText('买家看过店铺：与描述相符').waitFor()
    await shoot(page, '92-viewed')
  })

  it('both sign before the balance, the buyer first, and the balance begins the hand-over (ORD-83, CTR-76)', async () => {
    const { api } = story.journey()
    const order = await onlyOrder(api, PEOPLE.zhou)
    await buyer.page.goto(orderPage(order))
    await signContract(buyer.page, BUYER, CONTRACT)
    await seller.page.goto(orderPage(order))
    await signContract(seller.page, SELLER, CONTRACT)
    expect(await onlyOrder(api, PEOPLE.zhou)).toMatchObject({ status: ORDER_ON_WIRE['deposit-paid'] })
    await buyer.page.goto(orderPage(order))
    await buyer.page.getByRole('link', { name: /^去付款/ }).click()
    await payNow(buyer.page, DEMO_PAYMENT_PASSWORD)
    await buyer.page.waitForURL('**/paysuccess**')
    await buyer.page.goto(orderPage(order))
    await buyer.page
      .getByText(/轮到卖家 · 交接店铺/)
      .first()
      .waitFor()
    await shoot(buyer.page, '93-signed-and-paid')
    expect(await onlyOrder(api, PEOPLE.zhou)).toMatchObject({ status: ORDER_ON_WIRE['handing-over'] })
  })

  itWasWithoutFault('saw no fault on the way of a viewing (WEB-6)', story)
})

describe('A viewing that finds something else', () => {
  const story = openStory()
  const { shoot } = story.album

  it('agreed by a reviewer, the deposit comes back (ORD-85)', async () => {
    const { api, installation } = story.journey()
    const { buyer, seller, shop } = await beginDeal(story.journey(), PEOPLE.qin, PEOPLE.zhao)
    const before = (await capitalOf(await logIn(api, PEOPLE.qin))).availableFen
    await reserve(buyer, shop)
    const order = await onlyOrder(api, PEOPLE.qin)
    await openForViewing(seller, orderPage(order))
    const { page } = buyer
    await page.goto(`/user_center/viewing/${order.id}`)
    await page.getByRole('radio', { name: /^与描述不符/ }).check({ force: true })
    await page.getByRole('radio', { name: '隐瞒违规扣分' }).check({ force: true })
    await page.getByLabel('具体情况').fill('后台有一笔严重违规没有写明')
    await shoot(page, '94-mismatch-at-viewing')
    await page.getByRole('button', { name: '提交不符，申请退款' }).click()
    await page.getByText('店渡正在核对，结果会写在这里。').waitFor()
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
      '违规属实',
    )
    expect(moved.output).toContain('refunded')
    await page.goto(orderPage(order))
    await page.getByText('同意退款：已付款项全部退回买家').waitFor()
    await shoot(page, '95-deposit-back')
    expect(await capitalOf(await logIn(api, PEOPLE.qin))).toMatchObject({ availableFen: before, escrowFen: 0 })
  })

  itWasWithoutFault('saw no fault on the way of a mismatch (WEB-6)', story)
})
