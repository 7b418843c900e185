import { DAY_MS } from '@diandu/core/kernel'
import { createDataBox } from '../../crypto/index.ts'
import type { Sweep } from '../../server-module.ts'
import { forgetExports } from './exports/export-store.ts'
import { writeNextExport } from './exports/write-export.ts'

const LOOK_MS = 2_000

export const moneySweeps: readonly Sweep[] = [
  {
    name: 'write files for accountants',
    everyMs: LOOK_MS,
    run: async ({ db, settings }) => {
      const box = createDataBox(settings.secrets.dataKey)
      while (await writeNextExport(db, box));
    },
  },
  {
    name: 'forget files for accountants of weeks ago',
    everyMs: DAY_MS,
    run: ({ db, clock }) => forgetExports(db, clock.now()),
  },
]
