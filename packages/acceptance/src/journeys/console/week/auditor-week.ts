import { expect, it } from 'vitest'
import { expectAccessible, openQueue } from './at-desk.ts'
import type { Week } from './open-week.ts'

export function auditorWeek(week: Week): void {
  const { say } = week
  it('auditor: the log has all of it, and nothing can be changed', async () => {
    const page = await week.desk('shenji')
    await openQueue(page, 'o', say('操作日志', 'Log'))
    const acts = [
      say('月结', 'Close a month'),
      say('确认批次已打款', 'Confirm the payouts of a batch'),
      say('暂停账号', 'Suspend accounts'),
      say('审核上架申请', 'Review listings'),
    ]
    const earlier = page.getByRole('button', { name: say('更早的记录', 'Earlier entries') })
    await page
      .getByRole('cell', { name: acts[0] ?? '' })
      .first()
      .waitFor()
    // The button goes with the rows that it brings: pressed again before they are there, it would be gone.
    while (await earlier.isVisible()) {
      const rows = await page.getByRole('row').count()
      await earlier.click()
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(rows)
    }
    for (const act of acts) await page.getByRole('cell', { name: act }).first().waitFor()
    await expectAccessible(page)
    for (const path of ['/listings', '/withdrawals', '/refunds', '/money/payouts', '/money/closings']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
      const buttons = await page.getByRole('main').getByRole('button').allTextContents()
      expect([path, buttons.filter((text) => text !== '')]).toEqual([path, []])
    }
    expect(week.console().complaints()).toEqual([])
    expect((await week.console().ops('log', 'verify')).output).toContain('The staff log is whole.')
    expect((await week.console().ops('books', 'check')).output).toContain('The books are right.')
  })
}
