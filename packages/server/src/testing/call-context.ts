import type { CallContext } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { silentLog } from '../log.ts'
import { systemRandom } from '../outside/index.ts'
import { handClock } from './hand-clock.ts'

/** The context of a call in a test: nobody is logged in, the clock stands still. */
export function callContext(db: Database, over: Partial<CallContext> = {}): CallContext {
  return { db, clock: handClock(), random: systemRandom, viewer: null, bearerToken: null, clientAddress: '127.0.0.1', log: silentLog, ...over }
}
