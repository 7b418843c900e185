import type { ServerModule } from '../server-module.ts'
import { insightsHandlers } from './insights.handlers.ts'

/** What the market says of a shop. */
export const insightsModule: ServerModule = { name: 'insights', handlers: insightsHandlers }
