import { DAY_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { comparablesHandlers } from './comparables.handlers.ts'
import { aboutInspectionFile } from './inspection-store.ts'
import { forgetSellDrafts } from './sell-draft-store.ts'
import { sellingHandlers } from './selling.handlers.ts'

/** A listing that its person has not touched for so long is not handed in any more. */
const DRAFTS_KEPT_MS = 90 * DAY_MS

export const sellingModule: ServerModule = {
  name: 'selling',
  handlers: ({ settings }) => [...sellingHandlers(createDataBox(settings.secrets.dataKey)), ...comparablesHandlers],
  sealedPlaces: [
    {
      table: 'inspection_files',
      key: "shop_id || ' ' || digest",
      column: 'sealed',
      as: 'bytes',
      about: aboutInspectionFile,
    },
  ],
  sweeps: [
    {
      name: 'forget old drafts of listings',
      everyMs: DAY_MS,
      run: ({ db, clock }) => forgetSellDrafts(db, clock.now() - DRAFTS_KEPT_MS),
    },
  ],
}
