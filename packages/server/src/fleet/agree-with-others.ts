import type { Clock } from '@diandu/core/kernel'
import type { Queries } from '../database/index.ts'
import type { Log } from '../kernel/index.ts'
import type { OwnServer } from './own-server.ts'
import { conflictsBetween, differencesBetween, knownServers } from './server-facts.ts'

interface FleetDeps {
  readonly db: Queries
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'warn'>
  readonly own: OwnServer
}

/** Who has not been heard of for so long has fallen: three signs of life were missed. */
const DEAD_AFTER_MS = 15_000
const POLL_INTERVAL_MS = 1_000

/**
 * Refuses to go on beside a server with other keys, and tells what else differs. One that was killed a moment ago
 * cannot be told from one that runs: that is waited for, until it is heard of again or has fallen.
 */
export async function agreeWithOthers(deps: FleetDeps): Promise<void> {
  const firstSeen = new Map<string, number>()
  for (;;) {
    const conflicts = await conflictsWithOthers(deps)
    if (conflicts.length === 0) break
    if (conflicts.some(({ id, seenAt }) => seenAt > (firstSeen.get(id) ?? seenAt))) throw new Error(refusal(conflicts))
    for (const { id, seenAt } of conflicts) if (!firstSeen.has(id)) firstSeen.set(id, seenAt)
    await new Promise<void>((resume) => void deps.clock.after(POLL_INTERVAL_MS, resume))
  }
  await tellDifferences(deps)
}

interface Conflict {
  readonly id: string
  readonly seenAt: number
  readonly why: readonly string[]
}

const othersOf = async ({ db, own }: FleetDeps) =>
  (await knownServers(db)).filter(({ id, silentMs }) => id !== own.id && silentMs < DEAD_AFTER_MS)

async function conflictsWithOthers(deps: FleetDeps): Promise<readonly Conflict[]> {
  const facts = deps.own.facts()
  return (await othersOf(deps)).flatMap(({ id, seenAt, facts: other }) => {
    const why = other === undefined ? [] : conflictsBetween(facts, other)
    return why.length === 0 ? [] : [{ id, seenAt, why }]
  })
}

async function tellDifferences(deps: FleetDeps): Promise<void> {
  const facts = deps.own.facts()
  for (const { id, facts: other } of await othersOf(deps)) {
    const differs = other === undefined ? [] : differencesBetween(facts, other)
    if (differs.length > 0) deps.log.warn({ server: id, differs }, 'Another server runs with other settings')
  }
}

const refusal = (conflicts: readonly Conflict[]): string =>
  [
    'Other servers run on this database with other keys; what one of them does the other ones could not read. Set the same ones (docs/operations.md), or stop them:',
    ...conflicts.map(({ id, why }) => `${id}: ${why.join('; ')}`),
  ].join('\n  ')
