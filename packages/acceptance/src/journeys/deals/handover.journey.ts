import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../../api/contracts.ts'
import type { Order } from '../../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { runOps } from '../../server/run-ops.ts'
import { ORDER_ON_WIRE } from '../../wire-states.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { payNow, placeOrder } from '../steps/checkout.ts'
import { beginDeal, onlyOrder, orderPage, SELLER, type Shop } from '../steps/deal.ts'
import { handOverShop, handoverPage, markItem } from '../steps/hand-over.ts'
import { signContract } from '../steps/sign-contract.ts'

async function review(
  page: Page,
  name: '评价卖家' | '评价买家',
  words: string,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  for (const group of await sheet.getByRole('group').all())
    await group.getByRole('radio', { name: '5 星' }).check({ force: true })
  await sheet.getByLabel('说说这次交易').fill(words)
  await look(page)
  await sheet.getByRole('button', { name: '提交评价' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

describe('A handover by the checklist, and what both say of it', () => {
  const story = openStory()
  const { shoot } = story.album
  let buyer: Phone
  let seller: Phone
  let shop: Shop
  const orderOf = () => onlyOrder(story.journey().api, PEOPLE.zhou)

  beforeAll(async () => {
    ;({ buyer, seller, shop } = await beginDeal(story.journey(), PEOPLE.zhou, PEOPLE.zhao))
    const { page } = buyer
    await page.goto(`/shop/${shop.id}/order`)
    await placeOrder(page, 'full')
    await payNow(page, DEMO_PAYMENT_PASSWORD)
    await page.waitForURL('**/paysuccess**')
    const order = await orderOf()
    await seller.page.goto(orderPage(order))
    await signContract(seller.page, SELLER)
    await page.goto(orderPage(order))
    await signContract(page, BUYER)
  })

  it('the seller marks an item with a photo, and the buyer sees it without asking (HND-1, HND-2)', async () => {
    const order = await orderOf()
    await seller.page.goto(orderPage(order))
    await seller.page.getByRole('link', { name: '打开清单，逐项交接' }).click()
    await seller.page.waitForURL('**/user_center/handover/**')
    await seller.page.getByText(/^卖家已交 0\//).waitFor()
    await shoot(seller.page, '110-checklist-of-seller')
    await buyer.page.goto(handoverPage(order))
    await buyer.page.getByText(/^卖家已交 0\//).waitFor()
    await markItem(seller.page, '主账号', 640, '主账号已由买家改密')
    await buyer.page.getByText(/^卖家已交 1\//).waitFor()
    await shoot(seller.page, '111-item-marked')
  })

  it('a broken proof is refused beside its place, and what was written stays (HND-15)', async () => {
    const card = seller.page.getByRole('region', { name: '登录手机号', exact: true })
    const rubbish = Buffer.alloc(20 * 1024 * 1024, 7)
    const brokenPicture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), rubbish])
    await card.getByRole('button', { name: /^交这一项/ }).click()
    await card.getByLabel('补充说明').fill('已换绑')
    await card.getByLabel(/^图片 1 /).setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: brokenPicture })
    await card.getByText('图片打不开，可能已损坏，请换一张').waitFor()
    await card
      .getByLabel(/^添加文件/)
      .setInputFiles({ name: '变更通知书.pdf', mimeType: 'application/pdf', buffer: rubbish })
    await card.getByText(/^文件已损坏或不完整/).waitFor()
    expect(await card.getByLabel('补充说明').inputValue()).toBe('已换绑')
    await shoot(seller.page, '112-broken-proof')
    await card.getByRole('button', { name: '先不交' }).click()
  })

  it('a PDF is a proof like a photo, and the buyer saves it as it was sent (HND-2, HND-16)', async () => {
    const cardOn = ({ page }: Phone) => page.getByRole('region', { name: '登录手机号', exact: true })
    const pdf = Buffer.from(`%PDF-1.7\n${'% 变更通知书\n'.repeat(60_000)}%%EOF\n`)
    const card = cardOn(seller)
    await card.getByRole('button', { name: /^交这一项/ }).click()
    await card
      .getByLabel(/^添加文件/)
      .setInputFiles({ name: '变更通知书.pdf', mimeType: 'application/pdf', buffer: pdf })
    await card.getByRole('button', { name: /^移除\s*变更通知书/ }).waitFor()
    await shoot(seller.page, '112-file-chosen')
    await card.getByRole('button', { name: '提交凭证' }).click()
    await card.getByText('已交，待核对').waitFor()
    const save = cardOn(buyer).getByRole('button', { name: /^下载\s*变更通知书/ })
    await save.waitFor()
    await shoot(buyer.page, '112-file-to-save')
    const [file] = await Promise.all([buyer.page.waitForEvent('download'), save.click()])
    expect(file.suggestedFilename()).toBe('变更通知书.pdf')
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
    expect(Buffer.concat(chunks).equals(pdf)).toBe(true)
  })

  it('the buyer says what is wrong, the seller hands that over again, and the buyer ticks it (HND-4, HND-6)', async () => {
    const { page } = buyer
    const card = page.getByRole('region', { name: '主账号', exact: true })
    await card.getByRole('button', { name: /^有问题/ }).click()
    await card.getByLabel('哪里不对').fill('登录要卖家的验证码')
    await card.getByRole('button', { name: '告诉卖家' }).click()
    await card.getByText(/说有问题/).waitFor()
    await shoot(page, '113-problem')
    await seller.page.getByText('登录要卖家的验证码').first().waitFor()
    await markItem(seller.page, '主账号', 641)
    await card.getByText('上次的问题：登录要卖家的验证码').waitFor()
    await card.getByRole('checkbox', { name: /核对无误，点收 主账号$/ }).check({ force: true })
    await card.getByText('已点收', { exact: true }).waitFor()
    await shoot(page, '114-ticked')
  })

  it('all that is required is proven, then the buyer is asked; their report begins with what was wrong (HND-3, HND-13)', async () => {
    const order = await orderOf()
    await handOverShop(seller.page, order)
    await shoot(seller.page, '115-handed-over')
    const { page } = buyer
    const card = page.getByRole('region', { name: '店铺保证金', exact: true })
    await card.getByRole('button', { name: /^有问题/ }).click()
    await card.getByLabel('哪里不对').fill('金额少了一半')
    await card.getByRole('button', { name: '告诉卖家' }).click()
    await card.getByText(/说有问题/).waitFor()
    await page.getByRole('link', { name: '有问题', exact: true }).click()
    await page.getByLabel('具体情况').waitFor()
    expect(await page.getByLabel('具体情况').inputValue()).toBe('店铺保证金：金额少了一半')
    await shoot(page, '116-report-filled-in')
    const shown = await runOps(story.journey().installation, 'order', 'show', order.id)
    expect(shown.output).toMatch(/Main account[^]+Platform deposit[^]+金额少了一半[^]+\/pictures\//)
  })

  it('the buyer confirms with the list of what was not ticked, and both have the same appendix (HND-7, HND-11)', async () => {
    const order = await orderOf()
    const { page } = buyer
    await page.goto(handoverPage(order))
    await page.getByRole('button', { name: '确认收店' }).click()
    const sheet = page.getByRole('dialog', { name: '确认收店' })
    await sheet.getByText('店铺保证金').waitFor()
    expect(await sheet.getByText('主账号').count()).toBe(0)
    await shoot(page, '117-confirm-handover')
    await sheet.getByLabel('支付密码').fill(DEMO_PAYMENT_PASSWORD)
    await sheet.getByRole('button', { name: '确认并完成交易' }).click()
    await page.getByRole('heading', { name: '店铺是您的了' }).waitFor()
    expect(await orderOf()).toMatchObject({ status: ORDER_ON_WIRE.completed })
    const digests = []
    for (const phone of [buyer, seller]) {
      await phone.page.goto(handoverPage(order))
      // Of the buyer, whose shop it is now, the checklist is folded.
      if (phone === buyer) await phone.page.locator('summary', { hasText: '交接清单' }).click()
      await phone.page.getByText('交接已经结束，清单不再变动。').waitFor()
      const [file] = await Promise.all([
        phone.page.waitForEvent('download'),
        phone.page.getByRole('button', { name: '下载交接附件 (PDF)' }).click(),
      ])
      const chunks: Buffer[] = []
      for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
      const bytes = Buffer.concat(chunks)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      digests.push(createHash('sha256').update(bytes).digest('hex'))
    }
    expect(new Set(digests).size).toBe(1)
  })

  it('each reviews the other, and neither reads the other’s before both are there (REV-1, REV-2, REV-6)', async () => {
    const order = await orderOf()
    const { api } = story.journey()
    const reviewsOf = () =>
      api.must<{ items: readonly { words: string; orderNumber: string }[]; summary: { count: number } }>(
        'GET shop/seller/reviews',
        { shopId: shop.id },
      )
    await buyer.page.goto(orderPage(order))
    await review(buyer.page, '评价卖家', '资料齐全，交接顺利')
    await buyer.page.getByText('还没有公开').waitFor()
    await shoot(buyer.page, '119-reviewed')
    expect((await reviewsOf()).summary.count).toBe(0)
    await seller.page.goto(orderPage(order))
    await seller.page.getByText(/^对方已经评价/).waitFor()
    expect(await seller.page.getByText('资料齐全，交接顺利').count()).toBe(0)
    await review(seller.page, '评价买家', '付款及时', (page) => shoot(page, '118-review'))
    await seller.page.getByText('资料齐全，交接顺利').waitFor()
    await seller.page.getByRole('button', { name: '回复' }).click()
    await seller.page.getByLabel('您的回复').fill('谢谢，祝生意兴隆')
    await seller.page.getByRole('button', { name: '提交回复' }).click()
    await seller.page.getByText('回复：谢谢，祝生意兴隆').waitFor()
    await shoot(seller.page, '120-both-reviews')
    expect((await reviewsOf()).items[0]).toMatchObject({ words: '资料齐全，交接顺利' })
  })

  it('a visitor reads it on the seller’s page, with the deal’s number, three ratings and the reply (REV-4, REV-6)', async () => {
    const { page } = await story.journey().phone()
    await page.goto(`/shop/${shop.id}/seller`)
    const reviewShown = page.getByRole('article').filter({ hasText: '资料齐全，交接顺利' })
    await reviewShown.getByText('卖家回复').waitFor()
    const shown = await reviewShown.textContent()
    const { number } = (await orderOf()) as Order & { readonly number: string }
    expect(shown).toContain(`订单 ${number}`)
    expect(shown?.match(/ 5/g)).toHaveLength(3)
    expect(shown).toContain('谢谢，祝生意兴隆')
    await shoot(page, '121-review-read-by-a-visitor')
  })

  itWasWithoutFault('saw no fault on the way of a handover and its reviews (WEB-6)', story)
})
