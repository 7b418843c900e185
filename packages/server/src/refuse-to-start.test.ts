import { expect, it } from 'vitest'
import { createDataBox } from './crypto/index.ts'
import { describeOnEachEngine } from './database/testing.ts'
import { keepKnownIdentity } from './account/verification/identity-store.ts'
import { MODULES } from './modules.ts'
import { refuseForeignSeals } from './refuse-to-start.ts'
import { readSettings } from './settings.ts'

const [OLD, NEW] = ['a1'.repeat(32), 'b2'.repeat(32)]

describeOnEachEngine('A server with the wrong key', (open) => {
  it('does not start on what another key sealed, and starts where it knows that key too (SEAL-19)', async () => {
    const db = await open()
    const start = (environment: Readonly<Record<string, string>>) =>
      refuseForeignSeals({ db, settings: readSettings(environment) }, MODULES)
    // Nothing is sealed yet: any key is right.
    await start({ DATA_KEY: NEW })
    const box = createDataBox(readSettings({ DATA_KEY: OLD }).secrets.dataKey)
    const person = { name: '林小满', residentId: '11010519491231002X' }
    await db.transaction((tx) => keepKnownIdentity(tx, 'u1', person, { box, nowMs: 0 }))
    await start({ DATA_KEY: OLD })
    await start({ DATA_KEY: NEW, DATA_KEYS_BEFORE: OLD })
    await start({ DATA_KEY: NEW, SEALED_DATA_LOST: 'yes' })
    await expect(start({ DATA_KEY: NEW })).rejects.toThrow(/Set DATA_KEY as it was.*known_identities/s)
  })
})
