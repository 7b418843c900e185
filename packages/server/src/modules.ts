import { foundationModule } from './foundation-module.ts'
import type { ServerModule } from './server-module.ts'

/** What the server consists of. The order is the order of start-up: checks, then sample data. */
export const MODULES: readonly ServerModule[] = [foundationModule]
