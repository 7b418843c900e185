import { migrate } from '../../../database/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { NOTHING_TO_DO, onPostgresql, tellAtOnce } from './on-postgresql.ts'

export const migrationsExpand = defineCommand({
  name: 'migrations expand',
  meaning: 'the first half of an upgrade: everything that the servers of the version before can live with',
  notes: ['A new server does the same when it starts; done before, it starts at once.'],
  parameters: {},
  examples: ['migrations expand'],
  run: async () => NOTHING_TO_DO,
  runOutsideServer: (_input, installation) =>
    onPostgresql(installation, async (db, known) => {
      const names = await migrate(db, known, installation.nowMs, { how: 'beside others', tell: tellAtOnce })
      return done(names.length === 0 ? 'There was nothing to apply.' : `Applied: ${names.join(', ')}.`)
    }),
})
