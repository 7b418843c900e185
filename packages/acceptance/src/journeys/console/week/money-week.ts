import { expect, it } from 'vitest'
import { capitalOf } from '../../../api/market.ts'
import { PEOPLE } from '../../../api/people.ts'
import { handInTransfer, requestInvoice, requestPayout } from '../../steps/hand-in.ts'
import { expectAccessible, leave, openCase, openQueue, sendPrepared, sendWords } from './at-desk.ts'
import type { Week } from './open-week.ts'

export const PAYOUT_FEN = 600_000_00

interface Followed {
  readonly status: number
  readonly steps: readonly unknown[]
}

export function moneyWeek(week: Week): void {
  const { say } = week
  const recharges = () => say('充值与迟到款', 'Recharges')
  const stepsOf = async (kind: 'recharge' | 'withdraw', id: string): Promise<number> =>
    (await (await week.member(PEOPLE.zhou)).must<Followed>(`POST capital/${kind}/detail`, { id })).steps.length

  it('cashier: a transfer with its receipt is credited, and its person reads each step', async () => {
    const zhou = await week.member(PEOPLE.zhou)
    const before = (await capitalOf(zhou)).availableFen
    const { id } = await handInTransfer(zhou, 20_000_00)
    const page = await week.desk('chuna')
    const isDone = (steps: number) => expect.poll(() => stepsOf('recharge', id)).toBe(steps)
    const begun = await stepsOf('recharge', id)
    for (const [nth, key] of ['q', 'e'].entries()) {
      await openQueue(page, 'r', recharges())
      await openCase(page, PEOPLE.zhou)
      await page.keyboard.press(key)
      await sendPrepared(page)
      await leave(page)
      await isDone(begun + nth + 1)
    }
    await openQueue(page, 'r', recharges())
    await openCase(page, PEOPLE.zhou)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('转为「充值成功」', 'Move to “Credited”') }).click()
    await page.getByLabel(say('银行流水号', 'The bank’s reference for the movement')).fill('SLIP-77')
    await page.keyboard.press('Tab')
    await sendWords(page, say('银行已入账。', 'The bank has received it.'))
    await leave(page)
    await expect.poll(async () => (await capitalOf(zhou)).availableFen).toBe(before + 20_000_00)
    const phone = await week.phone(PEOPLE.zhou)
    await phone.goto(`/user_center/server/recharge?request=${id}`)
    await phone.getByText('钱已到账').first().waitFor()
  })

  it('cashier and checker: a large payout is approved by a second person, and its batch waits for ten minutes', async () => {
    const [zhou, sealed] = [await week.member(PEOPLE.zhou), await week.sealed()]
    const { id } = await requestPayout(sealed, zhou, PAYOUT_FEN)
    const cashier = await week.desk('chuna')
    const begun = await stepsOf('withdraw', id)
    const isDone = (steps: number) => expect.poll(() => stepsOf('withdraw', id)).toBe(begun + steps)
    const withdrawals = say('提现', 'Withdrawals')
    for (const [nth, decision] of [
      say('转为「处理中」', 'Move to “Processing”'),
      say('转为「审批中」', 'Move to “Awaiting approval”'),
    ].entries()) {
      await openQueue(cashier, 'w', withdrawals)
      await openCase(cashier, PEOPLE.zhou)
      await cashier.getByRole('button', { name: decision }).click()
      await sendWords(cashier, say('卡与姓名相符', 'The card is theirs'))
      await leave(cashier)
      await isDone(nth + 1)
    }
    const checker = await week.desk('fuhe')
    await openQueue(checker, 'w', withdrawals)
    await openCase(checker, PEOPLE.zhou)
    await expectAccessible(checker)
    await checker.keyboard.press('a')
    await sendWords(checker, say('已复核', 'Checked'))
    await leave(checker)
    await isDone(3)
    await cashier.goto('/money/payouts')
    await cashier.getByRole('row').filter({ hasText: PEOPLE.zhou }).getByRole('checkbox').check()
    await cashier.getByRole('button', { name: say('建立批次', 'Make a batch') }).click()
    await sendWords(cashier, say('今日打款', 'The payouts of today'))
    await cashier.getByText(say('分钟后发出', 'leaves in')).waitFor()
    await cashier.getByRole('button', { name: say('取消批次', 'Cancel the batch') }).waitFor()
    expect(await cashier.getByRole('button', { name: say('下载打款文件', 'Download the file') }).count()).toBe(0)
    await expectAccessible(cashier)
    expect(await capitalOf(zhou)).toMatchObject({ frozenFen: PAYOUT_FEN })
  })

  it('cashier: an invoice is completed with its file, which its person then has', async () => {
    const song = await week.member(PEOPLE.song)
    await requestInvoice(song, '宋女士')
    const page = await week.desk('chuna')
    const first = async () => {
      const { items } = await song.must<{ items: readonly { id: string; status: number }[] }>(
        'GET capital/bill/invoices',
      )
      return items[0]
    }
    const before = (await first())?.status
    await openQueue(page, 'F', say('发票', 'Invoices'))
    await openCase(page, '宋女士')
    await page.keyboard.press('q')
    await sendPrepared(page)
    await leave(page)
    await expect.poll(async () => (await first())?.status).not.toBe(before)
    await openQueue(page, 'F', say('发票', 'Invoices'))
    await openCase(page, '宋女士')
    await page.keyboard.press('a')
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
    await sendPrepared(page)
    await leave(page)
    await expect
      .poll(async () => (await song.call('GET capital/bill_annex', { id: (await first())?.id })).code)
      .toBe('000000')
  })
}
