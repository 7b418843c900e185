import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProposal, aSelf } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

it('shows what will be so beside what is so now, and approves with a reason', async () => {
  const { user, calls } = openConsole('/proposals/p1', { self: aSelf('people-admin'), proposals: [aProposal()] })
  await screen.findByRole('heading', { name: '将会改变' })
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toEqual(expect.arrayContaining(['角色', '审核员', '客服']))
  await user.click(screen.getByRole('button', { name: '通过' }))
  await user.type(await screen.findByLabelText('原因'), '与申请一致{Control>}{Enter}{/Control}')
  await screen.findByText('没有待处理的事项')
  expect(calls).toEqual([['decide', 'p1', 'approved', '与申请一致']])
})

it('the maker may only withdraw', async () => {
  const proposals = [aProposal({ isOwn: true })]
  const { user, calls } = openConsole('/proposals/p1', { self: aSelf('people-admin'), proposals })
  await user.click(await screen.findByRole('button', { name: '撤回' }))
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  await user.type(await screen.findByLabelText('原因'), '填错了{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls).toEqual([['decide', 'p1', 'withdrawn', '填错了']]))
})

it.each(['reviewer', 'auditor'] as const)('a role that may not do the act does not decide it: %s', async (role) => {
  openConsole('/proposals/p1', { self: aSelf(role), proposals: [aProposal()] })
  await screen.findByText('您的角色不能复核这件事')
  expect(screen.queryByRole('button', { name: '不通过' })).toBeNull()
})

it('a proposal that a colleague has settled says that it is no longer there', async () => {
  openConsole('/proposals/p9', { proposals: [aProposal()] })
  const page = within(await screen.findByRole('main'))
  await page.findByText('这一项已不在队列中，可能刚被同事处理')
})
