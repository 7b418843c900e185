import { HOUR_MS } from '@diandu/core/kernel'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
