import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An independent reader's result for one signature. */
export interface ReadSignature {
  readonly field: string
  readonly isValid: boolean
  /** Whether it covers the whole file, as it is. */
  readonly isWhole: boolean
}

/** By Poppler's `pdfsig`; a file that it cannot read has no signatures. */
export function readSignatures(pdf: Uint8Array): readonly ReadSignature[] {
  const folder = mkdtempSync(join(tmpdir(), 'signatures-'))
  try {
    const file = join(folder, 'contract.pdf')
    writeFileSync(file, pdf)
    return tell(file)
      .split(/^Signature #\d+:/m)
      .slice(1)
      .map((part) => ({
        field: /Signature Field Name: (.*)/.exec(part)?.[1] ?? '',
        isValid: part.includes('Signature is Valid.'),
        isWhole: part.includes('Total document signed'),
      }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function tell(file: string): string {
  try {
    return execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('There is no pdfsig on this machine: install poppler-utils.', { cause: error })
    return ''
  }
}

/** All three have signed, every signature is valid, and the last covers the whole file. */
export function isSignedByAll(pdf: Uint8Array): boolean {
  const read = readSignatures(pdf)
  const fields = read.map(({ field }) => field)
  return (
    fields.join() === 'seller,buyer,house' &&
    read.every(({ isValid }) => isValid) &&
    read.some(({ isWhole }) => isWhole)
  )
}
