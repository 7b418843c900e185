// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createManualClock } from '@diandu/core/testing'
import { memoryStore, type DeviceStorage, type Failure } from '@diandu/core/kernel'
import { passesByItself, recover } from './recover.ts'

const left = { reload: vi.fn(), replace: vi.fn() }
let referrer = ''
let clock = createManualClock()
let storage: DeviceStorage
let stop: () => void = () => undefined

function openAt(pathname: string): void {
  vi.stubGlobal('location', { origin: 'https://market.example', pathname, search: '', ...left })
}

beforeEach(() => {
  clock = createManualClock()
  storage = { local: memoryStore(), visit: memoryStore(), cookies: memoryStore() }
  vi.spyOn(document, 'referrer', 'get').mockImplementation(() => referrer)
  left.reload.mockClear()
  left.replace.mockClear()
  referrer = ''
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function pass(ms: number): Promise<void> {
  clock.advance(ms)
  // An answer is a few promises away.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const open = (isInUse = false) => {
  const onHere = vi.fn()
  stop = recover({ clock, storage, isReachable: async () => true }, () => isInUse, onHere)
  return onHere
}

it.each<readonly [Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'http', status: 502 }, true],
  [{ kind: 'http', status: 503 }, true],
  [{ kind: 'http', status: 404 }, false],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'too-many-requests' }, false],
  [{ kind: 'login-required' }, false],
])('%o is tried again by itself: %s (WEB-145)', (failure, isTried) => {
  expect(passesByItself(failure)).toBe(isTried)
})

it('a page is loaded again once the server answers, and later each time that it stays broken (WEB-144)', async () => {
  openAt('/lists')
  open()
  await pass(2_000)
  expect(left.reload).toHaveBeenCalledTimes(1)
  open()
  await pass(2_000)
  expect(left.reload).toHaveBeenCalledTimes(1)
  await pass(2_000)
  expect(left.reload).toHaveBeenCalledTimes(2)
  openAt('/tmall')
  open()
  await pass(2_000)
  expect(left.reload).toHaveBeenCalledTimes(3)
})

it('a page on which something was typed stays as it is, and says that it works again (WEB-145)', async () => {
  openAt('/lists')
  const onHere = open(true)
  await pass(60_000)
  expect(left.reload).not.toHaveBeenCalled()
  expect(onHere).toHaveBeenCalledTimes(1)
})

it.each([
  ['https://market.example/shop/a?x=1', '/shop/a?x=1'],
  ['https://elsewhere.example/shop/a', undefined],
  ['https://market.example/502', undefined],
  ['', undefined],
])('the page for a dead server that %s led to goes back to %s (WEB-144)', async (from, goal) => {
  referrer = from
  openAt('/502')
  open()
  await pass(60_000)
  expect(left.replace.mock.calls).toEqual(goal === undefined ? [] : [[goal]])
  expect(left.reload).not.toHaveBeenCalled()
})

it('where nothing can be stored the page says that it works again, since it could load for ever (WEB-144)', async () => {
  openAt('/lists')
  storage = { ...storage, visit: { ...memoryStore(), holds: () => false } }
  const onHere = open()
  await pass(60_000)
  expect(left.reload).not.toHaveBeenCalled()
  expect(onHere).toHaveBeenCalledTimes(1)
})
