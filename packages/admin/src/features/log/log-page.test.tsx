import type { ShownLogEntry } from '@diandu/core/admin'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const entry = (number: number): ShownLogEntry => ({
  number,
  at: NOW,
  staffId: 'st2',
  staffName: '王强',
  approvedBy: null,
  act: 'move-withdrawal',
  object: { kind: 'withdrawal', id: `w${number}` },
  userId: null,
  reason: '已核对',
  before: '{"status":"processing","by":"王强"}',
  after: '{"status":"to-pay-out","by":"王强"}',
  address: '10.1.2.3',
  hash: '0'.repeat(64),
})
const OPEN = { self: aSelf('auditor'), entries: [entry(3), entry(2), entry(1)] }

it('an entry opens to what was changed and nothing else', async () => {
  const { user } = openConsole('/log', OPEN)
  await user.click(await screen.findByText('w3'))
  const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent)
  await screen.findByText('to-pay-out')
  expect(screen.getByText('status').closest('tr')?.textContent).toBe('statusprocessingto-pay-out')
  expect(cells).not.toContain('by')
})

it('earlier entries come by the cursor, and the last page says so', async () => {
  const { user, calls } = openConsole('/log', OPEN)
  await user.click(await screen.findByRole('button', { name: '更早的记录' }))
  await screen.findByText('w1')
  screen.getByText('没有更早的了')
  expect(calls).toEqual([
    ['entries', {}, null],
    ['entries', {}, 'c2'],
  ])
})

it('the calendar of a Chinese page is in Chinese', async () => {
  const { user } = openConsole('/log', OPEN)
  await user.click(await screen.findByPlaceholderText('选择日期'))
  await screen.findByText('六')
  expect(screen.queryByText('Sa')).toBeNull()
})

it('the filter of an object is sent, and another one replaces it', async () => {
  const { user, calls } = openConsole('/log', OPEN)
  const field = await screen.findByRole('searchbox', { name: '对象' })
  await user.type(field, ' w3 {Enter}')
  await waitFor(() => expect(calls.at(-1)).toEqual(['entries', { object: 'w3' }, null]))
  const again = await screen.findByRole('searchbox', { name: '对象' })
  await user.clear(again)
  await user.type(again, 'w2{Enter}')
  await waitFor(() => expect(calls.at(-1)).toEqual(['entries', { object: 'w2' }, null]))
})

it('acts, steps of a login and kinds of objects are named in the reader’s language, and found by that name (ADM-133)', async () => {
  const login = { ...entry(4), act: 'logged-in', object: { kind: 'session', id: 's4' } }
  const { user, calls } = openConsole('/log', { ...OPEN, entries: [login, entry(3)] })
  const cellsOf = (row: HTMLElement | null) => row?.textContent ?? ''
  const row = (await screen.findByText('s4')).closest('tr')
  expect(cellsOf(row)).toContain('登录')
  expect(cellsOf(row)).not.toMatch(/logged-in|session/)
  expect(cellsOf(screen.getByText('w3').closest('tr'))).toContain('提现')
  await user.type(screen.getByRole('searchbox', { name: '对象' }), '提现{Enter}')
  await waitFor(() => expect(calls.at(-1)).toEqual(['entries', { object: 'withdrawal' }, null]))
  expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: '对象' })).value).toBe('提现')
  await user.click(screen.getByRole('button', { name: 'English' }))
  const english = (await screen.findByText('Logged in')).closest('tr')
  expect(cellsOf(english)).toContain('Session')
})
