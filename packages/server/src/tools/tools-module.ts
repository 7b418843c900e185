import type { ServerModule } from '../server-module.ts'
import { toolHandlers } from './tools.handlers.ts'

/** Look-ups for sellers: words, ratings, prohibited words, postage. */
export const toolsModule: ServerModule = { name: 'tools', handlers: toolHandlers }
