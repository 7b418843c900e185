import type { Order } from '../../api/market.ts'
import { aPhoto } from '../../browser/a-photo.ts'
import type { Screen } from '../../other-browsers/screen.ts'

export const handoverPage = ({ id }: Pick<Order, 'id'>) => `/user_center/handover/${id}`

const itemOf = (page: Screen, item: string) => page.getByRole('region', { name: item, exact: true })

/** The seller marks one item with a photo, and a note where there is one. */
export async function markItem(page: Screen, item: string, widthPx: number, words = ''): Promise<void> {
  const card = itemOf(page, item)
  await card.getByRole('button', { name: /^(重新)?交这一项/ }).click()
  // Pictures that were sent before are not in the form any more: the first place is free.
  await card.getByLabel(/^图片 1 /).setInputFiles(await aPhoto(page, widthPx, 600))
  await card.getByRole('button', { name: '换一张', exact: true }).waitFor()
  if (words !== '') await card.getByLabel('补充说明').fill(words)
  await card.getByRole('button', { name: '提交凭证' }).click()
  await card.getByText('已交，待核对').waitFor()
}

/** The seller marks all required items, and declares the shop handed over. */
export async function handOverShop(page: Screen, order: Pick<Order, 'id'>): Promise<void> {
  await page.goto(handoverPage(order))
  await page
    .getByText(/^卖家已交/)
    .first()
    .waitFor()
  const open = page.getByRole('region').filter({ hasText: '必交' }).filter({ hasText: '未交' })
  const names = await open.getByRole('heading').allTextContents()
  for (const [place, name] of names.entries()) await markItem(page, name, 500 + place)
  await sayHandedOver(page)
}

async function sayHandedOver(page: Screen): Promise<void> {
  await page.getByRole('button', { name: '都交完了，通知买家核对' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认已交接' }).click()
  await page
    .getByText(/轮到买家 · 确认交接/)
    .first()
    .waitFor()
}

/** The buyer takes what was handed over, from the checklist on, whether or not every item is ticked. */
export async function confirmReceipt(page: Screen, paymentPassword: string): Promise<void> {
  await page.getByRole('button', { name: '确认收店' }).click()
  const sheet = page.getByRole('dialog', { name: '确认收店' })
  await sheet.getByLabel('支付密码').fill(paymentPassword)
  await sheet.getByRole('button', { name: '确认并完成交易' }).click()
  await sheet.waitFor({ state: 'hidden' })
}
