import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE, sellerLogin } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { placeOrder, yuanText } from '../steps/checkout.ts'
import { enterAs, onlyOrder, type Shop } from '../steps/deal.ts'

/** Whole yuan of a part of the price, as the chips name it. */
const partOf = (fen: number, percent: number) => Math.floor(Math.round((fen * percent) / 100) / 100) * 100

describe('A price that is agreed on', () => {
  const story = openStory()
  const { shoot } = story.album
  let buyer: Phone
  let seller: Phone
  let shop: Shop
  let offered: string
  let countered: string

  const cardOf = (page: Page) => page.locator(`[data-testid="shop-card"][href="/shop/${shop.id}"]`).first()
  const thread = async (page: Page) =>
    (await page.getByRole('list', { name: '议价经过' }).getByRole('listitem').allTextContents()).map(
      (line) => /^(.*?¥[\d,]+\.\d\d)/.exec(line)?.[1],
    )

  beforeAll(async () => {
    const { api, phone } = story.journey()
    buyer = await phone()
    await enterAs(buyer, PEOPLE.lin)
    // A shop that the home page shows.
    await buyer.page.goto('/')
    const href = await buyer.page.getByTestId('shop-card').first().getAttribute('href')
    shop = await api.must<Shop>('GET goods/detail', { id: (href ?? '').replace('/shop/', '') })
    offered = yuanText(partOf(shop.priceFen, 90))
    countered = yuanText(partOf(shop.priceFen, 95))
    seller = await phone()
    await enterAs(seller, sellerLogin(shop.sellerName))
  })

  it('is offered by a chip, with the total that follows (OFR-2)', async () => {
    const { page } = buyer
    await page.goto(`/shop/${shop.id}`)
    await page.getByRole('button', { name: /收藏/ }).first().tap()
    await page.getByRole('link', { name: '还价' }).tap()
    await page.getByRole('button', { name: `−10% ¥${offered}` }).tap()
    await page.getByText(/^谈成付给店渡 ¥/).waitFor()
    await shoot(page, '72-bargain-offer')
    await page.getByRole('button', { name: '发送出价' }).tap()
    await page.getByText('等卖家回复').waitFor()
  })

  it('is countered by its seller and accepted by its buyer, who read one thread (OFR-14)', async () => {
    const { page } = seller
    await page.goto('/message')
    await page.getByText(`买家出价 ¥${offered}`).waitFor()
    await page.goto('/user_center/offers?role=seller')
    await page.getByRole('link', { name: new RegExp(`待您回复[^]*${offered}`) }).tap()
    await page.getByRole('button', { name: '还一个价' }).tap()
    await page.getByRole('button', { name: `−5% ¥${countered}` }).tap()
    await shoot(page, '73-bargain-counter')
    await page.getByRole('button', { name: '发送还价' }).tap()
    await page.getByText('等买家回复').waitFor()
    expect(await thread(page)).toEqual([`买家出价¥${offered}`, `您还价¥${countered}`])
    await buyer.page.goto('/message')
    await buyer.page.getByText(`卖家还价 ¥${countered}`).waitFor()
    await buyer.page.goto(`/user_center/offer/${shop.id}`)
    await buyer.page.getByRole('button', { name: `接受 ¥${countered}` }).tap()
    const question = buyer.page.getByRole('alertdialog')
    await question.waitFor()
    await shoot(buyer.page, '74-bargain-accept')
    await question.getByRole('button', { name: `接受 ¥${countered}` }).tap()
    await buyer.page.getByRole('link', { name: `按 ¥${countered} 下单` }).waitFor()
    await shoot(buyer.page, '75-bargain-agreed')
    expect(await thread(buyer.page)).toEqual([`您出价¥${offered}`, `卖家还价¥${countered}`, `您接受了¥${countered}`])
  })

  it('stands on home, list, favourites, shop and checkout, moves nothing, and is the order’s (OFR-18)', async () => {
    const { page } = buyer
    for (const path of ['/', `/lists?text=${encodeURIComponent(shop.title)}`, '/user_center/collection']) {
      await page.goto(path)
      const card = cardOf(page)
      await card.waitFor()
      const before = await card.boundingBox()
      await card.getByText(/^您谈好的价/).waitFor()
      expect(await card.boundingBox(), path).toEqual(before)
      await card.scrollIntoViewIfNeeded()
      await shoot(page, `76-agreed-on${path.replace(/\W+/g, '-').slice(0, 12)}`)
    }
    await page.goto(`/shop/${shop.id}`)
    const order = page.getByRole('link', { name: /^按谈好的价下单/ })
    await order.waitFor()
    await page
      .getByTestId('shop-head')
      .getByText(`您谈好的价（标价 ¥${yuanText(shop.priceFen)}）`)
      .waitFor()
    await shoot(page, '77-agreed-on-shop')
    // A visitor is given the same page without a word of it.
    const publicPage = await (await fetch(new URL(`/shop/${shop.id}`, page.url()))).text()
    expect(publicPage).not.toContain(countered)
    await order.tap()
    await page.getByText('您谈好的价', { exact: true }).first().waitFor()
    await shoot(page, '78-agreed-in-checkout')
    await placeOrder(page, 'full')
    expect(await onlyOrder(story.journey().api, PEOPLE.lin)).toMatchObject({ priceFen: partOf(shop.priceFen, 95) })
  })

  itWasWithoutFault('nothing on the way offended axe, logged an error or asked for what is not there', story)
})
