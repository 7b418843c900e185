import type { Clock } from '@diandu/core/kernel'
import { createDataBox } from '../account/index.ts'
import type { Database } from '../database/index.ts'
import { sandboxESignature, sandboxIdentity, systemRandom } from '../outside/index.ts'
import type { ModuleParts } from '../server-module.ts'

const A_KEY = { now: new Uint8Array(32).fill(7), before: [] }

/** The outside services of signing, for tests that sign nothing. */
export const playedSigning = (db: Database, clock: Clock): Pick<ModuleParts, 'identity' | 'eSignature'> => ({
  identity: sandboxIdentity({ db, clock, random: systemRandom }),
  eSignature: sandboxESignature(db, createDataBox(A_KEY), clock),
})
