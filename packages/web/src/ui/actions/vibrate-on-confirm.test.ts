// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { vibrateOnConfirm } from './vibrate-on-confirm.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'vibrate')
})

const vibrating = () => {
  const vibrate = vi.fn()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  return vibrate
}

it('a confirmation is felt where the device can, once and lightly', () => {
  const vibrate = vibrating()
  vibrateOnConfirm()
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(15)
})

it('nothing is felt where motion is not wanted, and nothing breaks where the device cannot', () => {
  expect(vibrateOnConfirm).not.toThrow()
  const vibrate = vibrating()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vibrateOnConfirm()
  expect(vibrate).not.toHaveBeenCalled()
})
