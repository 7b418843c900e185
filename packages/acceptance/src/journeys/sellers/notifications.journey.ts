import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newKey, type ApiClient } from '../../api/api-client.ts'
import { cheapShops, pay, place, type Card, type Order } from '../../api/market.ts'
import { logIn, PEOPLE, sellerLogin } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { yuanText } from '../steps/checkout.ts'
import { enterAs } from '../steps/deal.ts'
import { endSessionOf } from '../steps/end-sessions.ts'

const DAY_MS = 24 * 3_600_000
/** The next noon in China, outside of the quiet hours for phones. */
const NOON = new Date((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 4 * 3_600_000).toISOString()
const SIGN = '轮到您：签合同'

describe('What reaches a seller, and by which way', () => {
  const story = openStory({ at: NOON })
  const { shoot } = story.album
  let buyer: ApiClient
  let shops: readonly Card[]
  let seller: Phone
  let device: Phone
  let app: Page
  /** The device's id at the provider of pushes. */
  let token: string

  const offered = ({ priceFen }: Card): string => yuanText(offerOf(priceFen))
  const offerFor = async ({ id: shopId, priceFen: askedFen }: Card) =>
    void (await buyer.must(
      'POST goods/cutPrice',
      { shopId, askedFen, offeredFen: offerOf(askedFen) },
      { key: newKey() },
    ))
  const texts = async (words: string): Promise<number> =>
    (await (await fetch(`${story.journey().server.url}/sandbox/outbox`)).text()).split(words).length - 1
  const offerTexts = (shop: Card) => texts(`买家出价，价格${offered(shop)}元`)
  /** Number of pushes of this title that the provider received for the device; `shownPush` is on its screen. */
  const pushed = async (title: string): Promise<number> => {
    const { url } = story.journey().server
    const answer = await fetch(`${url}/sandbox/shell/pushes?token=${token}&after=0`)
    return ((await answer.json()) as readonly { readonly title: string }[]).filter((push) => push.title === title)
      .length
  }
  const shownPush = (title: string) => app.getByRole('button', { name: title })
  const wayOf = (kind: string, way: string) =>
    seller.page.getByRole('group', { name: kind }).getByRole('button', { name: way })
  const framed = () => app.frameLocator('iframe')

  beforeAll(async () => {
    const { api, phone } = story.journey()
    buyer = await logIn(api, PEOPLE.zhou)
    const found = await sellerOfFour(api)
    shops = found.shops
    seller = await phone()
    await enterAs(seller, found.name)
    // The seller's app signs in once the seller is chosen, so that it registers its device once.
    device = await phone({ width: 1200 })
    app = device.page
    await app.goto('/sandbox/shell?shell=android-app&answers=nobody&path=/user_center')
    await app.getByLabel('在应用里登录的人').selectOption(found.name)
    await app.getByLabel('应用被问到令牌时').selectOption('answers')
    // Waits for a registration with an answer: the first page may be left during its own.
    const naming = app.waitForResponse((answer) => answer.url().includes('message/device') && answer.ok())
    await app.getByLabel('地址').fill('/user_center/order')
    await app.getByRole('button', { name: '打开', exact: true }).click()
    token = ((await naming).request().postDataJSON() as { readonly token: string }).token
  })

  it('an offer is told in the app, by one text message and by one push, which opens it (NTF-1, NTF-3)', async () => {
    const [first] = shops as readonly [Card]
    const title = `买家出价 ¥${offered(first)}`
    await offerFor(first)
    await expect.poll(() => offerTexts(first)).toBe(1)
    await shownPush(title).waitFor()
    expect(await pushed(title)).toBe(1)
    const { page } = seller
    await page.goto('/message?kind=offer')
    await page.getByRole('link', { name: title }).waitFor()
    await shoot(page, '120-offer-told')
    await shownPush(title).click()
    await framed().getByRole('link', { name: '去看议价' }).waitFor()
  })

  it('the tab of the orders counts what waits, and the strip of the home page leads there (NTF-14, NTF-15)', async () => {
    const { page } = seller
    const [first] = shops as readonly [Card]
    await page.goto('/')
    const strip = page.getByRole('complementary', { name: '轮到我' }).getByRole('link')
    await strip.waitFor()
    expect(await strip.textContent()).toMatch(/^轮到您：回复买家的出价 ¥[\d,.]+，还剩 \d+ 天$/)
    expect(await strip.textContent()).toContain(offered(first))
    const tab = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^订单/ })
    await expect.poll(() => tab.textContent()).toContain('1 件事等您办')
    await shoot(page, '121-turn-strip')
    await tab.click()
    await page.waitForURL('**/user_center/order')
    await page.getByRole('heading', { name: '轮到我（1）' }).waitFor()
    await page.goto('/')
    await strip.click()
    await page.waitForURL('**/user_center/bargain/*')
    await page
      .getByText(`¥${offered(first)}`)
      .first()
      .waitFor()
  })

  it('offers are told by push alone once their text messages are switched off (NTF-4, NTF-8)', async () => {
    const [, second] = shops as readonly [Card, Card]
    await seller.page.goto('/user_center/setting')
    await wayOf('议价', '短信').click()
    await expect.poll(() => wayOf('议价', '短信').getAttribute('aria-pressed')).toBe('false')
    await offerFor(second)
    await shownPush(`买家出价 ¥${offered(second)}`).waitFor()
    expect(await offerTexts(second)).toBe(0)
  })

  it('orders keep one way to the phone whatever is switched off, and are told by it (NTF-5)', async () => {
    const { page } = seller
    await wayOf('订单', '短信').click()
    await expect.poll(() => wayOf('订单', '短信').getAttribute('aria-pressed')).toBe('false')
    await wayOf('订单', '推送').click()
    await page.getByText(/^订单消息关系到钱和期限，短信和推送至少留一种/).waitFor()
    expect(await wayOf('订单', '推送').getAttribute('aria-pressed')).toBe('true')
    await shoot(page, '122-last-way-stays')
    // A setting that is stored on the device alone would be lost.
    await page.reload()
    await expect.poll(() => wayOf('订单', '短信').getAttribute('aria-pressed')).toBe('false')
    expect(await wayOf('订单', '推送').getAttribute('aria-pressed')).toBe('true')
    const number = await buy(shops[2])
    await expect.poll(() => pushed(SIGN)).toBe(1)
    expect(await texts(`${number}${SIGN}`)).toBe(0)
    await page.goto('/')
    await expect.poll(() => page.getByRole('complementary').getByRole('link').textContent()).toContain('共 3 件')
  })

  it('orders are told by text message all the same where no app is left to take a push (NTF-9, NTF-11)', async () => {
    await app.getByLabel('应用被问到令牌时').selectOption('nobody')
    await endSessionOf(device, story.journey().api)
    const number = await buy(shops[3])
    await expect.poll(() => texts(`${number}${SIGN}`)).toBe(1)
    expect(await pushed(SIGN)).toBe(1)
    const [first] = shops as readonly [Card]
    expect(await offerTexts(first)).toBe(1)
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)

  /** Buys and pays a shop; gives the order's number. */
  async function buy(shop: Card | undefined): Promise<string> {
    const order = (await place(buyer, shop as Card, 'full')).data as Order & { readonly number: string }
    expect((await pay(buyer, order)).code).toBe('000000')
    return order.number
  }
})

/** Nine tenths of a price, in whole hundreds of yuan: no two shops' offers are alike by chance. */
const offerOf = (priceFen: number): number => Math.floor((priceFen * 0.9) / 100) * 100

/** A seller with four shops or more of different prices, for whom nothing waits yet. */
async function sellerOfFour(api: ApiClient): Promise<{ readonly name: string; readonly shops: readonly Card[] }> {
  const bySeller = new Map<string, Card[]>()
  for (const card of await cheapShops(api, 60)) {
    const { sellerName } = await api.must<{ readonly sellerName: string }>('GET goods/detail', { id: card.id })
    const theirs = bySeller.get(sellerName) ?? []
    if (!theirs.some(({ priceFen }) => priceFen === card.priceFen)) bySeller.set(sellerName, [...theirs, card])
  }
  for (const [shown, shops] of bySeller) {
    if (shops.length < 4) continue
    const name = sellerLogin(shown)
    const waiting = await (await logIn(api, name)).must<{ readonly items: readonly unknown[] }>('GET order/my-turn')
    if (waiting.items.length === 0) return { name, shops }
  }
  throw new Error('No seller has four shops and nothing to do')
}
