import { runByAccounts } from './accounts/run-by-accounts.ts'
import type { OpsAnswer, OpsDeps } from './ops-deps.ts'
import { parseCommand } from './parse-command.ts'

/** Runs one command, in the program itself or in the server that owns the database. */
export async function runCommand(args: readonly string[], deps: OpsDeps): Promise<OpsAnswer> {
  const command = parseCommand(args)
  if (!command.ok) return { exitCode: 2, text: command.failure }
  return runByAccounts(command.value, deps)
}
