import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openApi } from '../api/api-client.ts'
import { pay, place, type Card, type Order, type Page as Found } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { logInOnPage } from '../journeys/steps/enter.ts'
import { choosePlan } from '../journeys/steps/checkout.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { atRest } from './at-rest.ts'

const FOLDER = inCheckout('docs', 'images')
const SCREEN = { width: 360, height: 720 } as const
const QUALITY = 0.8
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
    await atRest(page)
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

/** The browser takes PNG and JPEG; its canvas writes WebP too. */
async function asWebp(blank: Page, png: Buffer): Promise<Buffer> {
  const written = await blank.evaluate(
    async ({ source, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  )
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64')
}
