import { migrationsOf, presentServers } from '../../../database/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { NOTHING_TO_DO, onPostgresql, serverText } from './on-postgresql.ts'

const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)]

export const migrations = defineCommand({
  name: 'migrations',
  meaning: 'what an upgrade has still to do to the database, and which servers stand on it; changes nothing',
  notes: ['docs/operations.md goes through an upgrade step by step.'],
  parameters: {},
  examples: ['migrations'],
  run: async () => NOTHING_TO_DO,
  runOutsideServer: (_input, installation) =>
    onPostgresql(installation, async (db, known) => {
      const { pending, waiting, unknown } = await migrationsOf(db, known)
      const servers = await presentServers(db)
      return done(
        [
          ...listed('To be applied by "migrations expand", or by the first server that starts', pending),
          ...listed('Waits for "migrations contract", until no older server is left', waiting),
          ...listed('Of a newer version', unknown),
          ...(pending.length + waiting.length + unknown.length === 0
            ? ['The database is as this version wants it.']
            : []),
          servers.length === 0
            ? 'No server runs on it.'
            : tableText(['SERVER', 'VERSION', 'NEWEST MIGRATION', 'LAST SEEN'], servers.map(serverText)),
        ].join('\n'),
      )
    }),
})
