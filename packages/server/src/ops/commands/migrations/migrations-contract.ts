import { contract } from '../../../database/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { NOTHING_TO_DO, onPostgresql, serverText, tellAtOnce } from './on-postgresql.ts'

export const migrationsContract = defineCommand({
  name: 'migrations contract',
  meaning: 'the second half of an upgrade: takes away what only older versions need; refused while one of them runs',
  notes: ['After it there is no way back to the version before but a backup.'],
  parameters: {},
  examples: ['migrations contract'],
  run: async () => NOTHING_TO_DO,
  runOutsideServer: (_input, installation) =>
    onPostgresql(installation, async (db, known) => {
      const { applied, inTheWay } = await contract(db, known, { nowMs: installation.nowMs, tell: tellAtOnce })
      if (inTheWay.length > 0)
        return notDone(
          [
            'Nothing was taken away: these servers still need it. Stop them first; one that was killed is given up after 30 s.',
            tableText(['SERVER', 'VERSION', 'NEWEST MIGRATION', 'LAST SEEN'], inTheWay.map(serverText)),
          ].join('\n'),
        )
      return done(applied.length === 0 ? 'There was nothing to take away.' : `Applied: ${applied.join(', ')}.`)
    }),
})
