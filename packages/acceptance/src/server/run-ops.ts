import { inCheckout } from './checkout-root.ts'
import type { Installation } from './installation.ts'
import { runProgram, type ProgramRun } from './run-program.ts'

const OPS = inCheckout('packages', 'server', 'src', 'ops', 'main.ts')

/** `pnpm ops …`, the real one, on this installation. */
export const runOps = (installation: Installation, ...words: readonly string[]): Promise<ProgramRun> =>
  runProgram([OPS, ...words], { env: installation.env })
