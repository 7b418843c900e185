// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'open', label: '待付款' },
  { key: 'done', label: '已完成' },
]

function Orders() {
  const [current, setCurrent] = useState('all')
  return (
    <Tabs label="订单" tabs={TABS} current={current} onChange={setCurrent}>
      {current}
    </Tabs>
  )
}

it('arrows, Home and End move; one tab is in the tab order', async () => {
  render(<Orders />)
  const seen = async (key: string) => {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    return document.activeElement?.textContent
  }
  await userEvent.tab()
  expect(await seen('ArrowRight')).toBe('待付款')
  expect(await seen('End')).toBe('已完成')
  expect(await seen('ArrowRight')).toBe('全部')
  expect(await seen('ArrowLeft')).toBe('已完成')
  expect(await seen('Home')).toBe('全部')
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  expect(screen.getByRole('tabpanel', { name: '全部' }).textContent).toBe('all')
})
