import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupProblem } from './backup-problem.ts'

/** A row with a picture has five million characters. More than this is no row, and would fill the memory. */
const LONGEST_LINE = 64 * 1024 * 1024

/**
 * The lines of a packed file, one after the other. Throws a `BackupProblem` where the file is not whole, or not packed
 * at all.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const text = new PassThrough({ encoding: 'utf8' })
  const unpacked = pipeline(createReadStream(path), createGunzip(), text)
  unpacked.catch(() => undefined)
  // A long line comes in many pieces: they are put together once, at its end.
  let [pieces, characters]: [string[], number] = [[], 0]
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      let from = 0
      for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
        yield pieces.join('') + chunk.slice(from, end)
        ;[pieces, characters, from] = [[], 0, end + 1]
      }
      pieces.push(chunk.slice(from))
      characters += chunk.length - from
      if (characters > LONGEST_LINE) throw new BackupProblem(FOREIGN)
    }
    await unpacked
  } catch (error) {
    throw explained(error)
  }
  if (characters > 0) throw new BackupProblem(CUT)
}

export const FOREIGN = 'This is no backup of Diandu.'
export const CUT = 'This backup was cut off: its end is missing. Fetch it again, or take another one.'
export const CHANGED =
  'This backup was changed after it was made, or damaged on its way. Fetch it again, or take another one.'

function explained(error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  if (code === 'Z_BUF_ERROR') return new BackupProblem(CUT, { cause: error })
  if (code === 'Z_DATA_ERROR')
    return new BackupProblem(message === 'incorrect header check' ? FOREIGN : CHANGED, { cause: error })
  return error
}
