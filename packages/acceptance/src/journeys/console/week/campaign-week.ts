import { expect, it } from 'vitest'
import { approve, expectAccessible, sendWords } from './at-desk.ts'
import type { Week } from './open-week.ts'

const PATH = '/activity/double-twelve'
const TITLE = '双十二新店渡'

export function campaignWeek(week: Week): void {
  const { say } = week
  it('content: a campaign is written in its form, previewed, approved by another account, and seen with its results', async () => {
    const pageOfMarket = async () => (await fetch(new URL(PATH, week.console().server.url))).text()
    const page = await week.desk('neirong')
    await page.goto('/content/campaign/double-twelve')
    const title = page.getByRole('group', { name: say('标题', 'Title'), exact: true }).first()
    const chinese = title.getByRole('textbox', { name: say('中文', 'Chinese') })
    await chinese.fill('')
    const fault = page.getByRole('alert').filter({ hasText: say('至少 1 个', '1 at least') })
    await fault.first().waitFor()
    const propose = page.getByRole('button', { name: say('提交复核', 'Propose') })
    expect(await propose.isEnabled()).toBe(false)
    await chinese.fill(TITLE)
    await page.getByText(say('没有发现问题', 'No problems found')).waitFor()
    await expectAccessible(page)

    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: say('预览', 'Preview') }).click()
    const preview = await opening
    await preview.getByRole('heading', { name: TITLE }).first().waitFor()
    expect(await preview.evaluate(() => innerWidth)).toBe(412)
    await preview.close()

    await propose.click()
    await sendWords(page, say('双十二换标题', 'A new title'))
    await page.getByText(say('已提交，等待另一位工作人员复核', 'Proposed. Another member of staff')).first().waitFor()
    expect(await pageOfMarket()).not.toContain(TITLE)
    await approve(week, await week.desk('fuhe'), say('发布涉及金钱承诺的内容', 'Publish content that promises money'))
    await expect.poll(pageOfMarket).toContain(TITLE)

    await page.goto('/content/campaign/double-twelve')
    await page.getByRole('tab', { name: say('历史', 'History') }).click()
    await page.getByRole('row', { name: new RegExp(`^${say('第 1 版', 'Version 1')}`) }).waitFor()
    await page.getByRole('tab', { name: say('结果', 'Results') }).click()
    await page.getByText(say('参加人数', 'People who took part')).waitFor()
    await expectAccessible(page)
  })
}
