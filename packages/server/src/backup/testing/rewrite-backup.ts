import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { DataBox } from '../../crypto/index.ts'
import { aboutBackup } from '../backup-lines.ts'

/** Changes the lines of a backup, and with a key its last line too, so that it is whole again. */
export async function rewriteBackup(
  path: string,
  change: (lines: readonly string[]) => readonly string[],
  box?: DataBox,
): Promise<string> {
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const changed = [...change(lines)]
  if (box !== undefined) {
    const ending = JSON.parse(changed.pop() ?? '{}') as { readonly end: { readonly rows: object } }
    const sha256 = createHash('sha256')
      .update(changed.map((line) => `${line}\n`).join(''))
      .digest('hex')
    changed.push(JSON.stringify({ end: { ...ending.end, sha256, signature: box.signatureOf(aboutBackup(sha256)) } }))
  }
  const other = `${path}.rewritten`
  await writeFile(other, gzipSync(changed.map((line) => `${line}\n`).join('')))
  return other
}
