import { differencesBetween, knownServers, type KnownServer } from '../../../fleet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const servers = defineCommand({
  name: 'servers',
  meaning:
    'the servers on this database: since when, which version, how far their clocks are off; exit code 1 where settings differ',
  notes: ['Versions differ while an upgrade is under way; "migrations" says what that has still to do.'],
  parameters: {},
  examples: ['servers'],
  async run(_input, { db }) {
    if (db.engine === 'pglite') return done('The embedded database has one server: this one.')
    const known = await knownServers(db)
    const [first] = known
    if (first === undefined) return notDone('No server runs on this database.')
    const text = tableText(['SERVER', 'VERSION', 'SINCE', 'LAST SEEN', 'CLOCK'], known.map(rowOf))
    const differing = known.flatMap(({ id, facts }) => {
      const names = facts === undefined || first.facts === undefined ? [] : differencesBetween(first.facts, facts)
      return names.length === 0 ? [] : [`${id} and ${first.id}: ${names.join(', ')}`]
    })
    return differing.length === 0
      ? done(text)
      : notDone(`${text}\n\nSettings differ between\n  ${differing.join('\n  ')}`)
  },
})

const rowOf = ({ id, version, startedAt, silentMs, facts }: KnownServer): readonly string[] => [
  id,
  version,
  time(startedAt),
  `${Math.round(silentMs / 1000)} s ago`,
  clockText(facts?.clockOffsetMs ?? 0),
]

const clockText = (offsetMs: number): string =>
  offsetMs === 0 ? 'right' : `off by ${(Math.abs(offsetMs) / 1000).toFixed(1)} s`
