import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** One line of an archive, found by its key. */
export interface ArchiveLine {
  readonly key: string
  readonly row: unknown
}

/** A piece of the file, which is unpacked by itself. */
export interface ArchiveBlock {
  readonly atByte: number
  readonly bytes: number
  readonly firstKey: string
  readonly lastKey: string
}

export interface WrittenArchive {
  readonly bytes: number
  readonly sha256: string
  readonly blocks: readonly ArchiveBlock[]
}

const OWNER_ONLY = 0o600

/** The file as it is only while it is written. */
const partialOf = (path: string): string => `${path}.part`

/**
 * Writes lines, which come sorted by their keys, a piece for each batch, through to the disk. Where anything fails, a
 * full disk for example, nothing is left of it; what lay at `path` before stays.
 */
export async function writeArchive(
  path: string,
  batches: AsyncIterable<readonly ArchiveLine[]>,
): Promise<WrittenArchive> {
  await mkdir(dirname(path), { recursive: true })
  const partial = partialOf(path)
  const hash = createHash('sha256')
  const blocks: ArchiveBlock[] = []
  let bytes = 0
  try {
    const file = await open(partial, 'w', OWNER_ONLY)
    try {
      for await (const lines of batches) {
        const [first, last] = [lines[0], lines.at(-1)]
        if (first === undefined || last === undefined) continue
        const packed = await pack(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
        await file.writeFile(packed)
        hash.update(packed)
        blocks.push({ atByte: bytes, bytes: packed.length, firstKey: first.key, lastKey: last.key })
        bytes += packed.length
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  return { bytes, sha256: hash.digest('hex'), blocks }
}

export async function* batchesOf(next: () => Promise<readonly ArchiveLine[]>): AsyncGenerator<readonly ArchiveLine[]> {
  for (let lines = await next(); lines.length > 0; lines = await next()) yield lines
}

export async function withArchive<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

/** The lines of one piece. Throws where the file is not what was written. */
export async function readBlock(
  file: FileHandle,
  { atByte, bytes }: Pick<ArchiveBlock, 'atByte' | 'bytes'>,
): Promise<{ readonly packed: Uint8Array; readonly lines: readonly ArchiveLine[] }> {
  const packed = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(packed, 0, bytes, atByte)
  if (bytesRead < bytes) throw new Error('The archive ends too early.')
  const text = (await unpack(packed)).toString('utf8')
  return {
    packed,
    lines: text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as ArchiveLine),
  }
}

/** Everything of a file, checked against its digest, piece by piece; `see` is given each line. */
export async function readWhole(
  path: string,
  { sha256, blocks }: Pick<WrittenArchive, 'sha256' | 'blocks'>,
  see: (line: ArchiveLine) => void,
): Promise<void> {
  const hash = createHash('sha256')
  await withArchive(path, async (file) => {
    for (const block of blocks) {
      const { packed, lines } = await readBlock(file, block)
      hash.update(packed)
      lines.forEach(see)
    }
  })
  if (hash.digest('hex') !== sha256) throw new Error('Its digest is another one.')
}
