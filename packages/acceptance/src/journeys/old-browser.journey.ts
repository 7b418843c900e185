import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PEOPLE } from '../api/people.ts'
import { forgetNewFunctions } from '../browser/forget-new-functions.ts'
import type { Phone } from '../browser/phone.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { acceptTerms, choosePlan } from './steps/checkout.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

/** Properties that the oldest browsers know with a prefix alone: Safari 14, on computers and phones, and Chrome 79. */
const PREFIXED = [
  'appearance',
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'mask-size',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]

/** The rules of the built pages, innermost first. */
const builtRules = (): readonly string[] => {
  const folder = inCheckout('packages', 'web', 'dist', 'client', 'assets')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\{([^{}]*)\}/g)])
    .map(([, declarations = '']) => declarations)
}

it.each(PREFIXED)('what the built pages say of %s is said with the prefix of the oldest browsers too', (property) => {
  const names = (rule: string) => rule.split(';').map((declaration) => declaration.split(':')[0]?.trim())
  const saying = builtRules().filter((rule) => names(rule).includes(property))
  expect(saying.filter((rule) => !names(rule).includes(`-webkit-${property}`))).toEqual([])
})

it('letters keep their size when a phone of Apple’s is turned', () => {
  expect(builtRules().join()).toContain('-webkit-text-size-adjust:100%')
})

describe('A user whose browser is years old', () => {
  const story = openStory()
  let phone: Phone

  it('finds a shop in the list, reads it, and comes back to the place', async () => {
    phone = await story.journey().phone()
    const { page } = phone
    await page.addInitScript(forgetNewFunctions)
    await page.goto('/')
    await page.getByRole('link', { name: '找店' }).click()
    await page.getByRole('heading', { name: '全部店铺' }).waitFor()
    // The page that was left is kept, out of sight.
    const cards = page.getByTestId('shop-card').filter({ visible: true })
    await cards.first().waitFor()
    const before = await cards.count()
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
    await cards.nth(before).tap()
    await page.waitForURL('**/shop/*')
    await page.getByText('一共要花多少钱').waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  it('searches, logs in and goes as far as to pay', async () => {
    const { page } = phone
    await page.goto('/search')
    await page.getByRole('searchbox').fill('女装')
    await page.getByRole('searchbox').press('Enter')
    await page.getByTestId('shop-card').first().waitFor()
    await page.goto('/login')
    await logInOnPage(page, PEOPLE.song)
    await page.waitForURL('**/user_center')
    await page.goto('/lists?sort=price-up')
    await page.getByTestId('shop-card').first().tap()
    await page.getByRole('link', { name: /立即下单/ }).click()
    await choosePlan(page, 'full')
    await acceptTerms(page)
    for (const path of [
      '/user_center/order',
      '/user_center/server/history',
      '/user_center/server/my_ticket',
      '/user_center/server/recharge',
      '/user_center/address',
    ]) {
      await page.goto(path)
      await page.getByRole('main').waitFor()
    }
  })

  itWasWithoutFault('nothing threw on the way', story)
})
