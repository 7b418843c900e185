import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../api/market.ts'
import type { Phone } from '../browser/phone.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'

const MEBIBYTE = 1024 * 1024

describe('A seller with the tools', () => {
  const story = openStory()
  let phone: Phone
  let shop: Card
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)
  const copied = () => page().evaluate(() => navigator.clipboard.readText())
  const text = () => page().getByRole('main').innerText()

  /** As one gesture: a mebibyte is pasted and not typed. */
  const paste = (label: string, long: string) =>
    page()
      .getByLabel(label)
      .evaluate((field, value) => {
        const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, long)

  beforeAll(async () => {
    const { api, phone: open, server } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phone = await open()
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(server.url).origin })
  })

  it('finds the tools from the first page, and comes back', async () => {
    await page().goto('/')
    await page()
      .getByRole('link', { name: /卖家工具/ })
      .click()
    await page().waitForURL('**/instrument')
    await page()
      .getByText(/今天 [\d,]+ 次搜索/)
      .waitFor()
    await shoot('60-tools')
    await page()
      .getByRole('link', { name: /热词榜/ })
      .click()
    await page().getByRole('list', { name: '近 7 天热词' }).waitFor()
    await page().getByRole('button', { name: '返回' }).click()
    await page().waitForURL('**/instrument')
  })

  it('reads the hot words with trend, share and competing shops, and copies them (TOOL-4, TOOL-5)', async () => {
    await page().goto('/instrument/hotWord')
    const rows = page().getByRole('list', { name: '近 7 天热词' }).getByRole('listitem')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(20)
    expect(await rows.first().innerText()).toMatch(/\d+ 次 · 占 [\d.]+%/)
    expect(await rows.first().getByRole('img').getAttribute('aria-label')).toMatch(/30 天趋势/)
    expect(await text()).toContain('演示数据')
    await shoot('61-hot-words')
    await page().getByRole('button', { name: '复制' }).click()
    await page().getByText('复制成功').waitFor()
    expect(await copied()).toMatch(/^店渡热词/)
  })

  it('looks a word up that others search for, and one that was searched for just now is not told (TOOL-2)', async () => {
    await page().goto('/instrument/hotWord')
    await page().getByRole('list', { name: '近 7 天热词' }).getByRole('link').first().click()
    await page().waitForURL('**/instrument/keyword?word=*')
    await page().getByText('第 1 名').waitFor()
    await shoot('62-keyword')
    await page().goto('/search/%E9%91%AB%E9%91%AB%E9%91%AB')
    await page()
      .getByText(/没有和“鑫鑫鑫”相符的店铺/)
      .waitFor()
    await page().goto('/instrument/keyword')
    await page().getByRole('searchbox').fill('鑫鑫鑫')
    await page().getByRole('button', { name: '查一查' }).click()
    await page()
      .getByText(/搜索不到 3 次/)
      .waitFor()
    await paste('要查的词', '词'.repeat(MEBIBYTE))
    await page().getByRole('button', { name: '查一查' }).click()
    await page()
      .getByText(/1,048,576 个字，最多查 40 个字/)
      .waitFor()
  })

  it('learns how many five stars lift three ratings, from a shop on the market (TOOL-6)', async () => {
    await page().goto('/instrument/ratesSingle')
    await page().getByLabel('用店渡上一家店的评分（选填）').fill(`https://m.diandu.example/shop/${shop.id}`)
    await page().getByRole('button', { name: '带出评分' }).click()
    await page()
      .getByText(/已填上/)
      .waitFor()
    for (const [name, score] of [
      ['描述相符', '4.70'],
      ['服务态度', '4.82'],
      ['物流服务', '4.61'],
    ] as const) {
      const group = page().getByRole('group', { name })
      expect(await group.getByLabel('现在的评分').inputValue()).toMatch(/^\d\.\d\d$/)
      await group.getByLabel('现在的评分').fill(score)
      await group.getByLabel('评价人数').fill('74')
    }
    await page().getByRole('button', { name: '算一算' }).click()
    await page().getByText('37 个五星到 4.80').waitFor()
    await shoot('63-ratings')
    await page().getByRole('button', { name: '复制' }).click()
    await page().getByText('复制成功').waitFor()
    expect(await copied()).toContain('37 个五星到 4.80')
    await paste('目标评分', '9'.repeat(MEBIBYTE))
    await page().getByRole('button', { name: '算一算' }).click()
    await page()
      .getByText(/目标是 1 到 5 之间的数/)
      .waitFor()
  })

  it('has prohibited words marked while the text stays on the phone, and copies what is better (TOOL-9, TOOL-15)', async () => {
    await page().goto('/instrument/violateWord')
    await page()
      .getByText(/^词库 /)
      .waitFor()
    const sent: string[] = []
    page().on('request', (request) => void (request.method() === 'POST' && sent.push(request.postData() ?? '')))
    await page().getByLabel('要检查的文字').fill('全网最低价，国家级品质，第一次来的客人。')
    await page().getByRole('heading', { name: '查到 2 处' }).waitFor()
    expect(await page().locator('mark').allInnerTexts()).toEqual(['全网最低价', '国家级'])
    expect(await text()).toContain('《中华人民共和国广告法》（2021年4月29日修正）第九条第（三）项')
    await shoot('64-words')
    await page().getByRole('button', { name: '复制按建议改过的文字' }).click()
    await page().getByText('复制成功').waitFor()
    expect(await copied()).toBe('（写现价），品质，第一次来的客人。')
    expect(sent.filter((body) => body.includes('全网'))).toEqual([])
    await paste('要检查的文字', '棉'.repeat(MEBIBYTE))
    await page()
      .getByText(/一共 1,048,576 个字，一次最多查 20,000 个字/)
      .waitFor()
  })

  it('reads the postage to every region, and copies the template (TOOL-13, TOOL-14)', async () => {
    await page().goto('/instrument/postage')
    await page().getByLabel('从哪里发').selectOption({ label: '广东' })
    await page().getByRole('heading', { name: '从广东发 1 千克' }).waitFor()
    await page().getByLabel('一件多重（千克）').fill('2.5')
    await page().getByRole('button', { name: '算一算' }).click()
    await page().getByRole('heading', { name: '从广东发 2.5 千克' }).waitFor()
    await page().getByLabel('看一个省怎么算').selectOption({ label: '新疆' })
    await page().getByText('续重 2 × 1 千克').waitFor()
    await shoot('65-postage')
    await page().getByRole('button', { name: '复制模板' }).click()
    await page().getByText('复制成功').waitFor()
    expect(await copied()).toMatch(/^运费模板（从广东发/)
    await paste('一件多重（千克）', '9'.repeat(MEBIBYTE))
    await page().getByRole('button', { name: '算一算' }).click()
    await page()
      .getByText(/重量在 0\.001 到 50 千克之间/)
      .waitFor()
  })

  it('looks up whether a shop can change hands, and shares the address of the answer (TRF-7, TRF-9)', async () => {
    await page().goto('/instrument')
    await page()
      .getByRole('link', { name: /我的店能不能过户/ })
      .click()
    await page()
      .getByText(/先选店铺在哪个平台/)
      .waitFor()
    await page().getByLabel('平台').selectOption({ label: '淘宝' })
    await page().getByLabel('店铺主体').selectOption({ label: '个人' })
    await page().getByLabel('过户方式').selectOption({ label: '过户给亲属' })
    await page().getByText('3–7 个工作日').waitFor()
    await page().reload()
    await page().getByText('3–7 个工作日').waitFor()
    expect(await text()).toContain('insight.xiaoduoai.com')
    await shoot('66-transfer')
    await page().getByRole('button', { name: '复制结果' }).click()
    await page().getByText('复制成功').waitFor()
    expect(await copied()).toContain('规则版本 2026-11-26')
  })

  itWasWithoutFault('saw no fault on the way (WEB-6)', story)
})
