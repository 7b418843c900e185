import type { ServerModule } from '../server-module.ts'
import { valuationHandlers } from './valuation.handlers.ts'

/** Estimates a shop's price from sales on this market. */
export const valuationModule: ServerModule = { name: 'valuation', handlers: valuationHandlers }
