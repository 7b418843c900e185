import type { Page } from 'playwright-core'
import type { Phone } from '../../browser/phone.ts'
import { payNow, placeOrder } from '../../journeys/steps/checkout.ts'
import { loginOver, requestCode } from '../../journeys/steps/enter.ts'
import { DEPOSIT_FEN } from '../proofs/proof-harness.ts'

const PAYMENT_PASSWORD = '258036'
/** The deposit, and a little more. */
const RECHARGE_YUAN = String(DEPOSIT_FEN / 100 + 90)

const firstCards = (page: Page) => page.getByRole('main').getByTestId('shop-card')
/** Pages that were left stay in the document, hidden. */
const shopHead = (page: Page) => page.getByTestId('shop-head').filter({ visible: true }).first()
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first()

/** Looks for a shop, and opens it. */
export async function lookAround({ page }: Phone, round: number): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: /^(验店推荐|推荐店铺)$/ }).waitFor()
  await tab(page, '找店').click()
  await page.waitForURL('**/lists**')
  await openFilter(page)
  await page.getByRole('dialog', { name: '筛选店铺' }).getByRole('button', { name: /^查看/ }).click()
  await page.getByRole('dialog', { name: '筛选店铺' }).waitFor({ state: 'hidden' })
  await openOneOf(page, round)
  await page.getByRole('button', { name: '返回' }).click()
  await firstCards(page).first().waitFor()
}

export async function openFilter(page: Page): Promise<void> {
  await firstCards(page).first().waitFor()
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('dialog', { name: '筛选店铺' }).getByRole('button', { name: /^查看/ }).waitFor()
}

const SHOWN_AT_ONCE = 6

async function openOneOf(page: Page, round: number): Promise<void> {
  await firstCards(page)
    .nth(round % SHOWN_AT_ONCE)
    .click()
  await shopHead(page).waitFor()
}

/** Signs in, and opens one's own page. */
export async function enter({ page }: Phone, { shop, mobile }: Purchase): Promise<void> {
  await page.goto(`/shop/${shop}`)
  await saveByCode(page, mobile)
  await page.goto('/user_center')
  await tab(page, '我的').waitFor()
}

/** Navigates between pages within the document, signed in. */
export async function goOn({ page }: Phone, round: number): Promise<void> {
  await tab(page, '找店').click()
  await page.waitForURL('**/lists**')
  await firstCards(page).first().waitFor()
  await openOneOf(page, round)
  await page.getByRole('button', { name: '返回' }).click()
  await firstCards(page).first().waitFor()
  await tab(page, '我的').click()
  await page.waitForURL('**/user_center')
  await readOwn(page)
}

/** From the user's own page to messages and orders. */
async function readOwn(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^消息/ }).first().click()
  await page.waitForURL('**/message')
  await page.getByRole('heading', { level: 1, name: '消息' }).waitFor()
  await tab(page, '订单').click()
  await page.waitForURL('**/user_center/order')
  await page.getByRole('heading', { level: 1, name: '订单' }).waitFor()
  await tab(page, '我的').click()
  await page.waitForURL('**/user_center')
}

interface Purchase {
  readonly shop: string
  readonly mobile: string
}

/** A stranger who saves a shop, has an account by a code, pays in, orders, pays, and reads what came of it. */
export async function buy({ page }: Phone, { shop, mobile }: Purchase): Promise<void> {
  await page.goto(`/shop/${shop}`)
  await saveByCode(page, mobile)
  await rechargeWallet(page)
  await page.goto(`/shop/${shop}`)
  await orderAndPay(page, mobile)
  await page.goto('/user_center')
  await readOwn(page)
  await tab(page, '订单').click()
  await page
    .getByRole('link', { name: /^我买的/ })
    .first()
    .waitFor()
}

/** Upon the page of a shop. */
export async function saveByCode(page: Page, mobile: string): Promise<void> {
  await shopHead(page).waitFor()
  await page.getByRole('button', { name: '收藏' }).click()
  await loginOver(page).waitFor()
  await page.getByLabel('手机号', { exact: true }).fill(mobile)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check({ force: true })
  await requestCode(page, mobile)
  await loginOver(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '收藏', pressed: true }).waitFor()
}

async function rechargeWallet(page: Page): Promise<void> {
  await page.goto('/user_center/server/recharge')
  await page.getByLabel('充值金额').fill(RECHARGE_YUAN)
  await page.getByRole('button', { name: '下一步' }).click()
  // Older versions stop before the cashier.
  const pay = page.getByRole('button', { name: '付款，立即通知' })
  const toCashier = page.getByRole('link', { name: '去收银台付款' })
  await pay.or(toCashier).first().waitFor()
  if (await toCashier.isVisible()) await toCashier.click({ timeout: 2_000 }).catch(() => undefined)
  await pay.click()
  await page.getByText('钱已到账').waitFor()
}

/** Upon the page of a shop, with money and without a payment password. */
async function orderAndPay(page: Page, mobile: string): Promise<void> {
  await shopHead(page).waitFor()
  await page.getByRole('link', { name: '立即下单' }).click()
  await placeOrder(page, 'deposit')
  await page.getByRole('link', { name: '去设置支付密码' }).click()
  await page.waitForURL('**/user_center/change_pay')
  await requestCode(page, mobile)
  await page.getByLabel('新支付密码', { exact: true }).fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('再输一次新支付密码').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: '保存支付密码' }).click()
  await payNow(page, PAYMENT_PASSWORD)
  await page.waitForURL('**/paysuccess**')
  await page.getByRole('link', { name: '看订单进度' }).click()
  await page.waitForURL('**/user_center/order_detail/*')
  await page.getByText('定金已付').filter({ visible: true }).first().waitFor()
}
