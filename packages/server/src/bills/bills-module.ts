import { createDataBox } from '../account/index.ts'
import type { ServerModule } from '../server-module.ts'
import { annexRoutes } from './annex-routes.ts'
import { billHandlers } from './bill.handlers.ts'

export const billsModule: ServerModule = {
  name: 'bills',
  handlers: ({ settings }) => billHandlers(createDataBox(settings.secrets.dataKey)),
  routes: (app, parts) => annexRoutes(app, parts, createDataBox(parts.settings.secrets.dataKey)),
}
