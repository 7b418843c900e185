// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { fail, MIN_LOAD_MS, ok, type Failure, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { failureOfError } from './failures/failure-error.ts'
import { pagedQuery, usePaged } from './use-paged.ts'
import { createQueryClient } from './query-client.ts'
import { call, useLoad } from './queries.ts'
import type { LoadRole } from './use-hold.ts'

/** The error page that takes a page's place. */
class ErrorPlace extends Component<{ readonly children: ReactNode }> {
  override state: { readonly failure?: Failure } = {}
  static getDerivedStateFromError = (error: unknown) => ({ failure: failureOfError(error) })
  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : `page gone: ${failure.kind}`
  }
}

interface Given {
  readonly kind?: 'one' | 'list'
  /** Whether a page is shown at all: a server waits for nothing. */
  readonly isSeen?: boolean
  readonly stored?: string
}

/** A page whose question is answered by hand, on a clock that is moved by hand. */
function openPage(role: LoadRole, { kind = 'one', isSeen = true, stored }: Given = {}) {
  const clock = createManualClock()
  const requested: ((answer: Result<string>) => void)[] = []
  const queries = createQueryClient(() => undefined, isSeen ? { minMs: MIN_LOAD_MS } : {})
  if (stored !== undefined) queries.setQueryData(['bill'], stored)
  const ports = async () => ({ clock }) as unknown as Ports
  const question = () => new Promise<Result<string>>((answer) => void requested.push(answer))
  const one = { queryKey: ['bill'], queryFn: call(ports, question), retry: false }
  const list = pagedQuery(ports, ['bills'], async () => {
    const answer = await question()
    return answer.ok ? ok({ items: [answer.value], nextCursor: null }) : answer
  })
  function One() {
    const { data, failure, pageFailure, timestamp, refetch } = useLoad(one, role)
    if (pageFailure !== undefined) return `error page ${pageFailure.kind}`
    if (failure !== undefined) return <button onClick={() => void refetch()}>failed: {failure.kind}</button>
    return data === undefined ? 'pending' : <p data-at={timestamp}>{data}</p>
  }
  function List() {
    const { items, pageFailure, more } = usePaged({ ...list, retry: false }, role)
    return pageFailure === undefined ? `${items.join()} ${more.state}` : `error page ${pageFailure.kind}`
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <DeviceProvider value={{ clock } as unknown as Device}>
      <QueryClientProvider client={queries}>
        <ErrorPlace>{kind === 'one' ? <One /> : <List />}</ErrorPlace>
      </QueryClientProvider>
    </DeviceProvider>,
  )
  return {
    clock,
    queries,
    text: () => document.body.textContent,
    pass: (ms: number) => act(async () => clock.advance(ms)),
    refetch: async () => {
      void queries.refetchQueries()
      await heard()
    },
    answer: async (given: Result<string>) => {
      await vi.waitFor(() => expect(requested).toHaveLength(1))
      requested.shift()?.(given)
      await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
      await heard()
    },
  }
}

/** react-query tells its observers in a batch of their own. */
const heard = () => act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())))

const OFFLINE = fail({ kind: 'offline' } as const)
const HTTP = fail({ kind: 'http', status: 404 } as const)
const TOO_MANY = fail({ kind: 'too-many-requests' } as const)

