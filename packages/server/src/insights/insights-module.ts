import type { ServerModule } from '../server-module.ts'
import { insightsHandlers } from './insights.handlers.ts'

export const insightsModule: ServerModule = { name: 'insights', handlers: insightsHandlers }
