import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const NOTICE = {
  id: 'u1.m1.sms',
  userId: 'u1',
  channel: 'sms',
  event: 'payment.late',
  state: 'unsure',
  dueAt: NOW,
  tries: 3,
  trouble: 'timeout',
} as const

it('the parts of the system are read one at a time', async () => {
  const { user, calls } = openConsole('/system', {
    self: aSelf('people-admin'),
    blocks: [{ kind: 'notice', isWarning: true, title: '出错或停滞', lines: ['count the books'] }],
  })
  await screen.findByText('count the books')
  await user.click(screen.getByRole('link', { name: '备份' }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['part', 'jobs'],
      ['part', 'backups'],
    ]),
  )
})

it('a notice that may have arrived is sent again after a warning and a reason', async () => {
  const { user, calls } = openConsole('/system?part=notices', { self: aSelf('support'), unsent: [NOTICE] })
  await user.click(await screen.findByRole('button', { name: '重发' }))
  await screen.findByText('上一次可能已经送达：用户可能收到两次。')
  await user.type(screen.getByLabelText('原因'), '用户说没有收到')
  await user.click(screen.getAllByRole('button', { name: '重发' }).at(-1) as HTMLElement)
  await waitFor(() => expect(calls).toContainEqual(['sendAgain', 'u1.m1.sms', true, '用户说没有收到']))
})

it('who only looks sends nothing again', async () => {
  openConsole('/system?part=notices', { self: aSelf('auditor'), unsent: [NOTICE] })
  await screen.findByText('timeout')
  screen.getByText('另有 7 条，先处理上面最早的')
  expect(screen.queryByRole('button', { name: '重发' })).toBeNull()
})
