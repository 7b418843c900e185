import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { aPhoto } from '../../browser/a-photo.ts'
import { runOps } from '../../server/run-ops.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { placeOrder } from '../steps/checkout.ts'
import { logInOnPage, logInOver } from '../steps/enter.ts'
import { fillListing, nextStep } from '../steps/fill-listing.ts'
import { verifyAsCompany } from '../steps/verify-as-company.ts'

const TITLE = '栖霞茶具旗舰店，七年老店'
/** On cards, below the title that is composed of the figures and says the kind already. */
const ON_CARDS = '栖霞茶具 七年老店'

describe('From a form to an order', () => {
  const story = openStory()
  const { shoot } = story.album
  let seller: Phone
  let shopId = ''
  const page = () => seller.page
  const next = (heading: string) => nextStep(page(), heading)

  beforeAll(async () => {
    seller = await story.journey().phone()
  })

  it('a visitor fills in a shop in five steps, and sees its card grow (SEL-24)', async () => {
    await page().goto('/sellshop')
    await fillListing.what(page(), TITLE)
    await expect.poll(() => page().getByTestId('shop-card-preview').textContent()).toContain(ON_CARDS)
    await shoot(page(), '70-sell-what')
    await next('经营数据')
    await fillListing.figures(page())
    await shoot(page(), '71-sell-figures')
    await next('价格、费用与债务')
    await fillListing.price(page())
    await shoot(page(), '72-sell-price')
    await next('怎么过户')
    await fillListing.transfer(page())
    await next('联系方式与确认')
  })

  it('hands it in, logs in over it, and it goes on by itself to wait for a review (SEL-1, SEL-24, SES-55)', async () => {
    await fillListing.contact(page())
    await page().getByRole('button', { name: '提交审核' }).click()
    await logInOver(page(), PEOPLE.he)
    await page().waitForURL('**/user_center/shops/s*')
    shopId = new URL(page().url()).pathname.split('/').at(-1) ?? ''
    await page().getByText('审核员正在查看').waitFor()
    await shoot(page(), '73-under-review')
  })

  it('a reviewer asks for more, the seller adds it, and it is accepted (SEL-7, SEL-8)', async () => {
    const ops = async (...args: readonly string[]) => {
      const { exitCode, output } = await runOps(story.journey().installation, 'listings', ...args)
      expect(exitCode, output).toBe(0)
      return output
    }
    expect(await ops('list', '--most', '100')).toContain(shopId)
    const wanted = ['--field', 'fans', '--words', '请填写粉丝数', '--by', 'Li'] as const
    await ops('request', shopId, '--revision', '1', ...wanted)
    await page().reload()
    await page().getByRole('link', { name: '补充并重新提交' }).click()
    await page().goto(`/sellshop?shop=${shopId}&step=what`)
    await page()
      .getByLabel(/^照片 1/)
      .setInputFiles(await aPhoto(page(), 800, 600))
    await page().getByRole('img', { name: '照片 1已上传' }).waitFor()
    await next('经营数据')
    await page().getByRole('textbox', { name: '粉丝数' }).fill('18000')
    await next('价格、费用与债务')
    await next('怎么过户')
    await next('联系方式与确认')
    await page().getByRole('checkbox').check({ force: true })
    await page().getByRole('button', { name: '保存并重新审核' }).click()
    await page().waitForURL(`**/user_center/shops/${shopId}`)
    // Without a verified seller no reviewer can accept it, and its seller is told so.
    await page().getByText('卖家还没有通过实名认证').waitFor()
    const early = await runOps(
      story.journey().installation,
      'listings',
      'accept',
      shopId,
      '--revision',
      '3',
      '--by',
      'Li Na',
    )
    expect([early.exitCode, early.output]).toEqual([1, expect.stringContaining('its seller is not verified')])
    await verifyAsCompany(page(), story.journey().installation, PEOPLE.he)
    await ops('accept', shopId, '--revision', '3', '--by', 'Li Na')
    await page().goto(`/user_center/shops/${shopId}`)
    await page().getByText('买家现在可以看到并下单。').waitFor()
    await shoot(page(), '74-on-sale')
  })

  it('a buyer finds it by a search and orders it; its seller can change it no more (SEL-1, SEL-14)', async () => {
    const buyer = await story.journey().phone()
    await buyer.page.goto('/login')
    await logInOnPage(buyer.page, PEOPLE.zhou)
    await buyer.page.waitForURL('**/user_center')
    await buyer.page.goto(`/search/${encodeURIComponent('栖霞茶具')}`)
    await buyer.page.getByRole('main').getByTestId('shop-card').filter({ hasText: ON_CARDS }).click()
    await buyer.page.waitForURL(`**/shop/${shopId}`)
    await shoot(buyer.page, '75-found')
    await buyer.page.getByRole('link', { name: '立即下单' }).click()
    await buyer.page.waitForURL(`**/shop/${shopId}/order`)
    await placeOrder(buyer.page, 'deposit')
    await shoot(buyer.page, '76-ordered')
    await page().reload()
    await page().getByText('有买家已下单，正在等付款。').first().waitFor()
    expect(await page().getByRole('button', { name: '改价' }).count()).toBe(0)
    await shoot(page(), '77-in-order')
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)
})
