import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { logInOnPage } from '../steps/enter.ts'

const ROUNDS = 10

describe('A player of the guessing game', () => {
  const story = openStory()
  let phone: Phone
  let coins = 0
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)
  const round = (number: number) =>
    page()
      .getByRole('heading', { name: `第 ${number} 题，共 10 题` })
      .waitFor()
  const guess = async (yuan: string) => {
    await page().getByLabel('您猜它卖了多少钱（元）').fill(yuan)
    await page().getByRole('button', { name: '就猜这个价' }).click()
  }
  const playThrough = async (begin: string) => {
    await page().getByRole('button', { name: begin }).click()
    for (let number = 1; number <= ROUNDS; number += 1) {
      await round(number)
      await guess('60000')
      await page()
        .getByRole('button', { name: number === ROUNDS ? '看结果' : '下一题' })
        .click()
    }
    await page().getByRole('heading', { name: '这一局打完了' }).waitFor()
  }
  const openGame = async () => {
    await page().goto('/game')
    await playInBrowser()
  }
  const playInBrowser = async () => {
    await page().waitForURL('**/sandbox/wechat/game')
    await page()
      .getByRole('link', { name: /在浏览器里玩/ })
      .click()
    await page().waitForURL('**/game?os=browser')
  }
  const coinsNow = async () => {
    await page().goto('/user_center/goldcoin/goldindex')
    const balance = page()
      .getByRole('main')
      .getByText('我的金币', { exact: true })
      .locator('xpath=following-sibling::p[1]')
    await balance.waitFor()
    return Number((await balance.innerText()).replaceAll(',', ''))
  }

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('is led to the entry in WeChat, practises in the browser instead, and a reload plays on (GUE-11, GUE-12, GUE-14)', async () => {
    await page().goto('/game')
    await page().waitForURL('**/sandbox/wechat/game')
    await shoot('89-game-entry')
    await playInBrowser()
    await page().getByText('这是练习').waitFor()
    await shoot('90-game')
    await page().getByRole('button', { name: '开始一局' }).click()
    await round(1)
    await shoot('91-game-round')
    await page().keyboard.press('Tab')
    await page().keyboard.type('60000')
    await page().keyboard.press('Enter')
    await page().getByText('成交价').waitFor()
    await shoot('92-game-result')
    await page().reload()
    await page().getByRole('button', { name: '接着玩' }).click()
    await round(2)
  })

  it('plays ten rounds logged in, and gets coins and a place (GUE-9, GUE-10)', async () => {
    await page().goto('/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL('**/user_center')
    const before = await coinsNow()
    await page()
      .getByRole('link', { name: /猜价游戏/ })
      .click()
    await playInBrowser()
    await playThrough('开始一局')
    const given = await page()
      .getByText(/^得到 \d+ 个金币$/)
      .innerText()
    await page().getByText('第 1 名').waitFor()
    await page().getByText('(您)').waitFor()
    await shoot('93-game-over')
    coins = await coinsNow()
    expect(coins - before).toBe(Number(/\d+/.exec(given)?.[0]))
  })

  it('gets no coins for a second game of the day (GUE-10)', async () => {
    await openGame()
    await page()
      .getByText(/^您玩过 1 局/)
      .waitFor()
    await playThrough('开始一局')
    await page().getByText('今天的金币已经领过了').waitFor()
    expect(await coinsNow()).toBe(coins)
  })

  it('reads the game in English and in the large type', async () => {
    const { url } = story.journey().server
    await page()
      .context()
      .addCookies([
        { name: 'diandu_lang', value: 'en', url },
        { name: 'diandu_type', value: 'large', url },
      ])
    await openGame()
    await page().getByRole('button', { name: 'Start game' }).waitFor()
    await story.album.shoot(page(), '94-game-large', 'en')
    await page().getByRole('button', { name: 'Start game' }).click()
    await page().getByRole('heading', { name: 'Round 1 of 10' }).waitFor()
    await story.album.shoot(page(), '94-game-round-large', 'en')
  })

  it('plays inside WeChat without being led away (GUE-3)', async () => {
    const inWeChat = await story.journey().phone({ userAgentWord: 'MicroMessenger/8.0.50' })
    await inWeChat.page.goto('/game')
    await inWeChat.page.getByRole('button', { name: '开始一局' }).click()
    await inWeChat.page.getByRole('heading', { name: '第 1 题，共 10 题' }).waitFor()
    expect(new URL(inWeChat.page.url()).pathname).toBe('/game')
  })

  itWasWithoutFault('every page of the game was without fault', story)
})
