import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fail, MIN_LOAD_MS, ok, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import { call, AT_ONCE } from './run-query.ts'
import { createQueryClient } from './query-client.ts'

/** Questions that wait to be answered by hand, on a clock that is moved by hand. */
function openPage({ atOnce = false, isSeen = true } = {}) {
  const clock = createManualClock()
  const requested: ((answer: Result<string>) => void)[] = []
  const queries = createQueryClient(() => undefined, isSeen ? { minMs: MIN_LOAD_MS } : {})
  const question = () => new Promise<Result<string>>((answer) => void requested.push(answer))
  const query = queryOptions({
    queryKey: ['bill'],
    queryFn: call(async () => ({ clock }) as unknown as Ports, question),
    retry: false,
    ...(atOnce ? AT_ONCE : {}),
  })
  const observer = new QueryObserver(queries, query)
  observer.subscribe(() => undefined)
  return {
    clock,
    at: () => observer.getCurrentResult(),
    refetch: () => observer.refetch(),
    answer: async (given: Result<string>) => {
      await vi.waitFor(() => expect(requested).toHaveLength(1))
      requested.shift()?.(given)
      await notifyAll()
    },
  }
}
const OFFLINE = fail({ kind: 'offline' } as const)
/** Lets what is kept already be heard. */
async function notifyAll(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

it('a first answer is shown after 200 ms at the earliest, with its time', async () => {
  const { clock, at, answer } = openPage()
  await answer(ok('a bill'))
  clock.advance(MIN_LOAD_MS - 1)
  await notifyAll()
  expect(at()).toMatchObject({ status: 'pending', data: undefined, dataUpdatedAt: 0 })
  clock.advance(1)
  await vi.waitFor(() => expect(at()).toMatchObject({ status: 'success', data: 'a bill' }))
  expect(at().dataUpdatedAt).toBeGreaterThan(0)
})

it('a failure is shown after 200 ms at the earliest too', async () => {
  const { clock, at, answer } = openPage()
  await answer(OFFLINE)
  clock.advance(MIN_LOAD_MS - 1)
  await notifyAll()
  expect(at().status).toBe('pending')
  clock.advance(1)
  await vi.waitFor(() => expect(at().status).toBe('error'))
  expect(at().errorUpdatedAt).toBeGreaterThan(0)
})

it('an answer that finds a skeleton shown waits until that has stood for 200 ms (WEB-122)', async () => {
  const { clock, at, answer } = openPage()
  await notifyAll()
  clock.advance(MIN_LOAD_MS + 1)
  await answer(ok('a bill'))
  clock.advance(MIN_LOAD_MS - 2)
  await notifyAll()
  expect(at().data).toBeUndefined()
  clock.advance(1)
  await vi.waitFor(() => expect(at().data).toBe('a bill'))
})

it('a slow answer waits for nothing more', async () => {
  const { clock, at, answer } = openPage()
  await notifyAll()
  clock.advance(MIN_LOAD_MS)
  clock.advance(MIN_LOAD_MS)
  await answer(ok('a bill'))
  await vi.waitFor(() => expect(at().data).toBe('a bill'))
})

it.each([{ atOnce: true }, { isSeen: false }])('an answer is shown as it comes where %o', async (given) => {
  const { at, answer } = openPage(given)
  await answer(ok('a shop'))
  await vi.waitFor(() => expect(at().data).toBe('a shop'))
})

it('a page that asks again keeps what it shows, and the next answer is shown as it comes', async () => {
  const { clock, at, answer, refetch } = openPage()
  await answer(ok('a bill'))
  clock.advance(MIN_LOAD_MS)
  await vi.waitFor(() => expect(at().data).toBe('a bill'))
  void refetch()
  await notifyAll()
  expect(at()).toMatchObject({ data: 'a bill', isFetching: true })
  await answer(ok('the same, paid'))
  await vi.waitFor(() => expect(at().data).toBe('the same, paid'))
})
