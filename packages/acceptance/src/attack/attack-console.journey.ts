import { expect, inject, it } from 'vitest'
import { DEMO_STAFF } from '../api/staff.ts'
import { dice, runSeed } from '../dice.ts'
import { newInstallation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { attackConsole } from './attack-console.ts'
import { findingLines } from './attack-tables.ts'

/** For each call; others with another seed, as are the roles. */
const MAX = 8
const ROLES = 3
const seed = runSeed()

it(`the console answers malformed requests without a fault, and no call to those who may not make it (seed ${seed}) (SRV-2, ADM-1, ADM-13)`, async () => {
  const installation = await newInstallation('pglite', undefined, inject('filledMarket'))
  const server = await startServerProcess(installation, { env: { ADMIN_PORT: '0' } })
  try {
    const chance = dice(seed)
    const all = Object.keys(DEMO_STAFF) as (keyof typeof DEMO_STAFF)[]
    const first = chance.below(all.length)
    const roles = Array.from({ length: ROLES }, (_, at) => all[(first + at * 3) % all.length] ?? 'Auditor')
    const attacked = await attackConsole({ installation, consoleUrl: server.consoleUrl, seed, max: MAX, roles })
    expect(findingLines(attacked.findings)).toEqual([])
    expect(attacked.calls).toBeGreaterThan(40)
    expect(attacked.counts.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(50)
    expect(attacked.refused).toBeGreaterThan(2 * attacked.calls)
  } finally {
    await server.stop()
    await installation.remove()
  }
})
