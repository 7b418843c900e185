import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { annexRoutes } from './annex-routes.ts'
import { billHandlers } from './bill.handlers.ts'
import { aboutInvoiceFile } from './invoice-file-store.ts'

export const billsModule: ServerModule = {
  name: 'bills',
  handlers: ({ settings }) => billHandlers(createDataBox(settings.secrets.dataKey)),
  sealedPlaces: [{ table: 'invoice_files', key: 'invoice_id', column: 'sealed', as: 'bytes', about: aboutInvoiceFile }],
  routes: (app, deps) => annexRoutes(app, deps, createDataBox(deps.settings.secrets.dataKey)),
}
