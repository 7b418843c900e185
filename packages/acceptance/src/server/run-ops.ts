import { inCheckout } from './checkout-root.ts'
import type { Installation } from './installation.ts'
import { runProgram, type ProgramRun } from './run-program.ts'

/** A backup is restored before it is one, which takes a while on a busy machine: this only ends one that hangs. */
const HANGS_AFTER_MS = 300_000
const OPS = inCheckout('packages', 'server', 'src', 'ops', 'main.ts')

/** `pnpm ops …`, the real one, on this installation. */
export const runOps = (installation: Installation, ...args: readonly string[]): Promise<ProgramRun> =>
  runProgram([OPS, ...args], { env: installation.env, timeoutMs: HANGS_AFTER_MS })
