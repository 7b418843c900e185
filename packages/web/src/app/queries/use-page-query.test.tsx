// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { fail, MIN_LOAD_MS, ok, type Failure, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { failureOfError } from './failures/failure-error.ts'
import { createQueryClient } from './query-client.ts'
import { AT_ONCE, call } from './run-query.ts'
import { usePageQuery } from './use-page-query.ts'

/** Stands for the error page that takes a page's place. */
class ErrorPlace extends Component<{ readonly children: ReactNode }> {
  override state: { readonly failure?: Failure } = {}
  static getDerivedStateFromError = (error: unknown) => ({ failure: failureOfError(error) })
  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : `error page ${failure.kind}`
  }
}

interface Given {
  readonly atOnce?: boolean
  /** Whether a page is shown at all: a server waits for nothing. */
  readonly isSeen?: boolean
  readonly kept?: string
}

/** A page whose question is answered by hand, on a clock that is moved by hand. */
function openPage({ atOnce = false, isSeen = true, kept }: Given = {}) {
  const clock = createManualClock()
  const requested: ((answer: Result<string>) => void)[] = []
  const queries = createQueryClient(() => undefined, isSeen ? { minMs: MIN_LOAD_MS } : {})
  if (kept !== undefined) queries.setQueryData(['bill'], kept)
  const question = () => new Promise<Result<string>>((answer) => void requested.push(answer))
  const query = {
    queryKey: ['bill'],
    queryFn: call(async () => ({ clock }) as unknown as Ports, question),
    retry: false,
    ...(atOnce ? AT_ONCE : {}),
  }
  function Page() {
    const { data, error, refetch } = usePageQuery(query)
    if (error !== null) return <button onClick={() => void refetch()}>failed: {failureOfError(error).kind}</button>
    return <p>{data ?? 'pending'}</p>
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <DeviceProvider value={{ clock } as unknown as Device}>
      <QueryClientProvider client={queries}>
        <ErrorPlace>
          <Page />
        </ErrorPlace>
      </QueryClientProvider>
    </DeviceProvider>,
  )
  return {
    text: () => document.body.textContent,
    pass: (ms: number) => act(async () => clock.advance(ms)),
    refetch: async () => {
      void queries.refetchQueries()
      await heard()
    },
    answer: async (given: Result<string>) => {
      await vi.waitFor(() => expect(requested).toHaveLength(1))
      requested.shift()?.(given)
      await vi.waitFor(() => expect(queries.getQueryState(['bill'])?.fetchStatus).toBe('idle'))
      await heard()
    },
  }
}
/** react-query tells its observers in a batch of their own. */
const heard = () => act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())))

const OFFLINE = fail({ kind: 'offline' } as const)

it.each([
  ['an answer', ok('a bill'), 'a bill'],
  ['a failure', OFFLINE, 'failed: offline'],
  ['a failure with a status', fail({ kind: 'http', status: 404 } as const), 'error page http'],
])('%s is shown after 200 ms at the earliest (WEB-122)', async (_, given, shown) => {
  const page = openPage()
  await page.answer(given)
  await page.pass(MIN_LOAD_MS - 1)
  expect(page.text()).toBe('pending')
  await page.pass(1)
  expect(page.text()).toBe(shown)
})

it('an answer that finds a skeleton shown waits until that has stood for 200 ms (WEB-122)', async () => {
  const page = openPage()
  await page.pass(MIN_LOAD_MS)
  await page.answer(ok('a bill'))
  await page.pass(MIN_LOAD_MS - 1)
  expect(page.text()).toBe('pending')
  await page.pass(1)
  expect(page.text()).toBe('a bill')
})

it('a slow answer waits for nothing more', async () => {
  const page = openPage()
  await page.pass(MIN_LOAD_MS)
  await page.pass(MIN_LOAD_MS)
  await page.answer(ok('a bill'))
  expect(page.text()).toBe('a bill')
})

it.each([{ atOnce: true }, { isSeen: false }])('an answer is shown as it comes where %o', async (given) => {
  const page = openPage(given)
  await page.answer(ok('a shop'))
  expect(page.text()).toBe('a shop')
})

it('data that is there already is shown at once, and stays while it is asked for again (WEB-122)', async () => {
  const page = openPage({ kept: 'a bill' })
  expect(page.text()).toBe('a bill')
  await page.refetch()
  expect(page.text()).toBe('a bill')
  await page.answer(ok('the same, paid'))
  expect(page.text()).toBe('the same, paid')
})

it('another try begins anew', async () => {
  const page = openPage()
  await page.answer(OFFLINE)
  await page.pass(MIN_LOAD_MS)
  await act(async () => screen.getByRole('button').click())
  await heard()
  expect(page.text()).toBe('pending')
  await page.answer(ok('a bill'))
  await page.pass(MIN_LOAD_MS)
  expect(page.text()).toBe('a bill')
})
