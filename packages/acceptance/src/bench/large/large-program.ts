import { inCheckout } from '../../server/checkout-root.ts'
import { runProgram } from '../../server/run-program.ts'

const PROGRAM = inCheckout('packages', 'server', 'src', 'testing', 'large', 'large-program.ts')
/** Twenty million entries take a quarter of an hour. */
const WITHIN_MS = 3 * 3_600_000

/** Fills, opens or checks a large market: what it is told to, on a database that no server uses. */
export async function runLarge<Answer>(env: Readonly<Record<string, string>>, task: object): Promise<Answer> {
  const { exitCode, output } = await runProgram([PROGRAM], {
    env: { ...env, LARGE: JSON.stringify(task) },
    timeoutMs: WITHIN_MS,
  })
  if (exitCode !== 0) throw new Error(`${JSON.stringify(task)} could not be done:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as Answer
}