it.each([
  ['an answer', 'own-page', 'one', ok('a bill'), 'pending', 'a bill'],
  ['a failure', 'own-page', 'one', OFFLINE, 'pending', 'failed: offline'],
  ['a failure with a status', 'own-page', 'one', HTTP, 'pending', 'page gone: http'],
  ['a part that fails with a status', 'own-part', 'one', HTTP, 'pending', 'error page http'],
  ['an answer of the market', 'market', 'one', ok('a bill'), 'pending', 'a bill'],
  ['a failure of the market with a status', 'market', 'one', HTTP, 'pending', 'error page http'],
  ['a failure of too many requests', 'market', 'one', TOO_MANY, 'pending', 'error page too-many-requests'],
  ['a failure of the market without a status', 'market', 'one', OFFLINE, 'pending', 'failed: offline'],
  ['the first page of a list of the market', 'market', 'list', ok('a bill'), ' loading', 'a bill idle'],
  ['a list of the market that fails with a status', 'market', 'list', HTTP, ' loading', 'error page http'],
  ['the first page of an own list', 'own-page', 'list', ok('a bill'), ' loading', 'a bill idle'],
  ['an own list that fails with a status', 'own-page', 'list', HTTP, ' loading', 'page gone: http'],
  ['a list as a part that fails without one', 'own-part', 'list', OFFLINE, ' loading', ' failed'],
] as const)('%s is shown after 200 ms at the earliest (WEB-122)', async (_, role, kind, given, before, after) => {
  const page = openPage(role, { kind })
  expect(page.text()).toBe(before)
  await page.answer(given)
  await page.pass(MIN_LOAD_MS - 1)
  expect(page.text()).toBe(before)
  await page.pass(1)
  expect(page.text()).toBe(after)
})

/** How long after the question its end is shown that came after `tookMs`. */
async function shownAfterMs(tookMs: number, given: Result<string>, role: LoadRole): Promise<number> {
  const page = openPage(role)
  const began = page.clock.now()
  await page.pass(tookMs)
  await page.answer(given)
  while (page.text() === 'pending') await page.pass(1)
  cleanup()
  return page.clock.now() - began
}

it.each([
  [0, MIN_LOAD_MS],
  [199, MIN_LOAD_MS],
  [201, 2 * MIN_LOAD_MS],
  [399, 2 * MIN_LOAD_MS],
  [400, 400],
  [5000, 5000],
])('what took %d ms is shown after %d ms: a skeleton once shown stays 200 ms (WEB-122)', async (took, shown) => {
  expect(await shownAfterMs(took, ok('a bill'), 'own-part')).toBe(shown)
  expect(await shownAfterMs(took, OFFLINE, 'own-part')).toBe(shown)
})

it('a skeleton is never shown for less than 200 ms, and an answer never waits longer than that (WEB-122)', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(ok('a bill'), OFFLINE), async (took, end) => {
      const shown = await shownAfterMs(took, end, 'own-page')
      const skeletonMs = Math.max(0, shown - MIN_LOAD_MS)
      expect(skeletonMs === 0 || skeletonMs >= MIN_LOAD_MS).toBe(true)
      expect(shown - took).toBeLessThanOrEqual(MIN_LOAD_MS)
    }),
    { numRuns: 8 },
  ))

it('an answer of the market that takes longer waits for nothing more', async () => {
  const page = openPage('market')
  await page.pass(MIN_LOAD_MS)
  await page.answer(ok('a bill'))
  expect(page.text()).toBe('a bill')
})

it.each([
  ['part', true],
  ['market', false],
  ['own-page', false],
] as const)('an answer is shown as it comes to a %s where a page is seen: %s', async (role, isSeen) => {
  const page = openPage(role, { isSeen })
  await page.answer(ok('a shop'))
  expect(page.text()).toBe('a shop')
})

it.each(['market', 'own-page'] as const)(
  'data of a %s that is there already is shown at once with its time, and stays while it is asked for again (WEB-122)',
  async (role) => {
    const page = openPage(role, { stored: 'a bill' })
    expect(page.text()).toBe('a bill')
    expect(screen.getByText('a bill').dataset['at']).toBe(String(page.queries.getQueryState(['bill'])?.dataUpdatedAt))
    await page.refetch()
    expect(page.text()).toBe('a bill')
    await page.answer(ok('the same, paid'))
    expect(page.text()).toBe('the same, paid')
    await page.refetch()
    await page.answer(HTTP)
    expect(page.text()).toBe('failed: http')
    expect(page.queries.getQueryData(['bill'])).toBe('the same, paid')
  },
)

it('another try begins anew', async () => {
  const page = openPage('own-page')
  await page.answer(OFFLINE)
  await page.pass(MIN_LOAD_MS)
  await act(async () => screen.getByRole('button').click())
  await heard()
  expect(page.text()).toBe('pending')
  await page.answer(ok('a bill'))
  await page.pass(MIN_LOAD_MS)
  expect(page.text()).toBe('a bill')
})
