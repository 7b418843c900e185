import type { Clock, Failure, Result, StopSignal } from '@diandu/core/kernel'
import { ADMIN_API_BASE, CONSOLE_HEADER, type AdminCall, type AdminInput, type AdminOutput } from '@diandu/wire/admin'
import { asTexts } from '../http/as-texts.ts'
import { exchange } from '../http/exchange.ts'
import { openAnswer, type OpenedAnswer } from '../http/open-answer.ts'
import { readValue } from '../http/read-value.ts'
import type { Transport } from '../http/transport.ts'

const TIMEOUT_MS = 15_000

export interface AdminClientDeps {
  readonly transport: Transport
  readonly clock: Clock
  /** Receives every failure, but not those of calls whose caller left. */
  readonly onFailure: (failure: Failure) => void
  /** Receives when an answer was given, by the server's clock, and when it was asked for, by this one's. */
  readonly onServerTime: (serverNowMs: number, requestedAtMs: number) => void
}

/** The way to the console's server: the session travels as a cookie, which no script sees. */
export interface AdminClient {
  send<C extends AdminCall>(call: C, input: AdminInput<C>, signal?: StopSignal): Promise<Result<AdminOutput<C>>>
}

export const createAdminClient = ({ transport, clock, onFailure, onServerTime }: AdminClientDeps): AdminClient => ({
  async send<C extends AdminCall>(call: C, input: AdminInput<C>, signal?: StopSignal) {
    const given = { ...(input as object) }
    const requestedAtMs = clock.now()
    const answer = await exchange(
      transport,
      {
        method: call.method,
        path: `${ADMIN_API_BASE}${call.path}`,
        parameters: call.method === 'GET' ? asTexts(given) : given,
        headers: { [CONSOLE_HEADER]: '1' },
      },
      { clock, timeoutMs: TIMEOUT_MS, signal },
    )
    const { result, serverNowMs }: OpenedAnswer = answer.ok ? openAnswer(answer.value, clock.now()) : { result: answer }
    if (serverNowMs !== undefined) onServerTime(serverNowMs, requestedAtMs)
    const read = result.ok ? readValue(call.output as C['output'], result.value) : result
    if (!read.ok && signal?.aborted !== true) onFailure(read.failure)
    return read
  },
})
