import { ORDER_ON_WIRE } from '../wire-states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PAYMENT_PASSWORD, PEOPLE } from '../api/people.ts'
import { allOrders, cheapShops, dueNowFen, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { acceptTerms, choosePlan, payNow, PLAN_NAMES, yuanText } from './steps/checkout.ts'
import { endSessionOf } from './steps/end-sessions.ts'
import { logInOnPage, logInOver } from './steps/enter.ts'

describe('A login that lapses in the middle of checkout', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let shop: Card
  let other: Card
  const page = () => phone.page

  const endSession = (): Promise<void> => endSessionOf(phone, story.journey().api)

  const logInAgain = async (): Promise<void> => {
    await page().waitForURL('**/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL(`**/shop/${shop.id}/order**`)
  }

  beforeAll(async () => {
    const { api, phone: open } = story.journey()
    ;[shop, other] = (await cheapShops(api, 2)) as [Card, Card]
    phone = await open()
  })

  it('loses nothing when it lapses before the order is placed, nor by a reload (CHK-4)', async () => {
    await page().goto(`/shop/${shop.id}`)
    await page().getByRole('link', { name: '立即下单' }).click()
    await logInOver(page(), PEOPLE.zhou)
    await page().waitForURL(`**/shop/${shop.id}/order**`)
    await choosePlan(page(), 'deposit')
    await acceptTerms(page())
    await page().reload()
    await page().getByRole('button', { name: '提交订单' }).waitFor()
    expect(await page().getByRole('main').textContent()).toContain(PLAN_NAMES.deposit)

    await endSession()
    await page().getByRole('button', { name: '提交订单' }).click()
    await page().getByText('登录已过期，请重新登录').first().waitFor()
    await logInAgain()
    await page().getByRole('button', { name: '提交订单' }).waitFor()
    expect(await page().getByRole('main').textContent()).toContain(PLAN_NAMES.deposit)
    await shoot(page(), '30-back-at-the-same-step')
  })

  it('loses nothing when it lapses at the payment, nor by a reload, and pays once (CHK-4)', async () => {
    await page().getByRole('button', { name: '提交订单' }).click()
    const due = yuanText(dueNowFen(shop.priceFen, 'deposit'))
    await page()
      .getByRole('button', { name: `支付 ¥${due}` })
      .waitFor()
    await page().reload()
    await page()
      .getByRole('button', { name: `支付 ¥${due}` })
      .waitFor()

    await endSession()
    await payNow(page(), DEMO_PAYMENT_PASSWORD)
    await logInAgain()
    await page()
      .getByRole('button', { name: `支付 ¥${due}` })
      .waitFor()
    await payNow(page(), DEMO_PAYMENT_PASSWORD)
    await page().waitForURL('**/paysuccess**')
    await page().getByRole('heading', { name: '支付成功' }).waitFor()

    const token = (await phone.context.cookies())
      .map(({ value }) => decodeURIComponent(value))
      .find((value) => /^[\w-]{40,}$/.test(value))
    const orders = await allOrders(story.journey().api.as(token ?? ''))
    expect(orders).toMatchObject([
      { status: ORDER_ON_WIRE['deposit-paid'], plan: 'deposit', paidFen: dueNowFen(shop.priceFen, 'deposit') },
    ])
  })

  it('saves the shop that was pressed once the login is renewed, by one press (SES-55)', async () => {
    await page().goto(`/shop/${other.id}`)
    const heart = page().getByRole('button', { name: '收藏' })
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await page().waitForLoadState('networkidle')
    await endSession()
    await heart.click()
    await logInOver(page(), PEOPLE.zhou)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page().url()).pathname).toBe(`/shop/${other.id}`)
    await page().goto('/user_center/collection')
    await expect.poll(() => page().getByRole('main').getByTestId('shop-card').count()).toBe(1)
  })

  it('puts the question that was sent once the login is renewed, and once only (SES-55, ART-9)', async () => {
    const question = '定金付了以后多久能看后台？'
    await page().goto('/taobao/details/total-cost')
    await page().getByRole('button', { name: '提一个问题' }).click()
    await page().getByLabel('您的问题').fill(question)
    await page().waitForLoadState('networkidle')
    await endSession()
    await page().getByRole('button', { name: '提交问题' }).click()
    await logInOver(page(), PEOPLE.zhou)
    await page().getByText('等待店渡回答，答复前只有您能看到').waitFor()
    await page().reload()
    await page().getByText(question).first().waitFor()
    expect(await page().getByText(question).count()).toBe(1)
  })

  it('is renewed also for a user who sends the form before the code of the page has come', async () => {
    const slow = await story.journey().phone()
    let release = (): void => undefined
    const code = new Promise<void>((settle) => (release = settle))
    await slow.page.route('**/assets/*.js', async (route) => {
      await code
      await route.continue()
    })
    await slow.page.goto('/login', { waitUntil: 'commit' })
    await logInOnPage(slow.page, PEOPLE.zhou)
    expect(new URL(slow.page.url()).pathname).toBe('/login')
    release()
    await slow.page.waitForURL('**/user_center')
  })

  itWasWithoutFault('saw no fault on the way through a lapsed login (WEB-6)', story)
})
