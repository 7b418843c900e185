import { fail, type Result } from '@diandu/core/kernel'
import type { Call, CallInput, CallOutput } from '@diandu/wire'
import type { Client } from './client.ts'

/** A call that is answered inside the same process: what the server hands to the page that it renders. */
export type CallApi = <C extends Call>(endpoint: C, input: CallInput<C>) => Promise<Result<CallOutput<C>>>

/** No signature, no envelope, no network: nothing travels. */
export const createApiClient = (call: CallApi): Client => ({
  send: (endpoint, input) => call(endpoint, input),
  read: () => Promise.resolve(fail({ kind: 'offline' })),
  download: () => Promise.resolve(fail({ kind: 'offline' })),
})
