// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fail, MIN_LOAD_MS, ok, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { createQueryClient } from './query-client.ts'
import { pagedQuery } from './paged-query.ts'
import { AT_ONCE, call } from './run-query.ts'
import { useMarketQuery } from './use-market-query.ts'
import { usePaged } from './use-paged.ts'

/** A page of the market whose questions are answered by hand, on a clock that is moved by hand. */
function openPage(kind: 'one' | 'list', { minMs = MIN_LOAD_MS, isHere = false } = {}) {
  const clock = createManualClock()
  const queries = createQueryClient(() => undefined, { minMs })
  const ports = async () => ({ clock }) as unknown as Ports
  const requested: ((answer: Result<string>) => void)[] = []
  const question = () => new Promise<Result<string>>((answer) => void requested.push(answer))
  const one = { queryKey: ['shop'], queryFn: call(ports, question), retry: false, ...AT_ONCE }
  const list = {
    ...pagedQuery(ports, ['shops'], async () => {
      const answer = await question()
      return answer.ok ? ok({ items: [answer.value], nextCursor: null }) : answer
    }),
    retry: false,
  }
  if (isHere) queries.setQueryData(['shop'], 'a shop')
  function One() {
    const { data, isError, failure } = useMarketQuery(one)
    return failure === undefined ? (data ?? (isError ? 'try again' : 'skeleton')) : `error page ${failure.kind}`
  }
  function List() {
    const { items, failure, more } = usePaged(list)
    return failure === undefined ? `${items.join()} ${more.state}` : `error page ${failure.kind}`
  }
  render(
    <DeviceProvider value={{ clock } as unknown as Device}>
      <QueryClientProvider client={queries}>{kind === 'one' ? <One /> : <List />}</QueryClientProvider>
    </DeviceProvider>,
  )
  return {
    text: () => document.body.textContent,
    pass: (ms: number) => act(async () => clock.advance(ms)),
    answer: async (given: Result<string>) => {
      await vi.waitFor(() => expect(requested).toHaveLength(1))
      requested.shift()?.(given)
      await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
      await act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())))
    },
  }
}

const HTTP = fail({ kind: 'http', status: 404 } as const)

it.each([
  ['an answer', 'one', ok('a shop'), 'skeleton', 'a shop'],
  ['a failure with a status', 'one', HTTP, 'skeleton', 'error page http'],
  [
    'a failure of too many requests',
    'one',
    fail({ kind: 'too-many-requests' } as const),
    'skeleton',
    'error page too-many-requests',
  ],
  ['a failure without a status', 'one', fail({ kind: 'refused', message: '' } as const), 'skeleton', 'try again'],
  ['the first page of a list', 'list', ok('a shop'), ' loading', 'a shop idle'],
  ['a list that fails with a status', 'list', HTTP, ' loading', 'error page http'],
] as const)('%s waits until the skeleton has stood for 200 ms (WEB-122)', async (_, kind, given, before, after) => {
  const page = openPage(kind)
  expect(page.text()).toBe(before)
  await page.answer(given)
  await page.pass(MIN_LOAD_MS - 1)
  expect(page.text()).toBe(before)
  await page.pass(1)
  expect(page.text()).toBe(after)
})

it('an answer that takes longer waits for nothing more', async () => {
  const page = openPage('one')
  await page.pass(MIN_LOAD_MS)
  await page.answer(ok('a shop'))
  expect(page.text()).toBe('a shop')
})

it('data that is here already is shown at once (WEB-122)', () => {
  expect(openPage('one', { isHere: true }).text()).toBe('a shop')
})

it('where no page is shown nothing is waited for', async () => {
  const page = openPage('one', { minMs: 0 })
  await page.answer(ok('a shop'))
  expect(page.text()).toBe('a shop')
})
