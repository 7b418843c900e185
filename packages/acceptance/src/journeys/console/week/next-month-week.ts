import { createReadStream } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { capitalOf } from '../../../api/market.ts'
import { PEOPLE } from '../../../api/people.ts'
import { numbersOf } from '../../steps/read-sheet.ts'
import { approve, expectAccessible, openQueue, sendWords } from './at-desk.ts'
import { PAYOUT_FEN } from './money-week.ts'
import type { Week } from './open-week.ts'

/** Presses, and reads the file that is saved then. */
async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(await file.path())) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The cells of a CSV whose cells are all in quotes. */
const cellsOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => Array.from(line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g), ([, cell = '']) => cell))

const sumOf = (fen: readonly number[]): number => fen.reduce((sum, one) => sum + one, 0)
const fenOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)

export function nextMonthWeek(week: Week): void {
  const { say, month } = week
  /** One language takes the workbook, the other one the text. */
  const isSheet = week.language === 'en'

  /** Money in and money out, over all accounts. */
  const sumsIn = (file: Buffer): readonly number[] =>
    isSheet
      ? ['H', 'I'].map((column) => sumOf(numbersOf(file, column).map((yuan) => Math.round(yuan * 100))))
      : [7, 8].map((column) =>
          sumOf(
            cellsOf(file.toString('utf8'))
              .slice(1)
              .map((cells) => fenOf(cells[column] ?? '')),
          ),
        )

  it('cashier: the batch has left, its file is read, its payouts are confirmed, and their person sees it', async () => {
    await week.goToNextMonth()
    const page = await week.desk('chuna')
    await page.goto('/money/payouts')
    const content = await saved(page, async () => {
      await page.getByRole('button', { name: say('下载打款文件', 'Download the file') }).click()
      await sendWords(page, say('上传到银行', 'For the bank'))
    })
    const [, line] = cellsOf(content.toString('utf8'))
    expect(line).toEqual(expect.arrayContaining(['6225880123456783', '周晓', (PAYOUT_FEN / 100).toFixed(2)]))
    await page.getByRole('button', { name: say('确认已打款', 'Confirm the payouts') }).click()
    await sendWords(page, say('银行回单已核对', 'The receipts of the bank are there'))
    await page.getByText(say('已确认', 'Confirmed')).first().waitFor()
    const zhou = await week.member(PEOPLE.zhou)
    expect(await capitalOf(zhou)).toMatchObject({ frozenFen: 0 })
    const { items } = await zhou.must<{ items: readonly { id: string }[] }>('GET capital/withdraw')
    const phone = await week.phone(PEOPLE.zhou)
    await phone.goto(`/user_center/server/cash_draw?request=${items[0]?.id}`)
    await phone.getByText('提现成功').first().waitFor()
  })

  it('cashier and checker: the month is closed by two, exported, and the file’s sums are the page’s', async () => {
    const page = await week.desk('chuna')
    await page.goto('/money/closings')
    await page.getByText(say(`待结月份：${month}`, `Next month to close: ${month}`)).waitFor()
    const propose = page.getByRole('button', { name: say('提出月结', 'Propose to close') })
    await expect
      .poll(async () => {
        await page.reload()
        await propose.waitFor()
        return propose.isEnabled()
      })
      .toBe(true)
    await expectAccessible(page)
    const rows = page.locator('tr').filter({ has: page.locator('td:nth-child(5)') })
    const column = async (nth: number) =>
      sumOf((await rows.locator(`td:nth-child(${nth})`).allTextContents()).map(fenOf))
    const [opening, moneyIn, moneyOut, closing] = [await column(2), await column(3), await column(4), await column(5)]
    expect([opening + moneyIn - moneyOut, moneyIn]).toEqual([closing, moneyOut])
    await propose.click()
    await sendWords(page, say('账目已核对', 'The books were checked'))
    await approve(week, await week.desk('fuhe'), say('月结', 'Close a month'))
    await page.reload()
    await page.getByRole('cell', { name: month, exact: true }).waitFor()

    await openQueue(page, 'b', say('资金账目', 'Money'))
    await page.goto('/money/journal')
    for (const [label, day] of [
      [say('开始日期', 'From'), `${month}-01`],
      [say('结束日期', 'Until'), week.lastDay],
    ] as const) {
      await page.getByPlaceholder(label, { exact: true }).fill(day)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: say('导出', 'Export'), exact: true }).click()
    // By its label: a forced press would not wait until the dialog has opened.
    if (isSheet) await page.getByRole('dialog').locator('label').filter({ hasText: 'XLSX' }).click()
    await sendWords(page, say('月末交会计', 'For the accountant'))
    await page.goto('/money/exports')
    const download = page
      .getByRole('row')
      .getByRole('button', { name: say('下载', 'Download') })
      .first()
    await expect.poll(() => download.isEnabled()).toBe(true)
    const file = await saved(page, () => download.click())
    expect(sumsIn(file)).toEqual([moneyIn, moneyOut])
  })
}
