import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with these files, gone when the test is over: `{ 'docs/rules/x.md': '…' }`. */
export function folderWith(files) {
  const base = mkdtempSync(join(tmpdir(), 'diandu-tools-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  return base
}
