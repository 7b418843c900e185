import { wholeLines } from '../kernel/index.ts'
import { readSettings } from '../settings.ts'
import { runOps } from './run-ops.ts'

try {
  const { exitCode, text } = await runOps(process.argv.slice(2), readSettings(process.env, { mayResealFromAny: true }))
  const print = exitCode === 0 ? console.log : console.error
  print(wholeLines(text))
  process.exitCode = exitCode
} catch (error) {
  console.error(wholeLines(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
