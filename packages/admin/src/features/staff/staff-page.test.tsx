import type { StaffMember } from '@diandu/core/admin'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const aMember = (more: Partial<StaffMember>): StaffMember => ({
  staffId: 'st2',
  login: 'wang',
  name: '王强',
  roles: ['cashier'],
  status: 'active',
  isDormant: false,
  isInvited: false,
  lastSeenAt: NOW,
  ...more,
})
const MEMBERS = [aMember({ staffId: 'st1', login: 'lina', name: '李娜' }), aMember({})]

it('proposes other roles for a colleague, with a reason, and never for oneself', async () => {
  const { user, calls } = openConsole('/staff', { self: aSelf('people-admin'), members: MEMBERS })
  const buttons = await screen.findAllByRole('button', { name: '提议变更角色' })
  expect(buttons).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '提议变更角色' }))
  await user.click(await screen.findByRole('checkbox', { name: '复核' }))
  await user.click(screen.getByRole('checkbox', { name: '出纳' }))
  await user.type(screen.getByLabelText('原因'), '转岗{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls).toEqual([['proposeRoles', 'st2', ['checker'], '转岗']]))
  await screen.findByText('已提交，等待另一位工作人员复核')
})

it('roles that are the same are not proposed', async () => {
  const { user, calls } = openConsole('/staff', { self: aSelf('people-admin'), members: MEMBERS })
  await user.click(await screen.findByRole('button', { name: '提议变更角色' }))
  await user.type(await screen.findByLabelText('原因'), '转岗{Control>}{Enter}{/Control}')
  await screen.findByText('角色没有变化')
  expect(calls).toEqual([])
})

it('an auditor reads the list and proposes nothing', async () => {
  openConsole('/staff', { self: aSelf('auditor'), members: [aMember({ isDormant: true, status: 'closed' })] })
  await screen.findByText('休眠')
  screen.getByText('已停用')
  expect(screen.queryByRole('button', { name: '提议变更角色' })).toBeNull()
})

it('a person is invited with roles and a reason, which another staff admin approves', async () => {
  const { user, calls } = openConsole('/staff', { self: aSelf('people-admin'), members: MEMBERS })
  await user.click(await screen.findByRole('button', { name: '邀请工作人员' }))
  await user.type(await screen.findByLabelText('姓名'), '赵敏')
  await user.type(screen.getByLabelText('登录名'), 'zhaomin')
  await user.click(screen.getByRole('checkbox', { name: '客服' }))
  await user.type(screen.getByLabelText('原因'), '新同事')
  await user.click(screen.getByRole('button', { name: '提交邀请' }))
  const invitation = { name: '赵敏', login: 'zhaomin', roles: ['support'] }
  await waitFor(() => expect(calls).toEqual([['proposeInvitation', invitation, '新同事']]))
})

it('the link of an invited person is made and shown once', async () => {
  const members = [...MEMBERS, aMember({ staffId: 'st3', login: 'zhaomin', name: '赵敏', isInvited: true })]
  const { user } = openConsole('/staff', { self: aSelf('people-admin'), members })
  await screen.findByText('待本人启用')
  await user.click(screen.getByRole('button', { name: '邀请链接' }))
  await screen.findByText('https://console.example/invitation#t0ken')
  await user.click(screen.getByRole('button', { name: '已保存' }))
  await waitFor(() => expect(screen.queryByText('https://console.example/invitation#t0ken')).toBeNull())
})
