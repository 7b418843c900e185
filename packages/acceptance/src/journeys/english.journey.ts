import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, PEOPLE } from '../api/people.ts'
import { cheapShops, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { hydrated } from '../browser/hydrated.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'

const HAN = /\p{Script=Han}/u

describe('A user who reads English', () => {
  const story = openStory()
  let phone: Phone
  let shop: Card
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name, 'en')

  beforeAll(async () => {
    const { api, phone: open } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phone = await open({ locale: 'en-GB' })
  })

  it('chooses the language, and it stays', async () => {
    await page().goto('/user_center/setting')
    await page()
      .getByRole('radio', { name: 'English' })
      .or(page().getByRole('button', { name: 'English' }))
      .first()
      .click()
    await page().getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await page().evaluate(() => document.documentElement.lang)).toBe('en')
    await shoot('40-settings')
    await page().goto('/')
    await page().getByRole('heading', { name: 'Recommended shops' }).waitFor()
    await shoot('41-home')
  })

  it('buys a shop in English words (WRD-5)', async () => {
    await page().goto('/lists')
    await page().getByRole('main').getByTestId('shop-card').first().waitFor()
    await shoot('42-lists')
    await page().goto(`/shop/${shop.id}`)
    await page().getByTestId('shop-head').waitFor()
    await hydrated(page())
    await shoot('43-shop')
    await page().getByRole('link', { name: 'Order' }).click()
    await page().getByRole('dialog', { name: 'Log in or sign up' }).waitFor()
    await page().getByRole('radio', { name: 'Password' }).check({ force: true })
    await page().getByLabel('Username or phone number').fill(PEOPLE.zhou)
    await page().getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD)
    await shoot('44-login')
    await page().getByRole('button', { name: 'Log in', exact: true }).click()
    await page().getByRole('button', { name: 'Next: read the agreement' }).waitFor()
    await shoot('45-plan')
    await page().getByRole('button', { name: 'Next: read the agreement' }).click()
    await page().getByRole('heading', { name: 'Purchase agreement' }).waitFor()
    expect(await ownMessages(phone, shop.title)).not.toMatch(HAN)
    await shoot('46-agreement')
    await page().getByRole('checkbox').check({ force: true })
    await page().getByRole('button', { name: 'Agree and continue' }).click()
    await page().getByRole('button', { name: 'Place order' }).waitFor()
    expect(await ownMessages(phone, shop.title)).not.toMatch(HAN)
    await page().getByRole('button', { name: 'Place order' }).click()
    await page().getByLabel('Payment password', { exact: true }).fill(DEMO_PAYMENT_PASSWORD)
    await shoot('47-till')
    await page()
      .getByRole('button', { name: /^Pay ¥/ })
      .click()
    await page().waitForURL('**/paysuccess**')
    await page().getByRole('heading', { name: 'What’s next' }).waitFor()
    await shoot('48-paid')
    await page().getByRole('link', { name: 'Track order' }).click()
    await page().getByText('Paid, awaiting signatures').first().waitFor()
    expect(await ownMessages(phone, shop.title)).not.toMatch(HAN)
    await shoot('49-order')
  })

  itWasWithoutFault('saw no fault on the way in English (WEB-6)', story)
})

/** The page's own texts: without the seller's words and the marks of platforms, which are graphics. */
const ownMessages = async ({ page }: Phone, title: string): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(title, '').replace(/^\p{Script=Han}$/gmu, '')
