import { WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aSelf, aWithdrawal, CODE, NOW, PASSWORD } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const opened = (...given: Parameters<typeof aWithdrawal>) => ({
  self: aSelf('cashier'),
  withdrawals: [aWithdrawal(...given)],
})

async function giveReason(user: UserEvent, reason: string): Promise<void> {
  await user.type(await screen.findByLabelText('原因'), `${reason}{Control>}{Enter}{/Control}`)
}

/** Under test all dialogs have one id, so that the name of the upper one is the lower one's. */
async function proofDialog(): Promise<HTMLElement> {
  const dialog = (await screen.findByText('请再次验证身份')).closest<HTMLElement>('[role="dialog"]')
  if (dialog === null) throw new Error('It is no dialog')
  return dialog
}

it('the whole number of a card is shown after a reason was given', async () => {
  const { user, calls } = openConsole('/withdrawals/w1', opened())
  await screen.findByText('招商银行 尾号 6789')
  await user.click(screen.getByRole('button', { name: '查看完整卡号' }))
  await giveReason(user, '今天打款')
  await screen.findByText(/6225 8801 2345 6789/)
  expect(calls).toEqual([['cardNumber', 'w1', '今天打款']])
})

it('an act without a reason is not sent', async () => {
  const { user, calls } = openConsole('/withdrawals/w1', opened())
  await user.click(await screen.findByRole('button', { name: '转为「处理中」' }))
  await giveReason(user, '  ')
  await screen.findByText('请写明原因')
  expect(calls).toEqual([])
})

it('an act that wants a fresh proof goes on by itself once it is given', async () => {
  const { user, calls, state } = openConsole('/withdrawals/w1', { ...opened(), isProven: false })
  await user.click(await screen.findByRole('button', { name: '转为「处理中」' }))
  await giveReason(user, '已核对')
  const dialog = await proofDialog()
  expect(calls).toEqual([])
  await user.type(within(dialog).getByLabelText('密码'), PASSWORD)
  await user.type(within(dialog).getByLabelText('六位验证码'), `${CODE}{Enter}`)
  await waitFor(() => expect(calls).toEqual([['move', 'w1', 'processing', '已核对']]))
  await screen.findByRole('button', { name: '转为「待打款」' })
  expect(state.withdrawals[0]?.status).toBe('processing')
})

it('an act whose proof is left is not done, and its reason stays', async () => {
  const { user, calls } = openConsole('/withdrawals/w1', { ...opened(), isProven: false })
  await user.click(await screen.findByRole('button', { name: '转为「处理中」' }))
  await giveReason(user, '已核对')
  const dialog = await proofDialog()
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(calls).toEqual([])
  expect(screen.getByLabelText<HTMLTextAreaElement>('原因').value).toBe('已核对')
})

it('a checker approves or does not, and a cashier cannot', async () => {
  const large = opened({ status: 'in-approval', amountFen: 499_000_00 })
  const { user, calls } = openConsole('/withdrawals/w1', { ...large, self: aSelf('checker') })
  await screen.findByRole('button', { name: '复核不通过' })
  await user.click(screen.getByRole('button', { name: '复核通过' }))
  await giveReason(user, '与流水一致')
  await waitFor(() => expect(calls).toEqual([['approve', 'w1', true, '与流水一致']]))
})

it('a cashier has nothing to do with a withdrawal that waits for a checker', async () => {
  openConsole('/withdrawals/w1', opened({ status: 'in-approval' }))
  await screen.findByText('您的角色现在不能处理这笔提现')
  expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull()
})

it.each(WITHDRAW_STATUSES.statuses.filter((status) => status !== 'in-approval'))(
  'a cashier is offered exactly what may follow %s',
  async (status) => {
    openConsole('/withdrawals/w1', opened({ status }))
    await screen.findByText('招商银行 尾号 6789')
    const offered = screen.queryAllByRole('button', { name: /^转为/ }).map((button) => button.textContent)
    expect(offered).toEqual(
      WITHDRAW_STATUSES.nextOf(status).map((next) => `转为「${WITHDRAW_STATUSES.read(next).name.zh}」`),
    )
  },
)

it('the steps are a timeline, in which a word of the store is a role', async () => {
  const steps = [{ status: 'to-process', at: NOW, by: 'person', why: '' } as const]
  openConsole('/withdrawals/w1', opened({ steps }))
  await screen.findByText('用户本人')
})
