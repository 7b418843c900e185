import { ok } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { registerDevice } from './register-device.ts'

const LIN = { userId: 'lin' } as never

function opened(token: string | undefined | Error, user: unknown = LIN) {
  const state = { user, listeners: [] as (() => void)[] }
  const register = vi.fn<Ports['pushDevices']['register']>(async () => ok(null))
  const pushToken = () => (token instanceof Error ? Promise.reject(token) : Promise.resolve(token))
  registerDevice({
    session: {
      user: () => state.user as never,
      subscribe: (listener) => (state.listeners.push(listener), () => undefined),
    },
    ports: async () => ({ bridge: { pushToken }, pushDevices: { register } }) as never,
    locale: 'en',
  })
  return {
    register,
    signIn: (next: unknown) => {
      state.user = next
      for (const listener of state.listeners) listener()
    },
  }
}

it('a device is named for the user who is signed in, and again for the next one (NTF-9)', async () => {
  const { register, signIn } = opened('1a00')
  await vi.waitFor(() => expect(register.mock.calls).toEqual([['1a00', 'en']]))
  signIn(LIN)
  signIn(undefined)
  signIn({ userId: 'wu' })
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
})

it.each([undefined, '', 'a b', new Error('no bridge')])(
  'an app that says %s for its device is told to no server (NTF-9)',
  async (token) => {
    const { register, signIn } = opened(token)
    signIn({ userId: 'wu' })
    await Promise.resolve()
    await Promise.resolve()
    expect(register).not.toHaveBeenCalled()
  },
)

it('a visitor has no device named, until they sign in (NTF-9)', async () => {
  const { register, signIn } = opened('1a00', undefined)
  expect(register).not.toHaveBeenCalled()
  signIn(LIN)
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1))
})
