import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { logInOnPage } from '../steps/enter.ts'

describe('From a valuation to a listing', () => {
  const story = openStory()
  let phone: Phone
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('a seller logs in and finds the valuation among the tools', async () => {
    await page().goto('/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL('**/user_center')
    await page().goto('/instrument')
    await page()
      .getByRole('link', { name: /店铺估价/ })
      .click()
    await page().waitForURL('**/assessment')
    await page().getByText('还没有记录，估一次就会出现在这里').waitFor()
    await shoot('70-assessment')
  })

  it('tells in three steps what the shop is; a reload loses nothing', async () => {
    await page().getByLabel('平台').selectOption({ label: '天猫' })
    await page().getByLabel('店铺类型').selectOption({ label: '旗舰店' })
    await page().getByLabel('主营类目').selectOption({ label: '女装' })
    await page().getByRole('button', { name: '下一步' }).click()
    await page().waitForURL('**/assessment?step=2')
    for (const name of ['描述相符', '服务态度', '物流服务']) await page().getByLabel(name).fill('4.8')
    await page().getByLabel('月均营业额（元）').fill('300,000')
    await page().reload()
    await expect.poll(() => page().getByLabel('月均营业额（元）').inputValue()).toBe('300,000')
    await shoot('71-assessment-figures')
    await page().getByRole('button', { name: '下一步' }).click()
    await page().waitForURL('**/assessment?step=3')
    await page().getByRole('radio', { name: 'R标' }).check()
    await shoot('72-assessment-compliance')
    await page().getByRole('button', { name: '看估价' }).click()
    await page().waitForURL('**/assessment/result?*')
  })

  it('reads the price with its reasons, its confidence and shops that were sold (VAL-2, VAL-5, VAL-6)', async () => {
    const table = page().getByRole('table', { name: '价格怎么来的' })
    await table.waitFor()
    expect(await table.getByRole('row').count()).toBe(11)
    await page()
      .getByText(/依据 \d+ 家/)
      .waitFor()
    expect(
      await page()
        .getByText(/^\d{4}-\d\d-\d\d 成交 ¥/)
        .count(),
    ).toBe(5)
    await shoot('73-valuation')
  })

  it('makes a picture of it on the phone, and closes it with Back (VAL-15, WEB-123)', async () => {
    await page().getByRole('button', { name: '做成图片分享' }).click()
    const picture = page().getByRole('img', { name: /^分享图片：天猫/ })
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(750)
    await shoot('74-valuation-picture')
    await page().goBack()
    await picture.waitFor({ state: 'hidden' })
  })

  it('sells it at this price: the form that sells a shop is opened with the figures (VAL-10)', async () => {
    const sell = page().getByRole('link', { name: '按这个价卖' })
    const typed = /带着 ¥([\d.]+)万/.exec(
      await page()
        .getByText(/带着 ¥/)
        .innerText(),
    )?.[1]
    await sell.click()
    await page().waitForURL('**/sellshop?from=assessment')
    for (const [label, value] of [
      ['平台', '1'],
      ['店铺类型', 'flagship'],
      ['主营行业', 'womenswear'],
    ] as const)
      await expect.poll(() => page().getByLabel(label, { exact: true }).inputValue()).toBe(value)
    await shoot('73-sell-at-this-price')
    await page().goto('/sellshop?from=assessment&step=money')
    const price = page().getByLabel('标价（元）')
    await expect.poll(async () => Number(await price.inputValue()) / 10_000).toBeCloseTo(Number(typed), 0)
    await page().goBack()
    await page().waitForURL('**/sellshop?from=assessment')
  })

  it('hands it in with what the valuation did not know, and sees it under review (VAL-10, SEL-1)', async () => {
    const title = '由估价而来的女装旗舰店'
    const fill = (name: string, text: string) => page().getByRole('textbox', { name }).fill(text)
    const choose = (name: string) => page().getByRole('radio', { name, exact: true }).check({ force: true })
    const next = async (heading: string) => {
      await page().getByRole('button', { name: '下一步' }).click()
      await page().getByRole('heading', { name: heading }).waitFor()
    }
    await page().goto('/sellshop?from=assessment')
    await fill('标题', title)
    await page().getByLabel('所在地区', { exact: true }).selectOption('33')
    await fill('店铺介绍', '经营五年，老客稳定，证照齐全，可配合过户。')
    await next('经营数据')
    await expect.poll(() => page().getByRole('textbox', { name: '描述相符' }).inputValue()).toBe('4.8')
    await fill('开店日期', '2019-05-18')
    await fill('店铺等级', '体验分 90')
    await next('价格、费用与债务')
    await choose('无')
    await next('怎么过户')
    await choose('公司整体转让，法人变更')
    await choose('R标')
    await fill('商标类别（1–45）', '25')
    await fill('商标持有人', '杭州云禾服饰有限公司')
    await choose('一般纳税人')
    await choose('不含库存')
    await choose('教')
    await next('联系方式与确认')
    await fill('联系人', '老周')
    await fill('联系手机', '19900000001')
    await page().getByRole('checkbox').check({ force: true })
    await page().getByRole('button', { name: '提交审核' }).click()
    await page().waitForURL('**/user_center/shops/s*')
    await page().getByText('审核员正在查看').waitFor()
    await page().getByText('由估价而来').first().waitFor()
    await shoot('75-handed-in')
  })

  it('finds it among the records, and begins again from there (VAL-11)', async () => {
    await page().goto('/assessment')
    await page()
      .getByRole('link', { name: /天猫 · 旗舰店 · 女装/ })
      .waitFor()
    await page().getByRole('link', { name: '再估一次' }).click()
    await expect.poll(() => page().getByLabel('平台').inputValue()).toBe('1')
    await shoot('75-valuation-records')
  })

  it('looks through the categories: a platform, an industry, and its shops (CAT-18, CAT-35)', async () => {
    await page().goto('/')
    await page().getByRole('link', { name: '全部分类' }).click()
    await page().waitForURL('**/mainCategory')
    await page().getByRole('navigation', { name: '平台' }).getByRole('link', { name: /京东/ }).click()
    await page().waitForURL('**/mainCategory?platform=3')
    const industry = page().getByRole('region', { name: '京东的类目' }).getByRole('link').first()
    const count = Number(/\d+$/.exec(await industry.innerText())?.[0])
    await shoot('76-categories')
    await industry.click()
    await page().waitForURL('**/lists?platform=3&industry=*')
    await page().getByText(`共 ${count} 家在售`).waitFor()
    await page().goBack()
    await page().waitForURL('**/mainCategory?platform=3')
    await page().getByRole('region', { name: '京东的类目' }).waitFor()
  })

  it('opens a link of the desktop site, and is told what it says that is not understood (CAT-31)', async () => {
    await page().goto('/pc-filter/platform-1_kind-flagship_min-100000')
    await page().waitForURL('**/lists?platform=1&kind=flagship&min=100000')
    await page().goto('/pc-filter/platform-1_colour-red')
    await page().getByText('colour-red').waitFor()
    await shoot('77-pc-filter')
    await page().getByRole('link', { name: '看符合的店铺' }).click()
    await page().waitForURL('**/lists?platform=1')
  })

  it('reads why each shop is featured, or liked (CAT-32)', async () => {
    for (const path of ['/appPage/featured-shops', '/appPage/you-like']) {
      await page().goto(path)
      await expect.poll(() => page().getByRole('list', { name: '推荐理由' }).count()).toBeGreaterThanOrEqual(10)
      await shoot(path === '/appPage/you-like' ? '79-you-like' : '78-featured')
    }
  })

  it('reads all of it in English', async () => {
    await phone.context.addCookies([{ name: 'diandu_lang', value: 'en', url: story.journey().server.url }])
    for (const [name, path] of [
      ['72-assessment-compliance', '/assessment?step=3'],
      ['73-valuation', '/assessment/result?platform=2&kind=personal&industry=womenswear&turnover=300000'],
      ['76-categories', '/mainCategory?platform=2'],
      ['79-you-like', '/appPage/you-like'],
    ] as const) {
      await page().goto(path)
      await page().waitForLoadState('networkidle')
      await story.album.shoot(page(), name, 'en')
    }
  })

  itWasWithoutFault('nothing failed on the way', story)
})
