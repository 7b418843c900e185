import type { ServerModule } from '../server-module.ts'
import { valuationHandlers } from './valuation.handlers.ts'

/** What a shop would sell for, from what was sold here. */
export const valuationModule: ServerModule = { name: 'valuation', handlers: valuationHandlers }
