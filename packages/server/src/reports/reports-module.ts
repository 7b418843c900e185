import type { ServerModule } from '../server-module.ts'
import { reportsHandlers } from './reports.handlers.ts'

/** Reports of wrong listings. */
export const reportsModule: ServerModule = { name: 'reports', handlers: () => reportsHandlers }
