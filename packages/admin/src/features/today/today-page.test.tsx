import { HOUR_MS } from '@diandu/core/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const STANDINGS = [
  { queue: 'listings', waiting: 14, oldestSince: NOW - 30 * HOUR_MS, late: 3 },
  { queue: 'withdrawals', waiting: 2, oldestSince: NOW - HOUR_MS, late: 0 },
] as const

it('each queue of the roles has its count, its oldest and what is late, and leads to its page', async () => {
  const { user, here } = openConsole('/', { self: aSelf('reviewer'), standings: [...STANDINGS] })
  await screen.findByText('3 项超时')
  screen.getByText('1 天 6 小时')
  expect(screen.queryByText('都在时限内')).toBeNull()
  await user.click(screen.getByRole('link', { name: '去处理' }))
  expect(here()).toBe('/listings')
})

it('says that nothing waits', async () => {
  openConsole('/', { standings: [{ queue: 'listings', waiting: 0, oldestSince: null, late: 0 }] })
  await screen.findByText('今天没有待处理的事项，可以喘口气')
})

it('the figures of the day are numbers beside those of a week ago, as charts too', async () => {
  const figures = [
    { figure: 'orders', days: [12, 1, 2, 3, 4, 5, 6, 1_204] },
    { figure: 'fees', days: [500_00, 0, 0, 0, 0, 0, 0, 1_230_00] },
  ] as const
  // Nothing is drawn without a canvas.
  const contextOf = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  openConsole('/', { today: { figures } })
  const section = await screen.findByRole('region', { name: '今日数据' })
  for (const text of ['1,204', '一周前全天 12', '一周前全天 ¥500.00']) within(section).getByText(text)
  await within(section).findByRole('img', { name: '最近八天的下单' })
  contextOf.mockRestore()
})

it('what one has open leads back to it, and each alert leads to its part of the system', async () => {
  const { user, here } = openConsole('/', {
    self: aSelf('auditor'),
    today: { alerts: ['jobs', 'backups'], own: [{ queue: 'listings', caseId: 's1', until: NOW + HOUR_MS }] },
  })
  await screen.findByText('后台任务出错或停滞')
  expect(screen.getAllByRole('link', { name: '查看系统' }).map((link) => link.getAttribute('href'))).toEqual([
    '/system?part=jobs',
    '/system?part=backups',
  ])
  await user.click(screen.getByRole('link', { name: '上架审核 s1' }))
  expect(here()).toBe('/listings/s1')
})

it('a command without the role for it is shown to staff admins until they have read of it (ADM-104)', async () => {
  const alert = {
    number: 7,
    at: NOW,
    staffName: '柯芙',
    object: { kind: 'listing', id: 's1' },
    reason: '审核员休假',
    after: '{"command":"listings refuse"}',
  }
  const { user } = openConsole('/', { self: aSelf('people-admin'), alerts: [alert] })
  await screen.findByText('柯芙 没有相应角色，使用了命令 listings refuse')
  await user.click(screen.getByRole('button', { name: '我已阅读' }))
  await waitFor(() => expect(screen.queryByText('柯芙', { exact: false })).toBeNull())
})

it('the time of reviews says where none was decided', async () => {
  openConsole('/', { today: { reviews: [{ queue: 'listings', todayMs: 2 * HOUR_MS, weekAgoMs: null }] } })
  const section = await screen.findByRole('region', { name: '审核用时' })
  for (const text of ['2 小时', '没有处理']) within(section).getByText(text)
})

it('is asked for once when the console opens, however wide it turns out to be (ADM-148)', async () => {
  const { state } = openConsole('/')
  const { standings } = state
  let asked = 0
  Object.defineProperty(state, 'standings', { get: () => ((asked += 1), standings) })
  await screen.findByText('今天没有待处理的事项，可以喘口气')
  expect(asked).toBe(1)
})
