import type { StopSignal } from '@diandu/core/kernel'
import { getUserInfo, uploadPicture } from '@diandu/wire'
import { describe, expect, it } from 'vitest'
import { FILE_TIMEOUT_MS, TIMEOUT_MS } from './create-client.ts'
import type { Transport } from './transport.ts'
import { USER_ON_WIRE, envelope, clientThat, silence, until } from '../testing/client-that.ts'

describe('a client that gets no answer', () => {
  it('no answer at all is offline', async () => {
    const { client, failures } = clientThat([undefined])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(failures).toEqual([{ kind: 'offline' }])
  })

  it('gives up after fifteen seconds, and tells the transport to (SRV-57)', async () => {
    let wasStopped = false
    const slow: Transport = (_, signal) =>
      new Promise(() => signal.addEventListener('abort', () => (wasStopped = true)))
    const { client, clock, sent, busy } = clientThat([slow])
    const answer = client.send(getUserInfo, {})
    await until(() => sent.length === 1)
    clock.advance(TIMEOUT_MS - 1)
    expect([wasStopped, busy.isBusy()]).toEqual([false, true])
    clock.advance(1)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect([wasStopped, busy.isBusy()]).toEqual([true, false])
  })

  it('a file over a slow line has a minute (SRV-57)', async () => {
    const { client, clock, sent } = clientThat([silence])
    const file = { type: 'image/jpeg', bytes: new Uint8Array(1) }
    const answer = client.send(uploadPicture, {}, { file })
    await until(() => sent.length === 1)
    clock.advance(FILE_TIMEOUT_MS - 1)
    expect(await Promise.race([answer, 'under way'])).toBe('under way')
    clock.advance(1)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  it('an answer that came in time is not timed out later', async () => {
    const { client, clock, failures } = clientThat([envelope({ data: USER_ON_WIRE })])
    expect((await client.send(getUserInfo, {})).ok).toBe(true)
    clock.advance(10 * TIMEOUT_MS)
    expect(failures).toEqual([])
  })

  it('a transport that breaks is a bug and no failure', async () => {
    const { client, busy } = clientThat([() => Promise.reject(new TypeError('broken'))])
    await expect(client.send(getUserInfo, {})).rejects.toThrow('broken')
    expect(busy.isBusy()).toBe(false)
  })

  it('a caller who leaves is let go at once, and no failure is reported', async () => {
    const leaving = new AbortController()
    const { client, sent, failures, busy } = clientThat([silence])
    const answer = client.send(getUserInfo, {}, { signal: leaving.signal })
    await until(() => sent.length === 1)
    leaving.abort()
    expect((await answer).ok).toBe(false)
    expect([failures, busy.isBusy()]).toEqual([[], false])
  })

  it('sends nothing for a caller who has left, and keeps no listener on one who stays', async () => {
    const left = clientThat([envelope({ data: USER_ON_WIRE })])
    expect((await left.client.send(getUserInfo, {}, { signal: AbortSignal.abort() })).ok).toBe(false)
    expect(left.sent).toEqual([])
    const listeners = new Set<() => void>()
    const signal: StopSignal = {
      aborted: false,
      addEventListener: (_, one) => void listeners.add(one),
      removeEventListener: (_, one) => void listeners.delete(one),
    }
    await clientThat([envelope({ data: USER_ON_WIRE })]).client.send(getUserInfo, {}, { signal })
    expect(listeners.size).toBe(0)
  })
})
