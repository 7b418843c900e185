import type { Clock } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { sandboxESignature, sandboxIdentity, systemRandom } from '../integrations/index.ts'
import { sharedKeyPair } from '../integrations/testing/shared-key-pair.ts'
import type { ModuleDeps } from '../server-module.ts'

const A_KEY = { now: new Uint8Array(32).fill(7), before: [] }

/** The outside services of signing, for tests that sign nothing. */
export const simulatedSigning = (db: Database, clock: Clock): Pick<ModuleDeps, 'identity' | 'eSignature'> => ({
  identity: sandboxIdentity({ db, clock, random: systemRandom }),
  eSignature: sandboxESignature(db, createDataBox(A_KEY), clock, sharedKeyPair),
})
