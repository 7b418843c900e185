import type { Extension } from '@electric-sql/pglite'
import { timerDelay } from '../../kernel/index.ts'

type SetTimer = (which: number, delayMs: number) => number

interface Imports {
  readonly env: { _setitimer_js: SetTimer }
}

interface EngineOptions {
  readonly instantiateWasm: (imports: Imports, ready: unknown) => unknown
}

/**
 * The engine reckons its timers from the clock: set back by a month, it asks for one of a month, which would go off at
 * once, be asked for again, and so on, a thousand times a second and with a warning each. Where a shorter one goes off,
 * the engine looks at the clock and asks again.
 */
export const engineTimers: Extension = {
  name: 'engine-timers',
  setup: async (_engine, options: EngineOptions) => ({
    emscriptenOpts: {
      ...options,
      instantiateWasm: (imports: Imports, ready: unknown) => {
        const setTimer = imports.env._setitimer_js
        imports.env._setitimer_js = (which, delayMs) => setTimer(which, timerDelay(delayMs))
        return options.instantiateWasm(imports, ready)
      },
    },
  }),
}
