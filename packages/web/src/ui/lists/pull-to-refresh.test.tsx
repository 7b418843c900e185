// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PullToRefresh } from './pull-to-refresh.tsx'

const messages = { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', refresh: '刷新' }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

function openList() {
  const refresh = vi.fn(() => Promise.resolve())
  render(
    <PullToRefresh messages={messages} onRefresh={refresh}>
      <p>列表</p>
    </PullToRefresh>,
  )
  const list = screen.getByText('列表')
  const finger = (kind: 'touchStart' | 'touchMove', y: number) =>
    act(() => void fireEvent[kind](list, { touches: [{ clientY: y }] }))
  return {
    refresh,
    finger,
    lift: () => act(async () => void fireEvent.touchEnd(list)),
    sign: () => screen.getByRole('status').textContent,
  }
}

it('a long pull at the top says what it will do, and asks again once the finger is lifted', async () => {
  const { refresh, finger, lift, sign } = openList()
  finger('touchStart', 100)
  finger('touchMove', 160)
  expect(sign()).toBe('下拉刷新')
  finger('touchMove', 260)
  expect([sign(), refresh.mock.calls.length]).toEqual(['松开刷新', 0])
  await lift()
  expect([sign(), refresh.mock.calls.length]).toEqual(['', 1])
})

it('a short pull, or one further down the page, asks nothing', async () => {
  const { refresh, finger, lift } = openList()
  finger('touchStart', 100)
  finger('touchMove', 200)
  await lift()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 40 })
  finger('touchStart', 100)
  finger('touchMove', 300)
  await lift()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 })
  expect(refresh).not.toHaveBeenCalled()
})

it('the browser need not wait for it before it scrolls or takes a tap', () => {
  const received = vi.spyOn(HTMLElement.prototype, 'addEventListener')
  openList()
  const waits = received.mock.calls.filter(
    ([name, , how]) => /^touch(start|move)$/.test(name) && (typeof how !== 'object' || how?.passive !== true),
  )
  expect(received.mock.calls.length).toBeGreaterThan(0)
  expect(waits).toEqual([])
})
