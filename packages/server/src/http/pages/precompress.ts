import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'

const TEXT_FILE = /\.(js|css|svg|json|webmanifest|txt)$/
const SMALLEST_BYTES = 512

/**
 * Puts a .br and a .gz beside every text file of the folder that has none yet, as small as they get. Files that have
 * none are sent as they are: a folder that cannot be written to is a line in the log.
 */
export async function precompress(folder: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await compressAll(folder).catch((error: unknown) =>
    log.warn({ error, folder }, 'Files of pages are sent uncompressed: their compressed forms cannot be written'),
  )
}

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const present = new Set(names)
  for (const name of names.filter((candidate) => TEXT_FILE.test(candidate))) {
    const path = join(folder, name)
    if ((await stat(path)).size < SMALLEST_BYTES) continue
    if (!present.has(`${name}.br`)) await write(`${path}.br`, await toBrotli(await readFile(path)))
    if (!present.has(`${name}.gz`)) await write(`${path}.gz`, await toGzip(await readFile(path)))
  }
}

const toBrotli = (bytes: Buffer): Promise<Buffer> =>
  promisify<Buffer, object, Buffer>(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })

const toGzip = (bytes: Buffer): Promise<Buffer> =>
  promisify<Buffer, object, Buffer>(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })

/** Moved into place whole: a server that starts at the same time must not send half a file. */
async function write(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
