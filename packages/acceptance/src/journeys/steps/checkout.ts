import type { Screen } from '../../other-browsers/screen.ts'

export const yuanText = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const PLAN_NAMES = { full: '全款付清', deposit: '先付 20% 定金' } as const

/** Chooses how to pay and goes on to the agreement. */
export async function choosePlan(page: Screen, plan: keyof typeof PLAN_NAMES): Promise<void> {
  await page.getByRole('radio', { name: PLAN_NAMES[plan] }).check({ force: true })
  await page.getByRole('button', { name: '下一步：读协议' }).click()
  await page.getByRole('heading', { name: '购买协议' }).waitFor()
}

/** Says to have read the agreement and goes on to the last look. */
export async function acceptTerms(page: Screen): Promise<void> {
  await page.getByRole('checkbox', { name: '我已逐条读完' }).check({ force: true })
  await page.getByRole('button', { name: '同意并继续' }).click()
  await page.getByRole('button', { name: '提交订单' }).waitFor()
}

/** Sends the order and waits for the till. */
export async function submitOrder(page: Screen): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor()
}

/** As far as the till, in one go. */
export async function placeOrder(page: Screen, plan: keyof typeof PLAN_NAMES): Promise<void> {
  await choosePlan(page, plan)
  await acceptTerms(page)
  await submitOrder(page)
}

export async function payNow(page: Screen, paymentPassword: string): Promise<void> {
  await page.getByLabel('支付密码', { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
}
