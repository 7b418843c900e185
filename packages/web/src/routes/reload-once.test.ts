import { memoryStore } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { reloadOnceForChunk } from './page-failure.tsx'

const GONE = new TypeError('Failed to fetch dynamically imported module: https://diandu.example/assets/shop-1a2b3.js')

function openBrowser() {
  const state = { nowMs: 1_800_000_000_000, isOnline: true, visit: memoryStore() }
  const reload = vi.fn()
  const reloadOn = (error: unknown) =>
    reloadOnceForChunk(error, {
      storage: { visit: state.visit },
      clock: { now: () => state.nowMs },
      isOnline: () => state.isOnline,
      reload,
    })
  return { reloadOn, reload, state }
}

it('code that a new release replaced reloads the page once, and a minute later at the earliest again', () => {
  const { reloadOn, reload, state } = openBrowser()
  expect(reloadOn(GONE)).toBe(true)
  state.nowMs += 59_999
  expect(reloadOn(GONE)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  state.nowMs += 1
  expect(reloadOn(GONE)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('other errors reload no page', () => {
  const { reloadOn, reload } = openBrowser()
  for (const error of [new Error('x is undefined'), 'Failed to fetch', null, { message: 'Failed to fetch' }])
    expect(reloadOn(error)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('without a network the page is kept', () => {
  const { reloadOn, reload, state } = openBrowser()
  state.isOnline = false
  expect(reloadOn(GONE)).toBe(false)
  state.isOnline = true
  expect(reloadOn(GONE)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('where nothing can be remembered, nothing is reloaded', () => {
  const { reloadOn, reload, state } = openBrowser()
  state.visit = { ...memoryStore(), holds: () => false }
  expect(reloadOn(GONE)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
