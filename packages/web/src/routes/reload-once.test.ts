import { memoryStore } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { reloadOnceForChunk } from './page-failure.tsx'

const GONE = new TypeError('Failed to fetch dynamically imported module: https://diandu.example/assets/shop-1a2b3.js')

function openBrowser() {
  const state = { nowMs: 1_800_000_000_000, isOnline: true, isReachable: true, visit: memoryStore() }
  const reload = vi.fn()
  const reloadOn = (error: unknown) =>
    reloadOnceForChunk(error, {
      storage: { visit: state.visit },
      clock: { now: () => state.nowMs },
      isOnline: () => state.isOnline,
      isReachable: async () => state.isReachable,
      reload,
    })
  return { reloadOn, reload, state }
}

it('code that a new release replaced reloads the page once, and a minute later at the earliest again', async () => {
  const { reloadOn, reload, state } = openBrowser()
  expect(await reloadOn(GONE)).toBe('reloading')
  state.nowMs += 59_999
  expect(await reloadOn(GONE)).toBe('incomplete')
  expect(reload).toHaveBeenCalledTimes(1)
  state.nowMs += 1
  expect(await reloadOn(GONE)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('other errors reload no page', async () => {
  const { reloadOn, reload } = openBrowser()
  for (const error of [new Error('x is undefined'), 'Failed to fetch', null, { message: 'Failed to fetch' }])
    expect(await reloadOn(error)).toBe('broken')
  expect(reload).not.toHaveBeenCalled()
})

it('without a network or a server the page is kept', async () => {
  const { reloadOn, reload, state } = openBrowser()
  state.isOnline = false
  expect(await reloadOn(GONE)).toBe('unreachable')
  state.isOnline = true
  state.isReachable = false
  expect(await reloadOn(GONE)).toBe('unreachable')
  state.isReachable = true
  expect(await reloadOn(GONE)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('where nothing can be remembered, nothing is reloaded', async () => {
  const { reloadOn, reload, state } = openBrowser()
  state.visit = { ...memoryStore(), holds: () => false }
  expect(await reloadOn(GONE)).toBe('incomplete')
  expect(reload).not.toHaveBeenCalled()
})
