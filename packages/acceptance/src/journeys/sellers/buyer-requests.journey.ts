import { beforeAll, describe, expect, it } from 'vitest'
import type { Card, Page as ListPage } from '../../api/market.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PEOPLE, sellerLogin } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { placeOrder } from '../steps/checkout.ts'
import { logInOnPage, logInOver } from '../steps/enter.ts'

interface Listed extends Card {
  readonly platform: number
  readonly industry: string
  readonly sellerName: string
}

/** A shop on sale of this seller's that can be ordered alone. */
async function shopOf(api: ApiClient, seller: string): Promise<Listed> {
  let cursor: string | null = null
  do {
    const list: ListPage<Card> = await api.must('GET goods', { sort: 'latest', ...(cursor === null ? {} : { cursor }) })
    for (const { id, kind } of list.items) {
      const shop: Listed = await api.must('GET goods/detail', { id })
      if (sellerLogin(shop.sellerName) === seller && kind !== 'enterprise') return shop
    }
    cursor = list.nextCursor
  } while (cursor !== null)
  throw new Error(`${seller} has no shop on sale`)
}

const WORDS = '这一条求购是为了走完一遍：要评分稳的。'

describe('From a request to an order of an offered shop', () => {
  const story = openStory()
  const { shoot } = story.album
  let [buyer, seller]: Phone[] = []
  let shop: Listed
  let requestPath = ''
  const page = () => (buyer as Phone).page
  const sellersPage = () => (seller as Phone).page

  beforeAll(async () => {
    const { api, phone } = story.journey()
    ;[buyer, seller] = [await phone(), await phone()]
    shop = await shopOf(api, PEOPLE.zhao)
  })

  it('a visitor says what they look for, and sees at once what fits (REQ-15)', async () => {
    await page().goto('/want_buy')
    await page().getByText('选一项平台').waitFor()
    await page().getByLabel('平台').selectOption(String(shop.platform))
    await page().getByLabel('类目').selectOption(shop.industry)
    await page().getByRole('textbox', { name: '补充说明' }).fill(WORDS)
    await page()
      .getByText(/家在售店铺符合/)
      .waitFor()
    await page().getByRole('list', { name: '现在符合的店铺' }).getByTestId('shop-card').first().waitFor()
    await shoot(page(), '70-want-buy')
  })

  it('logs in over the form, and what stood in it is published (REQ-1, REQ-16)', async () => {
    await page().getByRole('button', { name: '登录后发布' }).click()
    await logInOver(page(), PEOPLE.qin)
    await page().waitForURL('**/user_center/request/*')
    requestPath = new URL(page().url()).pathname
    await page()
      .getByRole('list', { name: '符合的店铺列表' })
      .getByText(/^符合：/)
      .first()
      .waitFor()
    await shoot(page(), '71-request')
  })

  it('a seller finds it among those that fit, and offers a shop (REQ-9)', async () => {
    await sellersPage().goto('/login')
    await logInOnPage(sellersPage(), PEOPLE.zhao)
    await sellersPage().waitForURL('**/user_center')
    await sellersPage().goto('/buylist')
    await sellersPage().getByRole('tab', { name: '适合我的店铺' }).click()
    await sellersPage().getByText(WORDS).waitFor()
    expect(await sellersPage().getByRole('main').innerText()).not.toContain(PEOPLE.qin)
    await shoot(sellersPage(), '72-buylist')
    await sellersPage()
      .getByRole('listitem')
      .filter({ hasText: WORDS })
      .getByRole('link', { name: '推荐我的店铺' })
      .click()
    await sellersPage().waitForURL('**/user_center/offer_shop/*')
    await sellersPage().getByRole('radio', { name: shop.title }).first().check()
    await sellersPage().getByRole('textbox', { name: '给买家的话' }).fill('后台可以一起看')
    await sellersPage()
      .getByRole('checkbox', { name: /看到我的完整手机号/ })
      .check()
    await shoot(sellersPage(), '73-offer-shop')
    await sellersPage().getByRole('button', { name: '推荐这家店铺' }).click()
    await sellersPage().waitForURL('**/user_center/requests?tab=offers')
    await sellersPage().getByText('等待买家回复').first().waitFor()
  })

  it('the buyer answers, and only then each is told how to reach the other (REQ-6, REQ-12)', async () => {
    await page().goto(requestPath)
    const offers = page().getByRole('list', { name: '卖家推荐的店铺列表' })
    await offers.getByText('后台可以一起看').waitFor()
    expect(await page().getByRole('main').innerText()).not.toMatch(/199\d{8}|199\*{4}/)
    await offers.getByRole('button', { name: '想看看' }).click()
    await page().getByRole('alertdialog').getByRole('button', { name: '想看看' }).click()
    await offers.getByText('19900000011').waitFor()
    await shoot(page(), '74-answered')
    await sellersPage().reload()
    await sellersPage().getByText('199****0004').waitFor()
    await shoot(sellersPage(), '75-my-offers')
  })

  it('orders that shop, and the seller sees its order (REQ-3)', async () => {
    await page().getByRole('link', { name: '去看看，可直接下单' }).click()
    await page().waitForURL('**/shop/*')
    await page().getByRole('link', { name: '立即下单' }).click()
    await page().waitForURL('**/shop/*/order')
    expect(new URL(page().url()).pathname).toBe(`/shop/${shop.id}/order`)
    await placeOrder(page(), 'deposit')
    await shoot(page(), '78-ordered')
    await sellersPage().goto(`/user_center/shops/${shop.id}`)
    await sellersPage().getByText('有买家已下单，正在等付款。').first().waitFor()
    await page().goto('/user_center/order')
    await page().getByText(shop.title).first().waitFor()
    await page().goto('/user_center/requests')
    await page().getByText(WORDS).waitFor()
    await shoot(page(), '76-my-requests')
  })

  it('a visitor shakes three shops, others the next time, and finds them again behind Back (SHK-2, SHK-4)', async () => {
    const visitor = await story.journey().phone()
    const on = visitor.page
    const drawn = on.getByRole('list', { name: '摇到的店铺' }).getByTestId('shop-card')
    const hrefs = () => drawn.evaluateAll((cards) => cards.map((card) => card.getAttribute('href')))
    await on.goto(`/shop/${shop.id}`)
    await on.getByRole('link', { name: '立即下单' }).waitFor()
    // The look is remembered once the page has hydrated.
    await on.waitForFunction(() => localStorage.getItem('yd_history') !== null)
    await on.goto('/shakeShop')
    await on.getByRole('button', { name: '摇三家店' }).click()
    await expect.poll(() => drawn.count()).toBe(3)
    await on
      .getByText(/和您看过的 1 家/)
      .first()
      .waitFor()
    await shoot(on, '77-shake')
    const first = await hrefs()
    // A tap within two seconds of the last one is held to be the same.
    await expect
      .poll(async () => {
        await on.getByRole('button', { name: '再摇一次' }).click()
        return (await hrefs()).some((href) => first.includes(href))
      })
      .toBe(false)
    const second = await hrefs()
    await drawn.first().click()
    await on.waitForURL('**/shop/*')
    await on.goBack()
    await expect.poll(hrefs).toEqual(second)
  })

  it('reads in English, at both widths and in both lights (WEB-6)', async () => {
    const { server } = story.journey()
    await (buyer as Phone).context.addCookies([{ name: 'diandu_lang', value: 'en', url: server.url }])
    for (const [path, name] of [
      ['/want_buy', '70-want-buy'],
      [requestPath, '74-answered'],
      ['/buylist', '72-buylist'],
      ['/shakeShop', '77-shake'],
    ] as const) {
      await page().goto(path)
      await page().waitForLoadState('networkidle')
      await shoot(page(), name, 'en')
    }
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)
})
