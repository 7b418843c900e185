import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, PEOPLE } from '../api/people.ts'
import { cheapShops, type Card } from '../api/market.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'

describe('A user on a slow network who presses before the page’s code has come', () => {
  const story = openStory()
  let shop: Card

  beforeAll(async () => {
    ;[shop] = (await cheapShops(story.journey().api, 1)) as [Card]
  })

  /** Opens a page of which no code comes until what is answered is called. */
  async function openSlowly(path: string, locale = 'zh-CN'): Promise<{ page: Page; letCodeCome: () => void }> {
    const { page } = await story.journey().phone({ locale })
    let letCodeCome = () => {}
    const mayCome = new Promise<void>((resolve) => (letCodeCome = resolve))
    await page.route('**/*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    return { page, letCodeCome }
  }

  it('chooses English', async () => {
    const { page, letCodeCome } = await openSlowly('/user_center/setting')
    await page.getByRole('radio', { name: 'English' }).click()
    letCodeCome()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  })

  it('reads on in the language of the page where another tab chose another one before its code came', async () => {
    const { page, letCodeCome } = await openSlowly('/assessment/result?platform=2&kind=personal&industry=womenswear')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    await page.context().addCookies([{ name: 'diandu_lang', value: 'en', url: story.journey().server.url }])
    letCodeCome()
    await page.waitForLoadState('networkidle')
    expect(await heading.innerText()).toBe('估价结果')
    await page.reload()
    expect(await heading.innerText()).toBe('Valuation')
  })

  it('favourites a shop, pressing twice, and is asked to log in', async () => {
    const { page, letCodeCome } = await openSlowly(`/shop/${shop.id}`)
    await page.getByRole('button', { name: '收藏' }).dblclick()
    letCodeCome()
    await page.getByRole('dialog', { name: '登录 / 注册' }).waitFor()
  })

  it('logs in with the Enter key, once', async () => {
    const { page, letCodeCome } = await openSlowly('/login')
    const logins: string[] = []
    page.on(
      'request',
      (request) => void (/login/.test(request.url()) && request.method() === 'POST' && logins.push(request.url())),
    )
    await page.getByLabel('用户名或手机号').fill(PEOPLE.zhou)
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    letCodeCome()
    await page.waitForURL('**/user_center')
    expect(logins).toHaveLength(1)
  })

  it('registers: a code is asked for, and the ticked box stays ticked', async () => {
    const { page, letCodeCome } = await openSlowly('/register_account')
    await page.getByLabel('用户名', { exact: true }).fill('早按的人')
    await page.getByLabel('手机号', { exact: true }).fill('13900001234')
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    await page.getByRole('button', { name: '获取验证码' }).click()
    letCodeCome()
    await page.getByRole('dialog', { name: '拼好图，再发验证码' }).waitFor()
    expect(await page.getByRole('checkbox', { name: '我已阅读并同意', includeHidden: true }).isChecked()).toBe(true)
  })

  it('answers all questions of the entry check (WEB-165)', async () => {
    const { page, letCodeCome } = await openSlowly('/entry/residence')
    const platform = page.getByLabel('想入驻的平台')
    await platform.selectOption({ label: '天猫' })
    const chosen = await platform.inputValue()
    for (const name of ['公司', '已注册（R 标）']) await page.getByRole('button', { name, exact: true }).click()
    letCodeCome()
    await page.getByRole('heading', { name: '检查结果' }).waitFor()
    expect(await platform.inputValue()).toBe(chosen)
  })

  it('chooses what is looked for, says it in words, and sees what fits (WEB-165)', async () => {
    const { page, letCodeCome } = await openSlowly('/want_buy')
    const [platform, industry] = [page.getByLabel('平台'), page.getByLabel('类目')]
    await platform.selectOption({ label: '天猫' })
    await industry.selectOption({ label: '女装' })
    await page.getByRole('textbox', { name: '补充说明' }).fill('评分要稳')
    const chosen = [await platform.inputValue(), await industry.inputValue()]
    letCodeCome()
    await page.getByText(/家在售店铺符合/).waitFor()
    expect([await platform.inputValue(), await industry.inputValue()]).toEqual(chosen)
    expect(await page.getByRole('textbox', { name: '补充说明' }).inputValue()).toBe('评分要稳')
  })

  it.each([
    ['/search', '/lists?q='],
    ['/instrument/keyword', '/instrument/keyword?word='],
  ])('searches with the Enter key on %s, which needs no code at all', async (path, found) => {
    const { page, letCodeCome } = await openSlowly(path)
    await page.getByRole('searchbox').fill('女装')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${found}${encodeURIComponent('女装')}`, { waitUntil: 'commit' })
    letCodeCome()
    await page.getByText('女装').first().waitFor()
  })

  it('types a search, and sends it once the code has come', async () => {
    const { page, letCodeCome } = await openSlowly('/search')
    await page.getByRole('searchbox').fill('女装')
    letCodeCome()
    await page.getByRole('group', { name: '大家在搜' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/search/${encodeURIComponent('女装')}`)
  })

  it('follows a link, which needs no code at all', async () => {
    const { page, letCodeCome } = await openSlowly('/')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '找店' }).click()
    await page.waitForURL('**/lists', { waitUntil: 'commit' })
    letCodeCome()
    await page.getByTestId('shop-card').first().waitFor()
  })

  itWasWithoutFault('nothing was wrong on the way', story)
})
