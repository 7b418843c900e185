import { beforeAll, describe, expect, it } from 'vitest'
import { dueNowFen, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { acceptTerms, choosePlan, payNow, placeOrder, submitOrder, yuanText } from './steps/checkout.ts'
import { loginOver, register, requestCode } from './steps/enter.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'

const NEWCOMER = { username: '过江的人', mobile: '13912345678', password: 'ferry-2026!' } as const
const PAYMENT_PASSWORD = '258036'

describe('A visitor buys a shop', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let shop: Card
  const page = () => phone.page

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('sees the market, and filters a platform without losing the place (CAT-6)', async () => {
    await page().goto('/')
    await page().getByRole('heading', { name: '推荐店铺' }).waitFor()
    await shoot(page(), '01-home')
    await page().getByRole('link', { name: '天猫', exact: true }).tap()
    await page().waitForURL('**/tmall')
    await page().getByRole('main').getByTestId('shop-card').first().waitFor()
    await shoot(page(), '02-tmall')

    await page().getByRole('button', { name: '筛选' }).tap()
    const sheet = page().getByRole('dialog', { name: '筛选店铺' })
    await sheet.getByRole('button', { name: /^旗舰店/ }).waitFor()
    await shoot(page(), '03-filter')
    await sheet.getByRole('button', { name: /^旗舰店/ }).tap()
    await sheet.getByRole('button', { name: /^查看/ }).tap()
    await page().waitForURL(/kind=flagship/)
    await page().getByRole('button', { name: '价格从低到高' }).tap()
    await page().waitForURL(/sort=price-up/)
    await expect.poll(() => pricesOf(page())).toSatisfy(isRising)

    const filtered = page().url()
    const card = page().getByRole('main').getByTestId('shop-card').nth(6)
    await card.scrollIntoViewIfNeeded()
    const scrolledTo = await page().evaluate(() => scrollY)
    expect(scrolledTo).toBeGreaterThan(200)
    await card.tap()
    await page().getByTestId('shop-head').waitFor()
    expect(await page().evaluate(() => scrollY)).toBe(0)
    await page().getByRole('button', { name: '返回' }).tap()
    await page().waitForURL(filtered)
    await expect.poll(() => page().evaluate(() => scrollY)).toBeCloseTo(scrolledTo, -1)
    await page().reload()
    await expect.poll(() => pricesOf(page())).toSatisfy(isRising)
  })

  it('searches, and finds each search once among those of before (CAT-10)', async () => {
    await page().getByRole('link', { name: '搜店铺、类目、平台' }).tap()
    await page().waitForURL('**/search')
    for (const text of ['女装', '旗舰店', '女装']) {
      await page().getByRole('searchbox').fill(text)
      await page().keyboard.press('Enter')
      await page()
        .getByRole('heading', { name: `“${text}”的结果` })
        .waitFor()
      await page().getByRole('main').getByTestId('shop-card').first().waitFor()
      await page().goBack()
      await page().waitForURL('**/search')
    }
    const remembered = () => page().evaluate(() => JSON.parse(localStorage.getItem('searchLocal') ?? '[]') as string[])
    expect(await remembered()).toEqual(['女装', '旗舰店'])
    await page().getByRole('heading', { name: '搜过的' }).waitFor()
    await shoot(page(), '04-search')
    await page().getByRole('group', { name: '搜过的' }).getByText('旗舰店', { exact: true }).tap()
    await page().getByRole('heading', { name: '“旗舰店”的结果' }).waitFor()
    await shoot(page(), '05-results')
  })

  it('reads of a shop who says what, what it costs in all, and what is like it (WEB-55)', async () => {
    const open = page().getByRole('main').getByTestId('shop-card').first()
    const id = new URL((await open.getAttribute('href')) ?? '', page().url()).pathname.split('/').at(-1) ?? ''
    shop = await story.journey().api.must<Card>('GET goods/detail', { id })
    await open.tap()
    await page().getByTestId('shop-head').waitFor()
    await expect.poll(() => page().getByTestId('shop-head').textContent()).toContain(shop.title)
    await page()
      .getByText(/^一共 ¥/)
      .tap()
    const table = page().getByRole('table', { name: '总费用明细' })
    await table.waitFor()
    expect(await table.textContent()).toContain(yuanText(shop.priceFen))
    const source = page().getByRole('button', { name: /^开店时间 · / })
    await source.tap()
    await page()
      .getByText(/\d{4}-\d{2}-\d{2}.*(填写|导出|核对)/)
      .first()
      .waitFor()
    await source.tap()
    await page().getByRole('heading', { name: '相似店铺' }).scrollIntoViewIfNeeded()
    await page().getByRole('main').getByTestId('shop-card').first().waitFor()
    await shoot(page(), '06-shop-end')
    await page().evaluate(() => scrollTo(0, 0))
    await shoot(page(), '06-shop')
  })

  it('is asked to log in when ordering, registers, and comes back to that shop (WSE-1)', async () => {
    await page().getByRole('link', { name: '立即下单' }).tap()
    await loginOver(page()).waitFor()
    await shoot(page(), '07-login')
    await page().getByRole('link', { name: '立即注册' }).tap()
    await page().waitForURL('**/register_account')
    await register(page(), NEWCOMER, () => shoot(page(), '08-register'))
    await page()
      .getByRole('heading', { name: `${NEWCOMER.username}，账号开好了` })
      .waitFor()
    await shoot(page(), '09-registered')
    await page().getByRole('link', { name: '回到刚才的店铺' }).tap()
    await page().waitForURL(`**/shop/${shop.id}/order`)
    await page().getByText(shop.title).filter({ visible: true }).first().waitFor()
  })

  it('reads the agreement of this deal, places the order, and is told what is missing (WEB-75)', async () => {
    const deposit = yuanText(dueNowFen(shop.priceFen, 'deposit'))
    await page().getByRole('radio', { name: '先付 20% 定金' }).waitFor()
    await shoot(page(), '10-plan')
    await choosePlan(page(), 'deposit')
    expect(await page().getByRole('main').textContent()).toContain(deposit)
    expect(await page().getByRole('main').textContent()).toContain(yuanText(shop.priceFen * 0.1))
    await shoot(page(), '11-agreement')
    await acceptTerms(page())
    await shoot(page(), '12-confirm')
    await submitOrder(page())
    await page().getByText(`余额还差 ¥${deposit}`).waitFor()
    await shoot(page(), '13-wallet-short')
  })

  it('sets a payment password and is back at the payment (WEB-75)', async () => {
    await page().getByRole('link', { name: '去设置支付密码' }).tap()
    await page().waitForURL('**/user_center/change_pay')
    await requestCode(page(), NEWCOMER.mobile, () => shoot(page(), '14-puzzle'))
    await page().getByRole('heading', { name: '设一个 6 位数字密码' }).waitFor()
    await shoot(page(), '15-payment-password')
    await page().getByLabel('新支付密码', { exact: true }).fill(PAYMENT_PASSWORD)
    await page().getByRole('button', { name: '下一步' }).click()
    await page().getByRole('heading', { name: '再输一次，确认没有输错' }).waitFor()
    await page().getByLabel('再输一次新支付密码').fill(PAYMENT_PASSWORD)
    await page().getByRole('button', { name: '保存支付密码' }).click()
    await page()
      .getByRole('button', { name: /^支付 ¥/ })
      .waitFor()
    expect(await page().getByText('还没有设置支付密码').count()).toBe(0)
  })

  it('pays once a reviewer has credited the money, and finds the order with its state, turn and deadline (ORD-10)', async () => {
    const ops = await runOps(
      story.journey().installation,
      'recharge',
      'credit',
      '--user',
      NEWCOMER.username,
      '--yuan',
      '9000000',
      '--by',
      '验收',
      '--second',
      '复核',
      '--why',
      '银行回单 77',
      '--reference',
      'ACP-26-77',
    )
    expect(ops.output).toContain(NEWCOMER.username)
    expect(ops.exitCode).toBe(0)
    await page().reload()
    await page().getByLabel('支付密码', { exact: true }).waitFor()
    await shoot(page(), '16-till')
    await payNow(page(), PAYMENT_PASSWORD)
    await page().waitForURL('**/paysuccess**')
    await page().getByRole('heading', { name: '支付成功' }).first().waitFor()
    await page().getByRole('heading', { name: '接下来' }).waitFor()
    await shoot(page(), '17-paid')
    await page().getByRole('link', { name: '看订单进度' }).tap()
    await page().waitForURL('**/user_center/order_detail/*')
    await page().getByText('定金已付').filter({ visible: true }).first().waitFor()
    await page()
      .getByText(/轮到您了 · 请卖家开放看店，看好再付清尾款/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await page().getByText('剩余时间').filter({ visible: true }).first().waitFor()
    await shoot(page(), '18-order')
    await page().goto('/user_center/order')
    // The order that waits for this user is above the list, and names the shop too.
    await page()
      .getByRole('link', { name: /^我买的/ })
      .getByText(shop.title)
      .waitFor()
    await shoot(page(), '19-orders')
    await page().getByRole('link', { name: /^我的/ }).tap()
    await page().getByText(NEWCOMER.username).filter({ visible: true }).first().waitFor()
    await shoot(page(), '20-me')
  })

  it('orders another shop and cancels it unpaid (ORD-19)', async () => {
    await page().goto('/lists?sort=price-up')
    await page().getByRole('main').getByTestId('shop-card').nth(2).tap()
    await page().getByTestId('shop-head').waitFor()
    await page().getByRole('link', { name: '立即下单' }).tap()
    await placeOrder(page(), 'full')
    await page().getByRole('link', { name: '先不付，看订单' }).tap()
    await page().getByText('等待付款').filter({ visible: true }).first().waitFor()
    await page().getByRole('button', { name: '取消订单' }).tap()
    await page().getByRole('alertdialog').or(page().getByRole('dialog')).getByRole('button', { name: '取消订单' }).tap()
    await page().getByText('您取消了订单').filter({ visible: true }).first().waitFor()
    await shoot(page(), '21-cancelled')
  })

  itWasWithoutFault('saw no error, no refused policy, no lost request and no barrier on the way (WEB-6)', story)
})

type Tab = Phone['page']

/** The prices on the cards, in fen, from their spoken names. */
const pricesOf = (page: Tab): Promise<readonly number[]> =>
  page
    .getByRole('main')
    .getByTestId('shop-card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        Number((/标价 ¥([\d.,]+)/.exec(`${card.textContent} ${card.innerHTML}`)?.[1] ?? 'NaN').replaceAll(',', '')),
      ),
    )

const isRising = (prices: readonly number[]): boolean =>
  prices.length > 5 && prices.every((price, at) => price >= (prices[at - 1] ?? 0))
