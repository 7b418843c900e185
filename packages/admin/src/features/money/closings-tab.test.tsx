import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NO_MONEY } from '../../testing/fake-money.ts'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const sums = [{ account: 'available', openingFen: 100, inFen: 900, outFen: 300, closingFen: 700 }] as const
const opened = (role: 'cashier' | 'auditor', hindrance: 'not-sealed' | null) =>
  openConsole('/money/closings', {
    self: aSelf(role),
    money: {
      ...NO_MONEY,
      closings: {
        closed: [{ month: '2026-09', closedAt: NOW, proposedBy: '楚娜', approvedBy: '傅贺', sums }],
        next: { month: '2026-10', hindrance, sums },
      },
    },
  })

it('a cashier proposes to close the next month, for a reason (ADM-56)', async () => {
  const { user, calls } = opened('cashier', null)
  await screen.findByText('¥7.00')
  await user.click(screen.getByRole('button', { name: '提出月结' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '已核对')
  await user.click(within(dialog).getByRole('button', { name: '提出月结' }))
  await waitFor(() => expect(calls.at(-1)).toEqual(['proposeClosing', '2026-10', '已核对']))
})

it('a month that cannot be closed yet says why, and an auditor has no act (ADM-56, ADM-2)', async () => {
  opened('cashier', 'not-sealed')
  await screen.findByText('账目还没有封存到月底，一小时内会自动完成')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提出月结' }).disabled).toBe(true)
})

it('an auditor reads the closed months and closes none (ADM-2)', async () => {
  opened('auditor', null)
  await screen.findByText('傅贺')
  expect(screen.queryByRole('button', { name: '提出月结' })).toBeNull()
})
