import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOver } from './steps/enter.ts'

const QUESTION = '年费返还的钱以后归谁？'
const ANSWER = '写进合同附件的归谁就归谁，没有写的，按交接日分摊。'

describe('From an article to a shop', () => {
  const story = openStory()
  const { shoot } = story.album
  let reader: Phone
  const page = () => reader.page

  beforeAll(async () => {
    reader = await story.journey().phone()
  })

  it('a visitor comes from the first page to the guides of one subject (ART-1, ART-2)', async () => {
    await page().goto('/')
    await page().getByRole('link', { name: '第一次买店？先看攻略' }).click()
    await page().waitForURL('**/taobao')
    await page().getByRole('main').getByTestId('article-card').first().waitFor()
    await shoot(page(), '60-articles')
    await page().getByRole('link', { name: '费用与保证金 3' }).click()
    await page().waitForURL('**/taobao/costs')
    await expect.poll(() => page().getByRole('main').getByTestId('article-card').count()).toBe(3)
  })

  it('reads one, and opens a shop to which it applies (ART-3, ART-6)', async () => {
    await page()
      .getByRole('link', { name: /买一家店一共要准备多少钱/ })
      .click()
    await page().waitForURL('**/taobao/details/total-cost')
    await page().getByRole('heading', { name: '倒过来算' }).waitFor()
    await page().getByText('年费还剩七个月').waitFor()
    await shoot(page(), '61-article')
    const card = page().getByRole('main').getByTestId('shop-card').first()
    const href = await card.getAttribute('href')
    await card.click()
    await page().waitForURL(`**${href}`)
    await page().getByRole('link', { name: '立即下单' }).waitFor()
    await page().goBack()
    await page().waitForURL('**/taobao/details/total-cost')
    await page().getByRole('heading', { name: '倒过来算' }).waitFor()
  })

  it('logs in to put a question, and comes back to the article (ART-9)', async () => {
    await page().getByRole('button', { name: '登录后提问' }).click()
    await logInOver(page(), PEOPLE.zhou)
    await page().getByLabel('您的问题').fill('打 13800138000 告诉我吧')
    await page().getByRole('button', { name: '提交问题' }).click()
    await page().getByText('请去掉手机号、QQ、微信等联系方式').waitFor()
    await page().getByLabel('您的问题').fill(QUESTION)
    await shoot(page(), '62-question')
    await page().getByRole('button', { name: '提交问题' }).click()
    await page().getByText('等待店渡回答，答复前只有您能看到').waitFor()
  })

  it('every visitor reads the question once the operator has answered it (ART-9, ART-12)', async () => {
    const { installation, phone } = story.journey()
    const other = await phone()
    await other.page.goto('/taobao/details/total-cost')
    await other.page.getByText('年费还剩七个月').waitFor()
    expect(await other.page.getByText(QUESTION).count()).toBe(0)
    const listed = await runOps(installation, 'questions', 'list')
    const [, id = ''] = new RegExp(`^(\\S+) .*${QUESTION}`, 'm').exec(listed.output) ?? []
    const answered = await runOps(installation, 'questions', 'answer', id, '--text', ANSWER, '--by', 'Li Na')
    expect(answered.exitCode, answered.output).toBe(0)
    await other.page.reload()
    await other.page.getByText(ANSWER).waitFor()
    expect(await other.page.getByRole('main').innerText()).not.toContain(PEOPLE.zhou)
  })

  it('a hot topic leads to its guides and its shops (ART-7)', async () => {
    await page().goto('/hotTopics')
    await page().getByRole('main').getByTestId('hot-topic').first().waitFor()
    await shoot(page(), '63-hot-topics')
    await page().getByRole('link', { name: '看这个话题' }).first().click()
    await page().waitForURL('**/hotTopics?id=*')
    await page().getByRole('main').getByTestId('shop-card').first().waitFor()
    await shoot(page(), '64-hot-topic')
    const guide = page().getByRole('link', { name: /买一家店一共要准备多少钱/ })
    await guide.click()
    await page().waitForURL('**/taobao/details/total-cost')
  })

  it('programs find every article, and each states its one address (ART-14, ART-15)', async () => {
    const { url } = story.journey().server
    const map = await (await fetch(`${url}/sitemap.xml`)).text()
    const articles = [...map.matchAll(/<loc>[^<]*(\/taobao\/details\/[\w-]+)<\/loc>/g)].map(([, path]) => path)
    expect(articles).toHaveLength(20)
    const html = await (await fetch(`${url}/taobao/details/total-cost?from=elsewhere`)).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/taobao\/details\/total-cost">/)
    const [, data = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [{ '@type': 'Article', headline: '买一家店一共要准备多少钱' }, {}],
    })
    expect((await (await fetch(`${url}/feed.xml`)).text()).match(/<entry>/g)).toHaveLength(20)
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)
})
