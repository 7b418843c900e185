// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { DeviceProvider, type Device } from './device-context.ts'
import { useLatestChoice } from './use-latest-choice.ts'

function wishing(answers: readonly boolean[] = []) {
  const clock = createManualClock()
  const sent: boolean[] = []
  const { result } = renderHook(
    () =>
      useLatestChoice(async (wish: boolean) => {
        sent.push(wish)
        return answers[sent.length - 1] ?? true
      }),
    {
      wrapper: ({ children }) => <DeviceProvider value={{ clock } as unknown as Device}>{children}</DeviceProvider>,
    },
  )
  return {
    sent,
    shown: () => result.current.shown,
    wish: (wish: boolean) => act(async () => result.current.wish(wish)),
    pass: (ms: number) => act(async () => clock.advance(ms)),
  }
}

it('a second wish within two seconds is shown at once and sent once they are over (WEB-131)', async () => {
  const heart = wishing()
  await heart.wish(true)
  await heart.wish(false)
  expect([heart.shown(), heart.sent]).toEqual([false, [true]])
  await heart.pass(THROTTLE_MS - 1)
  expect(heart.sent).toEqual([true])
  await heart.pass(1)
  expect([heart.shown(), heart.sent]).toEqual([undefined, [true, false]])
})

it('what is wished again as it was sent is sent no second time (WEB-131)', async () => {
  const heart = wishing()
  for (const wish of [true, false, true]) await heart.wish(wish)
  await heart.pass(THROTTLE_MS * 2)
  expect([heart.shown(), heart.sent]).toEqual([undefined, [true]])
})

it('after a failure the next wish is sent at once (INP-19)', async () => {
  const heart = wishing([false])
  await heart.wish(true)
  expect(heart.shown()).toBeUndefined()
  await heart.wish(true)
  expect(heart.sent).toEqual([true, true])
})

it('a wish two seconds after another is sent at once', async () => {
  const heart = wishing()
  await heart.wish(true)
  await heart.pass(THROTTLE_MS)
  await heart.wish(false)
  expect(heart.sent).toEqual([true, false])
})
