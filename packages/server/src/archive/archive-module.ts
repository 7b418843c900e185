import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { archiveMonths, forgetArchives } from './archive-months.ts'
import { forgetMessages } from './messages/forget-messages.ts'

export const archiveModule: ServerModule = {
  name: 'archive',
  sweeps: [
    {
      name: 'archive old months',
      everyMs: HOUR_MS,
      run: async (deps) => {
        const { archive } = deps.settings
        if (archive !== null) await archiveMonths(deps, archive)
        await forgetArchives(deps)
      },
    },
    { name: 'forget keys to archived messages', everyMs: DAY_MS, run: ({ db }) => forgetMessages(db) },
  ],
}
