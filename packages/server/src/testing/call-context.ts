import { createManualClock } from '@diandu/core/testing'
import type { RequestContext } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { silentLog } from '../kernel/index.ts'
import { systemRandom } from '../integrations/index.ts'

/** The context of a call in a test: no user is logged in, the clock stands still. */
export function callContext(db: Database, over: Partial<RequestContext> = {}): RequestContext {
  return {
    db,
    reads: db,
    clock: createManualClock(),
    random: systemRandom,
    viewer: null,
    bearerToken: null,
    clientAddress: '127.0.0.1',
    log: silentLog,
    ...over,
  }
}
