import type { BankStatement, ShownStatementLine } from '@diandu/core/admin'
import { fail, refused } from '@diandu/core/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NO_MONEY, type FakeMoney } from '../../../testing/fake-money.ts'
import { aSelf, NOW } from '../../../testing/fake-ports.ts'
import { openConsole } from '../../../testing/open-console.tsx'

const statement: BankStatement = {
  id: 's1',
  name: '十一月.csv',
  importedAt: NOW,
  importedBy: '楚娜',
  fromAt: NOW,
  untilAt: NOW,
  lines: 2,
  known: 3,
  faults: 1,
  unsettled: 1,
}
const recharge = {
  kind: 'recharge',
  id: 'r1',
  username: '林小姐',
  amountFen: 10_000,
  at: NOW,
  status: 'reviewing',
} as const
const line = (over: Partial<ShownStatementLine>): ShownStatementLine => ({
  id: 'l1',
  row: 2,
  at: NOW,
  amountFen: 10_000,
  name: '林小满',
  accountLastFour: '5678',
  remark: '店铺款',
  serial: 'S1',
  match: 'matched',
  by: 'sum',
  records: [recharge],
  ...over,
})
const MONEY: FakeMoney = {
  ...NO_MONEY,
  statements: [statement],
  statement: {
    faults: [{ row: 7, column: 'amount', why: 'amount' }],
    sums: [
      { match: 'matched', lines: 1, inFen: 10_000, outFen: 0 },
      { match: 'left', lines: 1, inFen: 0, outFen: 6_600 },
    ],
    ours: [{ ...recharge, id: 'r2', kind: 'withdrawal', status: 'paid-out', username: '吴先生' }],
    oursInAll: 1,
  },
  lines: [line({}), line({ id: 'l2', match: 'left', by: null, records: [], amountFen: -6_600, name: '手续费' })],
}
const opened = (role: 'cashier' | 'auditor', path = '/money/statements', money = MONEY) =>
  openConsole(path, { self: aSelf(role), money })
const choose = async (user: ReturnType<typeof opened>['user'], file: File) => {
  const upload = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (upload === null) throw new Error('A statement can be imported')
  await user.upload(upload, file)
}

it('a cashier imports a file, and its statement opens with faults by row and sums of all lines (ADM-97, ADM-91)', async () => {
  const { user, calls, here } = opened('cashier')
  await screen.findByRole('button', { name: '导入对账单' })
  await choose(user, new File(['ab'], '十一月.csv', { type: 'text/csv' }))
  await screen.findByText('已导入')
  expect(calls).toContainEqual(['upload', { name: '十一月.csv', content: 'YWI=' }])
  await waitFor(() => expect(here()).toBe('/money/statements?statement=s1'))
  await screen.findByText('交易金额 · 不是金额')
  const all = (await screen.findAllByRole('row')).map((row) => row.textContent)
  expect(all).toContain('全部2¥100.00¥66.00')
})

it('a file that is refused says why, and nothing opens (ADM-96)', async () => {
  const uploaded = fail(refused('receipt-used', '这个文件已经导入过', 'content'))
  const { user, here } = opened('cashier', '/money/statements', { ...MONEY, uploaded })
  await screen.findByRole('button', { name: '导入对账单' })
  await choose(user, new File(['ab'], '十一月.xlsx'))
  await screen.findByText('这个文件已经导入过')
  await choose(user, new File([new Uint8Array(4 * 1024 * 1024 + 1)], '十二月.csv'))
  await screen.findByText('文件超过 4 MB')
  expect(here()).toBe('/money/statements')
})

it('lines lead to the cases of their records, and are narrowed by their match (ADM-93)', async () => {
  const { user, calls } = opened('auditor', '/money/statements?statement=s1')
  const link = await screen.findByRole('link', { name: '充值 · 林小姐 · ¥100.00 · 审核中' })
  expect(link.getAttribute('href')).toBe('/recharges/r1')
  screen.getByText('林小满 ···· 5678')
  const paid = screen.getByRole('link', { name: '提现 · 吴先生 · ¥100.00 · 提现成功' })
  expect(paid.getAttribute('href')).toBe('/withdrawals/r2')
  await user.click(screen.getByRole('radio', { name: '无对应' }))
  await waitFor(() => expect(calls.at(-1)).toEqual(['statementLines', { id: 's1', match: 'left' }, null]))
  for (const name of ['导入对账单', '重新匹配']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('a cashier matches again, and saves what is left over for a reason (ADM-97)', async () => {
  const made = vi.fn((_file: Blob) => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  HTMLAnchorElement.prototype.click = () => undefined
  const { user, calls } = opened('cashier', '/money/statements?statement=s1')
  await user.click(await screen.findByRole('button', { name: '重新匹配' }))
  await screen.findByText('已重新匹配')
  expect(calls).toContainEqual(['matchAgain', 's1'])
  await user.click(screen.getByRole('button', { name: '下载未对上的' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '月底核对')
  await user.click(within(dialog).getByRole('button', { name: '下载未对上的' }))
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  expect(calls).toContainEqual(['leftOver', 's1', 'zh-CN', '月底核对'])
})
