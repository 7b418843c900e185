import { readSettings } from '../settings.ts'
import { runOps } from './run-ops.ts'

try {
  const { exitCode, text } = await runOps(process.argv.slice(2), readSettings(process.env))
  const print = exitCode === 0 ? console.log : console.error
  print(text)
  process.exitCode = exitCode
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
