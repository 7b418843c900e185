// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EndlessList } from './endless-list.tsx'

let seeEnd: () => void = () => undefined
const words = { more: '加载更多', loading: '正在加载', end: '已经到底了', failed: '没有加载出来', retry: '再试一次' }

beforeEach(() => {
  seeEnd = () => undefined
  vi.stubGlobal('IntersectionObserver', function Observer(this: object, tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    seeEnd = () => tell([{ isIntersecting: true }])
    return { observe: () => undefined, disconnect: () => { seeEnd = () => undefined } }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = (items: readonly string[], state: 'idle' | 'loading' | 'failed', onMore: () => void, hasMore = true) => (
  <EndlessList label="店铺" items={items} keyOf={(item) => item} renderItem={(item) => item} state={state} hasMore={hasMore} onMore={onMore} words={words} />
)

it('[UI-16] asks once per end, and again at the next', () => {
  const ask = vi.fn()
  const { rerender } = render(list(['a'], 'idle', ask))
  act(() => { seeEnd(); seeEnd() })
  expect(ask).toHaveBeenCalledTimes(1)
  rerender(list(['a'], 'loading', ask))
  act(() => seeEnd())
  expect(ask).toHaveBeenCalledTimes(1)
  rerender(list(['a', 'b'], 'idle', ask))
  act(() => seeEnd())
  expect(ask).toHaveBeenCalledTimes(2)
})

it('[UI-16] a new list of the same length has an end of its own', () => {
  const ask = vi.fn()
  const { rerender } = render(list(['a'], 'idle', ask))
  act(() => seeEnd())
  rerender(list(['a'], 'loading', ask))
  rerender(list(['b'], 'idle', ask))
  act(() => seeEnd())
  expect(ask).toHaveBeenCalledTimes(2)
})

it('[UI-16] the button does the same for those who do not scroll', async () => {
  const ask = vi.fn()
  render(list(['a'], 'idle', ask))
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('[UI-17] a failure keeps the list and offers to try again', async () => {
  const ask = vi.fn()
  render(list(['a', 'b'], 'failed', ask))
  act(() => seeEnd())
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('[UI-17] the end says so and asks for nothing', () => {
  const ask = vi.fn()
  render(list(['a'], 'idle', ask, false))
  act(() => seeEnd())
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByText('已经到底了')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
