import type { JournalEntry } from '@diandu/core/admin'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NO_MONEY } from '../../testing/fake-money.ts'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const self = aSelf('cashier')
const ENTRY: JournalEntry = {
  id: 'p1',
  at: NOW,
  kind: 'order-completion',
  subject: 'order-1',
  lines: [
    { account: 'escrow:order-1', of: 'D2026', amountFen: -550_000 },
    { account: 'available:u1', of: '林小姐', amountFen: 500_000 },
    { account: 'house:fees', of: null, amountFen: 50_000 },
  ],
}

it('the journal names each line by whose it is, and is narrowed by what is typed (ADM-50)', async () => {
  const { user, calls } = openConsole('/money', { self, money: { ...NO_MONEY, journal: [ENTRY] } })
  for (const text of ['托管 · D2026', '可用 · 林小姐', '服务费', '-¥5,500.00', '¥500.00']) await screen.findByText(text)
  await user.type(screen.getByRole('searchbox', { name: '用户名或编号' }), ' lin {Enter}')
  await waitFor(() => expect(calls.at(-1)).toEqual(['journal', { person: 'lin' }, null]))
  await user.type(screen.getByRole('combobox', { name: '账户' }), 'house:fees{Enter}')
  await waitFor(() => expect(calls.at(-1)).toEqual(['journal', { person: 'lin', account: 'house:fees' }, null]))
})

it.each([
  [0, '账目平：全部账户合计为零'],
  [700, '账目不平：全部账户合计为 ¥7.00，应为零'],
])('says whether the books are right where all accounts are %d fen (ADM-51)', async (sumFen, words) => {
  const kinds = [{ kind: 'available', accounts: 3, balanceFen: sumFen } as const]
  openConsole('/money/balances', { self, money: { ...NO_MONEY, balances: { kinds, sumFen } } })
  await screen.findByText(words)
})

it('a month has its fees and coupons in figures beside the chart (ADM-52)', async () => {
  const contextOf = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const months = [{ month: '2026-11', feesFen: 123_400, couponsFen: 5_000 }]
  openConsole('/money/months', { self, money: { ...NO_MONEY, months } })
  await screen.findByText('¥1,234.00')
  await screen.findByRole('img', { name: '每月服务费与优惠券支出' })
  contextOf.mockRestore()
})

it('another tab is another address (ADM-52)', async () => {
  const { user, here } = openConsole('/money', { self })
  await user.click(await screen.findByRole('link', { name: '卖家欠款' }))
  await screen.findByText('没有卖家欠款')
  expect(here()).toBe('/money/debts')
})

it('exports what the filter shows, with a reason (ADM-53)', async () => {
  const { user, calls } = openConsole('/money', { self })
  await user.type(await screen.findByRole('searchbox', { name: '用户名或编号' }), 'lin{Enter}')
  await user.click(screen.getByRole('button', { name: '导出' }))
  await user.click(await screen.findByRole('radio', { name: 'Excel 表格（XLSX）' }))
  await user.type(screen.getByRole('textbox', { name: '原因' }), '月结')
  const [, send] = screen.getAllByRole('button', { name: '导出' })
  await user.click(send as HTMLElement)
  await screen.findByText('已开始生成，完成后在“导出”中下载')
  const wanted = { format: 'xlsx', filter: { person: 'lin' }, locale: 'zh-CN' }
  expect(calls.at(-1)).toEqual(['requestExport', wanted, '月结'])
})

it('a finished file is read part by part, and one that is being written cannot be (ADM-53)', async () => {
  const file = { id: 'e1', format: 'csv', filter: {}, madeAt: NOW, done: 3, total: 3, parts: 2 } as const
  const exports = [
    { ...file, state: 'ready' },
    { ...file, id: 'e2', state: 'running', done: 1 },
  ] as const
  const made = vi.fn(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  const { user, calls } = openConsole('/money/exports', { self, money: { ...NO_MONEY, exports } })
  const buttons = await screen.findAllByRole('button', { name: '下载' })
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true])
  screen.getByText('33%')
  HTMLAnchorElement.prototype.click = () => undefined
  await user.click(buttons[0] as HTMLElement)
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  expect(calls.slice(-2)).toEqual([
    ['exportPart', 'e1', 0],
    ['exportPart', 'e1', 1],
  ])
})
