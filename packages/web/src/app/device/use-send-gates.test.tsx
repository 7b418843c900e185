// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { DeviceProvider, type Device } from './device-context.ts'
import { useSendGates } from './use-send-gates.ts'

it('a tap on one thing within two seconds of another on it does nothing, and one on another thing sends (INP-19)', () => {
  const clock = createManualClock()
  const { result } = renderHook(() => useSendGates(), {
    wrapper: ({ children }) => <DeviceProvider value={{ clock } as unknown as Device}>{children}</DeviceProvider>,
  })
  const enter = (name: string) => result.current(name).enter()
  expect([enter('one'), enter('one'), enter('other')]).toEqual([true, false, true])
  clock.advance(THROTTLE_MS)
  expect(enter('one')).toBe(true)
  result.current('one').reopen()
  expect(enter('one')).toBe(true)
})
