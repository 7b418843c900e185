import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProgram, type ProgramRun } from '../../server/run-program.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import type { ProofHarness } from '../proofs/proof-harness.ts'
import type { Finding } from '../proofs/proof.ts'

/** Requests go on so long before, between and after the steps. */
export const CALM_MS = 1_500
const OPS = ['packages', 'server', 'src', 'ops', 'main.ts'] as const
const OPS_WITHIN_MS = 120_000

export interface Stage {
  readonly harness: ProofHarness
  readonly before: string
  readonly now: string
  readonly servers: (ServerProcess | undefined)[]
  readonly start: (at: number, checkout: string) => Promise<void>
  readonly end: (at: number) => Promise<void>
  readonly ops: (checkout: string, ...args: readonly string[]) => Promise<ProgramRun>
  readonly findings: Finding[]
}

interface StageOptions {
  readonly before: string
  readonly now: string
  readonly serverPorts: readonly number[]
  /** Where servers keep the files of their pages; nothing where they forget them. */
  readonly pagesFolder: string | undefined
  readonly areKilled: boolean
}

export function stageOf(
  harness: ProofHarness,
  { before, now, serverPorts, pagesFolder, areKilled }: StageOptions,
): Stage {
  const servers: (ServerProcess | undefined)[] = []
  return {
    harness,
    before,
    now,
    servers,
    findings: [],
    async start(at, checkout) {
      const env = {
        DEMO_SHOPS: '1',
        DRAIN_SECONDS: '2',
        PORT: String(serverPorts[at]),
        ...(pagesFolder === undefined ? {} : { PAGES_FOLDER: pagesFolder }),
      }
      // People find the first server's secret through the harness.
      servers[at] =
        checkout === before && at === 0
          ? await harness.restart(env)
          : await startServerProcess(harness.installation, { env, checkout })
    },
    async end(at) {
      await (areKilled ? servers[at]?.kill() : servers[at]?.stop())
      servers[at] = undefined
    },
    ops: (checkout, ...args) =>
      runProgram([join(checkout, ...OPS), ...args], {
        cwd: checkout,
        env: harness.installation.env,
        timeoutMs: OPS_WITHIN_MS,
      }),
  }
}

/** The steps of docs/operations.md, with the way back between; `onceGone` when the last server of before has ended. */
export async function changeVersions(
  { before, now, start, end, ops, findings, servers, harness }: Stage,
  onceGone: () => Promise<void>,
): Promise<void> {
  const expect = (is: boolean, message: string): void => {
    if (!is) findings.push({ fault: 'wrong-answer', message })
  }
  const expanded = await ops(now, 'migrations', 'expand')
  expect(expanded.exitCode === 0, `expand: ${expanded.output.slice(-500)}`)
  await start(2, now)
  await pause(CALM_MS)
  await end(0)
  // It was restarted, or the operator goes back.
  await start(0, before)
  const early = await ops(now, 'migrations', 'contract')
  expect(
    early.exitCode === 1 && early.output.includes('still need it'),
    `contract came early: ${early.output.slice(-500)}`,
  )
  await start(3, now)
  await pause(CALM_MS)
  await end(0)
  await end(1)
  const contracted = await ops(now, 'migrations', 'contract')
  expect(
    contracted.exitCode === 0 && contracted.output.includes('9004-proof.contract'),
    `contract: ${contracted.output.slice(-500)}`,
  )
  await onceGone()
  await pause(CALM_MS)
  const refused = await startServerProcess(harness.installation, { checkout: before }).then(
    async (server) => {
      servers.push(server)
      return 'it started'
    },
    (error: unknown) => String(error),
  )
  expect(refused.includes('9004-proof.contract'), `the version before on what was taken away: ${refused.slice(-500)}`)
}
