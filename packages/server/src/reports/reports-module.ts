import type { ServerModule } from '../server-module.ts'
import { reportsHandlers } from './reports.handlers.ts'

/** What people say is wrong with a listing. */
export const reportsModule: ServerModule = { name: 'reports', handlers: () => reportsHandlers }
