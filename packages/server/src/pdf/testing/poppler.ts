import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The output of one of Poppler's tools (pdftotext, pdffonts, pdfsig, …). */
export function runPoppler(
  tool: string,
  pdf: Uint8Array,
  options: readonly string[] = [],
  rest: readonly string[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    const file = join(folder, 'paper.pdf')
    writeFileSync(file, pdf)
    return execFileSync(tool, [...options, file, ...rest], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'Asia/Shanghai' },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whether Poppler's tools are on this machine: another hand than ours. */
export function hasPoppler(): boolean {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
