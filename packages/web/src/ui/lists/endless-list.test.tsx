// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { EndlessList } from './endless-list.tsx'

let seeEnd: () => void = () => undefined
const messages = { more: '加载更多', loading: '正在加载', end: '已经到底了', failed: '没有加载出来', retry: '再试一次' }

beforeEach(() => {
  seeEnd = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    function Observer(this: object, tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      seeEnd = () => tell([{ isIntersecting: true }])
      return {
        observe: () => undefined,
        disconnect: () => {
          seeEnd = () => undefined
        },
      }
    },
  )
})

const list = (items: readonly string[], state: 'idle' | 'loading' | 'failed', onMore: () => void, hasMore = true) => (
  <EndlessList
    label="店铺"
    items={items}
    keyOf={(item) => item}
    renderItem={(item) => item}
    state={state}
    hasMore={hasMore}
    onMore={onMore}
    messages={messages}
  />
)

it('an endless list asks once per end, and again at the next', () => {
  const call = vi.fn()
  const { rerender } = render(list(['a'], 'idle', call))
  act(() => {
    seeEnd()
    seeEnd()
  })
  expect(call).toHaveBeenCalledTimes(1)
  rerender(list(['a'], 'loading', call))
  act(() => seeEnd())
  expect(call).toHaveBeenCalledTimes(1)
  rerender(list(['a', 'b'], 'idle', call))
  act(() => seeEnd())
  expect(call).toHaveBeenCalledTimes(2)
})

it('a new list of the same length has an end of its own', () => {
  const call = vi.fn()
  const { rerender } = render(list(['a'], 'idle', call))
  act(() => seeEnd())
  rerender(list(['a'], 'loading', call))
  rerender(list(['b'], 'idle', call))
  act(() => seeEnd())
  expect(call).toHaveBeenCalledTimes(2)
})

it('the button does the same for those who do not scroll', async () => {
  const call = vi.fn()
  render(list(['a'], 'idle', call))
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
  expect(call).toHaveBeenCalledTimes(1)
})

it('a failure keeps the list and offers to try again', async () => {
  const call = vi.fn()
  render(list(['a', 'b'], 'failed', call))
  act(() => seeEnd())
  expect(call).not.toHaveBeenCalled()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toContain('没有加载出来')
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(call).toHaveBeenCalledTimes(1)
})

it('the end says so and asks for nothing', () => {
  const call = vi.fn()
  render(list(['a'], 'idle', call, false))
  act(() => seeEnd())
  expect(call).not.toHaveBeenCalled()
  expect(screen.getByText('已经到底了')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
