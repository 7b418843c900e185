import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openApi } from '../api/api-client.ts'
import { pay, place, type Card, type Order, type Page as Found } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { logInOnPage } from '../journeys/steps/enter.ts'
import { choosePlan } from '../journeys/steps/checkout.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { asWebp } from './as-webp.ts'
import { settled } from '../browser/settled.ts'

const FOLDER = inCheckout('docs', 'images')
const SCREEN = { width: 360, height: 720 } as const
const LIST = '/lists?platform=1'

/** The pictures that the README shows, taken anew: one buyer looks for a shop, reads its agreement, and has paid it. */
export async function takeReadmeImages(browser: Browser, url: string): Promise<readonly string[]> {
  const buyer = await logIn(await openApi(url), PEOPLE.zhou)
  const { items } = await buyer.must<Found<Card>>('GET goods', { platform: 1 })
  const [first, second] = items.filter(({ status, kind }) => status === 'on-sale' && kind === 'flagship')
  if (first === undefined || second === undefined) throw new Error('The market has too few shops')
  const order = (await place(buyer, second, 'full')).data as Order
  await pay(buyer, order)

  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const [page, blank] = [await context.newPage(), await context.newPage()]
  const files: string[] = []
  const picture = async (name: string) => {
    await settled(page)
    const file = join(FOLDER, `${name}.webp`)
    writeFileSync(file, await asWebp(blank, await page.screenshot({ scale: 'css' })))
    files.push(file)
  }
  const visit = async (path: string, name: string) => {
    await page.goto(path)
    await picture(name)
  }
  await visit('/', 'home')
  await visit(LIST, 'list')
  await visit(`/shop/${first.id}`, 'shop')
  await page.goto('/login')
  await logInOnPage(page, PEOPLE.zhou)
  await page.waitForURL('**/user_center')
  await page.goto(`/shop/${first.id}/order`)
  await choosePlan(page, 'full')
  await picture('agreement')
  await visit(`/user_center/order_detail/${order.id}`, 'order')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(LIST, 'list-dark')
  await context.close()
  return files
}
