import { expect, it, vi } from 'vitest'
import { createMemorySessionStore } from '@diandu/core/testing'
import type { AuthActor } from '@diandu/core/session'
import { startAuthActor } from '../entrance/auth-actor.ts'
import { createSessionSource } from './session-source.ts'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'

function openSource() {
  const market = openTestMarket(1)
  const { device } = market.buyer
  const ports = testPorts(market, device)
  const start = vi.fn(() => startAuthActor(() => Promise.resolve(ports)))
  return { source: createSessionSource(device.session, start), start, device }
}

it('a signed-in user is known at once, without the machine behind it', () => {
  const { source, start } = openSource()
  expect(source.user()?.username).toBe('buyer_lin')
  expect(start).not.toHaveBeenCalled()
  expect(createSessionSource(createMemorySessionStore(), start).user()).toBeUndefined()
})

it('a stored name without a token is no signed-in user', () => {
  const { device, start } = openSource()
  const store = { ...createMemorySessionStore(), readUser: device.session.readUser, readToken: () => undefined }
  expect(createSessionSource(store, start).user()).toBeUndefined()
})

it('the machine is started once, and those who listen hear of each change', async () => {
  const { source, start, device } = openSource()
  const received = vi.fn()
  const stop = source.subscribe(received)
  const actors = await Promise.all([source.actor(), source.actor()])
  expect(actors[0]).toBe(actors[1])
  expect(start).toHaveBeenCalledTimes(1)
  received.mockClear()
  actors[0]?.send({ type: 'token.rejected' })
  expect(source.user()).toBeUndefined()
  expect(device.session.readToken()).toBeUndefined()
  expect(received).toHaveBeenCalledTimes(1)
  stop()
})

it('a machine that could not be loaded is asked for again', async () => {
  const { device } = openSource()
  const actor = {
    getSnapshot: () => ({ context: { user: undefined } }),
    subscribe: () => undefined,
  } as unknown as AuthActor
  const start = vi
    .fn<() => Promise<AuthActor>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(actor)
  const source = createSessionSource(device.session, start)
  await expect(source.actor()).rejects.toThrow('no network')
  expect(await source.actor()).toBe(actor)
})
