import type { ServerModule } from '../server-module.ts'
import { toolHandlers } from './tools.handlers.ts'

/** What sellers look things up with: words, ratings, prohibited words, postage. */
export const toolsModule: ServerModule = { name: 'tools', handlers: toolHandlers }
