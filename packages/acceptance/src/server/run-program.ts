import { spawn } from 'node:child_process'
import { checkoutRoot, nodeFlags, pinnedNode, programEnv } from './checkout-root.ts'

export interface ProgramRun {
  readonly exitCode: number
  readonly output: string
}

export interface ProgramOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/** Runs a program on the pinned Node to its end and hands back what it said. */
export function runProgram(
  args: readonly string[],
  { cwd = checkoutRoot, env = {}, timeoutMs = 300_000 }: ProgramOptions = {},
): Promise<ProgramRun> {
  return new Promise((settle, fail) => {
    const child = spawn(pinnedNode, [...nodeFlags, ...args], {
      cwd,
      env: programEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', fail)
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8')
      settle({ exitCode: code ?? 1, output: signal === null ? output : `${output}\nended by ${signal}` })
    })
  })
}
