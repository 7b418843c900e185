import { createBusyCount, type Failure } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import type { Token } from '@diandu/core/session'
import type { Envelope } from '@diandu/wire'
import { expect } from 'vitest'
import { createSealer } from '../crypto/create-sealer.ts'
import { createClient, type ClientDeps } from '../http/create-client.ts'
import type { Transport, WireAnswer, WireRequest } from '../http/transport.ts'

export const TOKEN = 'a-token-that-is-long-enough' as Token
export const USER = { userId: 'u1', username: 'lin', mobile: '138****0001' }
/** As she travels. */
export const USER_ON_WIRE = { user_id: 'u1', username: 'lin', mobile: '138****0001' }

export const envelope = (fields: Partial<Envelope>): WireAnswer => ({
  status: 200,
  body: JSON.stringify({ code: '000000', message: '', data: null, timestamp: 0, ...fields }),
})

/** A client whose transport is told what to answer, one answer after the other, and keeps what it was asked. */
export function clientThat(answers: readonly (WireAnswer | undefined | Transport)[], change: Partial<ClientDeps> = {}) {
  const sent: WireRequest[] = []
  const failures: Failure[] = []
  const clock = createManualClock()
  const busy = createBusyCount()
  const transport: Transport = (request, signal) => {
    const answer = answers[Math.min(sent.push(request), answers.length) - 1]
    return typeof answer === 'function' ? answer(request, signal) : Promise.resolve(answer)
  }
  const signer = (text: string) => Promise.resolve(`signed(${text})`)
  const tokens = { readToken: (): Token | undefined => undefined, actsFor: () => undefined }
  const client = createClient({
    transport,
    signer,
    loadSealer: async () => createSealer('oaep'),
    clock,
    tokens,
    busy,
    onFailure: (failure) => void failures.push(failure),
    ...change,
  })
  return { client, sent, failures, clock, busy }
}

export const silence: Transport = () => new Promise(() => undefined)

/** Until what was asked has reached the transport: signing takes a few turns. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn += 1) await Promise.resolve()
  expect(holds()).toBe(true)
}
