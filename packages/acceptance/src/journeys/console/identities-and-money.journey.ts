import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openApi } from '../../api/api-client.ts'
import { findViolations } from '../../browser/find-violations.ts'
import { runOps } from '../../server/run-ops.ts'
import { openConsole, type OpenConsole } from '../steps/open-console.ts'
import { putInQueues } from '../steps/put-in-queues.ts'

describe('Staff who decide on identities and money', () => {
  let desks: OpenConsole

  beforeAll(async () => {
    desks = await openConsole({ copyOf: inject('filledMarket') })
    await putInQueues(await openApi(desks.server.url), desks.installation)
  })
  afterAll(() => desks.end())

  /** The first case of a queue, by keyboard. */
  async function open(page: Page, letter: string, queue: string): Promise<void> {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await page.getByRole('heading', { level: 1, name: queue }).waitFor()
    await page.locator('.case-row').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect([queue, await findViolations(page)]).toEqual([queue, []])
  }

  async function look(page: Page): Promise<void> {
    await page.getByRole('button', { name: '查看完整内容' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('审核这份资料')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  /** Chooses the first prepared words and sends them. */
  async function sendPrepared(page: Page): Promise<void> {
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  const done = (page: Page): Promise<void> => page.getByText('共 0 项').or(page.getByText('暂无数据')).first().waitFor()

  it('documents, a mobile and a consent are looked at and accepted by keyboard', async () => {
    const page = await desks.logIn('heming')
    await open(page, 'i', '实名认证')
    const accept = page.getByRole('button', { name: /^通过/ })
    expect(await accept.isEnabled()).toBe(false)
    await look(page)
    await page.getByText('11010519491231002X').waitFor()
    await page.getByRole('img', { name: '图片 1' }).waitFor()
    await expect.poll(() => accept.isEnabled()).toBe(true)
    await page.keyboard.press('a')
    await done(page)
    await open(page, 'n', '换绑手机')
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('textbox').fill('已视频核对身份证件')
    await page.keyboard.press('Control+Enter')
    await done(page)
    await open(page, 'x', '授权书与股权证明')
    await look(page)
    await expect.poll(() => page.getByRole('button', { name: /^通过/ }).isEnabled()).toBe(true)
    await page.keyboard.press('a')
    await done(page)
  })

  it('a transfer is moved until it is credited, and an invoice completed with its file', async () => {
    const page = await desks.logIn('chuna')
    for (const key of ['q', 'e']) {
      await open(page, 'r', '充值与迟到款')
      await page.keyboard.press(key)
      await sendPrepared(page)
      // The decision leaves after its seconds; then the case waits again.
      await page.locator('.case-row').first().waitFor()
    }
    await open(page, 'r', '充值与迟到款')
    await page.getByRole('button', { name: '转为「充值成功」' }).click()
    await page.getByLabel('银行流水号').fill('SLIP-77')
    await page.getByRole('dialog').getByRole('textbox').last().fill('银行已入账。')
    await page.keyboard.press('Control+Enter')
    await done(page)
    await open(page, 'F', '发票')
    await page.keyboard.press('q')
    await sendPrepared(page)
    await page.locator('.case-row').first().waitFor()
    await open(page, 'F', '发票')
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    await dialog.getByRole('textbox').fill('发票已开具。')
    await page.keyboard.press('Control+Enter')
    await done(page)
    const log = await runOps(desks.installation, 'log', 'verify')
    expect(log.output).toContain('The staff log is whole.')
  })
})
