// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fail, ok, THROTTLE_MS, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { FailureProvider } from './failures/failure-context.ts'
import { PortsProvider } from './queries.ts'
import { useSend } from './use-send.ts'

interface Given {
  readonly about?: (words: string) => string | null
  readonly ports?: () => Promise<Ports>
}

/** Commands whose answers are given by hand. */
function open({ about, ports = async () => ({}) as Ports }: Given = {}) {
  const clock = createManualClock()
  const requested: { readonly words: string; readonly key: string; readonly answer: (to: Result<string>) => void }[] =
    []
  const reportFailure = vi.fn()
  const onDone = vi.fn()
  const onFailed = vi.fn()
  const onSettled = vi.fn()
  let tokens = 0
  const { result } = renderHook(
    () =>
      useSend({
        send: (_, words: string, keyFor) =>
          new Promise<Result<string>>((answer) => void requested.push({ words, key: keyFor(words), answer })),
        ...(about && { about }),
        wish: (words) => ({ name: 'press', path: '/here', words }),
        onDone,
        onFailed,
        onSettled,
      }),
    {
      wrapper: ({ children }) => (
        <DeviceProvider value={{ clock, random: { token: () => `key ${(tokens += 1)}` } } as unknown as Device}>
          <PortsProvider value={ports}>
            <FailureProvider value={reportFailure}>{children}</FailureProvider>
          </PortsProvider>
        </DeviceProvider>
      ),
    },
  )
  return {
    clock,
    requested,
    reportFailure,
    onDone,
    onFailed,
    onSettled,
    now: () => result.current,
    press: (words: string) => act(async () => void result.current.send(words)),
    answer: (to: Result<string>) => act(async () => requested.at(-1)?.answer(to)),
  }
}

const OFFLINE = fail({ kind: 'offline' } as const)
const REFUSED = fail({ kind: 'refused', message: 'no' } as const)

it('a second tap before the answer, or within two seconds, sends nothing (INP-19)', async () => {
  const { press, answer, requested, clock, now, onDone } = open()
  await press('one')
  clock.advance(THROTTLE_MS)
  await press('two')
  expect([requested.length, now().isBusy, now().busyWith]).toEqual([1, true, 'one'])
  await answer(ok('done'))
  expect([now().isBusy, now().answer]).toEqual([false, 'done'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done', 'one')
  await press('one')
  await answer(ok('done'))
  await press('one')
  expect(requested).toHaveLength(2)
})

it('a tap on one thing within two seconds of another on it does nothing, and one on another thing sends (INP-19)', async () => {
  const { press, answer, requested } = open({ about: (words) => words })
  for (const words of ['one', 'one', 'other']) {
    await press(words)
    await answer(ok('done'))
  }
  expect(requested.map(({ words }) => words)).toEqual(['one', 'other'])
})

it('what no tap needs to be kept from is sent again as soon as it is answered', async () => {
  const { press, answer, requested } = open({ about: () => null })
  await press('one')
  await answer(ok('done'))
  await press('one')
  expect(requested).toHaveLength(2)
})

it('a failure is reported with what was pressed, is shown, and may be repeated at once', async () => {
  const { press, answer, requested, reportFailure, onDone, onFailed, onSettled, now } = open()
  await press('one')
  await answer(REFUSED)
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith(REFUSED.failure, { name: 'press', path: '/here', words: 'one' })
  expect([now().failure, now().isBusy]).toEqual([REFUSED.failure, false])
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(REFUSED.failure, 'one')
  expect([onDone, onSettled].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await press('one')
  expect([requested.length, now().failure]).toEqual([2, undefined])
})

it('an intention keeps its key until it has ended: another try after a lost answer has the same one (IDM-8)', async () => {
  const { press, answer, requested } = open({ about: () => null })
  for (const [words, end] of [
    ['a', OFFLINE],
    ['b', REFUSED],
    ['a', REFUSED],
    ['a', ok('done')],
    ['a', OFFLINE],
  ] as const) {
    await press(words)
    await answer(end)
  }
  expect(requested.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 1', 'key 3', 'key 4'])
})

it('where the code for calls does not come, no answer came', async () => {
  const { press, now, reportFailure } = open({ ports: () => Promise.reject(new Error('chunk')) })
  await press('one')
  expect(reportFailure).toHaveBeenCalledTimes(1)
  expect([now().failure, now().isBusy]).toEqual([{ kind: 'offline' }, false])
})
