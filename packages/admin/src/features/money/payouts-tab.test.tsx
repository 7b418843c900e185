import type { PayoutBatch } from '@diandu/core/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NO_MONEY } from '../../testing/fake-money.ts'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const card = { bank: 'CMB', lastFour: '6789' } as const
const waiting = ['w1', 'w2'].map((id) => ({ id, username: `用户 ${id}`, amountFen: 30_000, card, askedAt: NOW }))
const batch = (state: PayoutBatch['state']): PayoutBatch => ({
  id: 'b1',
  state,
  madeAt: NOW,
  madeBy: '楚娜',
  amountFen: 60_000,
  lines: waiting.map(({ askedAt: _askedAt, ...line }) => ({ ...line, outcome: 'open' })),
})
const opened = (role: 'cashier' | 'checker', state: PayoutBatch['state']) =>
  openConsole('/money/payouts', {
    self: aSelf(role),
    money: { ...NO_MONEY, payouts: { waiting, batches: [batch(state)] } },
  })
const give = async (user: ReturnType<typeof opened>['user'], button: string) => {
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '打款')
  await user.click(within(dialog).getByRole('button', { name: button }))
}

it('a cashier collects what they chose into a batch, whose sum the button names (ADM-54)', async () => {
  const { user, calls } = opened('cashier', 'collected')
  const boxes = await screen.findAllByRole('checkbox')
  await user.click(boxes[2] as HTMLElement)
  await user.click(screen.getByRole('button', { name: '建立批次：1 笔，¥300.00' }))
  await give(user, '建立打款批次')
  await waitFor(() => expect(calls.at(-1)).toEqual(['collect', ['w2'], '打款']))
})

it('a batch that was made a moment ago, after the page was read, leaves in ten minutes (ADM-54)', async () => {
  const later = { ...batch('collected'), madeAt: NOW + 20_000 }
  openConsole('/money/payouts', {
    self: aSelf('cashier'),
    money: { ...NO_MONEY, payouts: { waiting, batches: [later] } },
  })
  await screen.findByText('10 分钟后发出')
})

it('a batch that has left is confirmed but for what the bank did not pay (ADM-55)', async () => {
  const { user, calls } = opened('cashier', 'sent')
  expect(screen.queryByRole('button', { name: '取消批次' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: '确认已打款' }))
  await user.click(await screen.findByRole('checkbox', { name: '用户 w2 · ¥300.00' }))
  await give(user, '确认已打款')
  await waitFor(() => expect(calls.at(-1)).toEqual(['confirm', 'b1', ['w2'], '打款']))
})

it('the file is saved as it came, for a reason (ADM-54)', async () => {
  const made = vi.fn(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  HTMLAnchorElement.prototype.click = () => undefined
  const { user, calls } = opened('cashier', 'sent')
  await user.click(await screen.findByRole('button', { name: '下载打款文件' }))
  await give(user, '下载打款文件')
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  expect(calls.at(-1)).toEqual(['file', 'b1', '打款'])
})

it('a checker sees the batches and has no act (ADM-1)', async () => {
  opened('checker', 'sent')
  await screen.findByText('楚娜')
  for (const name of ['下载打款文件', '确认已打款', '建立批次'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
