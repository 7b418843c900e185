import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markFilled } from './data-folder.ts'
import { FolderTrouble } from './folder-trouble.ts'
import { openPGlite } from './open-pglite.ts'

let above = ''
let sound = ''

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'diandu-damage-'))
  sound = join(above, 'sound')
  const db = await openPGlite(sound, () => 0)
  await db.change('CREATE TABLE schema_migrations (name text PRIMARY KEY)')
  await db.change(`INSERT INTO schema_migrations VALUES ('0001-first')`)
  await db.close()
  await markFilled(sound)
})
afterAll(() => rm(above, { recursive: true }))

/** Files that the engine rewrites at every start; they hold no data. */
const NOTES = /(^|\/)(postmaster\.pid|pg_control|pg_internal\.init|[0-9A-F]{24})$/

async function contents(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !NOTES.test(path))
  return Object.fromEntries(
    await Promise.all(
      paths.map(
        async (path) =>
          [
            relative(folder, path),
            createHash('sha256')
              .update(await readFile(path))
              .digest('hex'),
          ] as const,
      ),
    ),
  )
}

const zero = async (path: string) => writeFile(path, Buffer.alloc((await stat(path)).size))
const cut = async (path: string) => truncate(path, Math.floor((await stat(path)).size / 3))
/** The files of the tables that were made, and of their indexes. */
async function tables(cluster: string): Promise<readonly string[]> {
  return (await readdir(join(cluster, 'base', '5')))
    .filter((name) => /^\d+$/.test(name) && Number(name) >= 16_384)
    .map((name) => join(cluster, 'base', '5', name))
}
const journal = async (cluster: string) =>
  join(
    cluster,
    'pg_wal',
    (await readdir(join(cluster, 'pg_wal')))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .toSorted()
      .at(-1) ?? '',
  )

const HARMS: readonly (readonly [string, (cluster: string) => Promise<unknown>])[] = [
  ['the file without which the engine would begin anew is missing', (cluster) => unlink(join(cluster, 'PG_VERSION'))],
  ['its version is empty', (cluster) => writeFile(join(cluster, 'PG_VERSION'), '')],
  ['its control file is missing', (cluster) => unlink(join(cluster, 'global', 'pg_control'))],
  ['its control file is zeros', (cluster) => zero(join(cluster, 'global', 'pg_control'))],
  ['its journal is cut', async (cluster) => cut(await journal(cluster))],
  ['its journal is missing', async (cluster) => unlink(await journal(cluster))],
  ['the database in it is missing', (cluster) => rm(join(cluster, 'base', '5'), { recursive: true })],
  ['its catalog is zeros', (cluster) => zero(join(cluster, 'base', '5', '1259'))],
  ['what was committed is forgotten', (cluster) => zero(join(cluster, 'pg_xact', '0000'))],
  ['its tables are zeros', async (cluster) => Promise.all((await tables(cluster)).map(zero))],
  ['its tables are cut', async (cluster) => Promise.all((await tables(cluster)).map(cut))],
  ['its tables are missing', async (cluster) => Promise.all((await tables(cluster)).map((path) => unlink(path)))],
  ['all of it is gone', (cluster) => rm(cluster, { recursive: true })],
]

it.each(HARMS)(
  'where %s, it is told in words with what to do, and nothing is removed or made again',
  async (name, harm) => {
    const folder = join(above, createHash('sha256').update(name).digest('hex').slice(0, 8))
    await cp(sound, folder, { recursive: true })
    await harm(join(folder, 'pglite'))
    const before = await contents(folder)
    const opening = openPGlite(folder, () => 0)
    await expect(opening).rejects.toBeInstanceOf(FolderTrouble)
    await expect(opening).rejects.toThrow(
      /^The database in .+ is damaged: .+ Nothing of it was removed or made anew\. To go on, restore a backup .+ or set DATA_DIR to another folder\.$/,
    )
    await expect(opening).rejects.not.toThrow(/Aborted|RuntimeError/)
    expect(await contents(folder)).toEqual(before)
  },
)

it('a sound folder is opened again, and what a start that was cut off left beside it is cleared away', async () => {
  const folder = join(above, 'sound again')
  await cp(sound, folder, { recursive: true })
  await mkdir(join(folder, 'pglite.new'))
  const db = await openPGlite(folder, () => 0)
  expect(await db.query('SELECT name FROM schema_migrations')).toEqual([{ name: '0001-first' }])
  await db.close()
  expect((await readdir(folder)).toSorted()).toEqual(['filled', 'pglite'])
})

it('a folder that is not ours is refused in words, and nothing is put into it', async () => {
  const [theirs, older] = [join(above, 'theirs'), join(above, 'older')]
  await mkdir(theirs)
  await writeFile(join(theirs, 'thesis.txt'), 'years of work')
  await expect(openPGlite(theirs)).rejects.toThrow(
    /thesis\.txt and no database\. Nothing in it was changed\. Set DATA_DIR to/,
  )
  expect(await readdir(theirs)).toEqual(['thesis.txt'])
  await mkdir(join(theirs, 'pglite'))
  await writeFile(join(theirs, 'pglite', 'notes.txt'), '')
  await expect(openPGlite(theirs)).rejects.toThrow('holds no database')
  await cp(sound, older, { recursive: true })
  await writeFile(join(older, 'pglite', 'PG_VERSION'), '17\n')
  await expect(openPGlite(older)).rejects.toThrow('was made by PostgreSQL 17, and the engine of this program is 18')
})

it('a data folder that is no folder, or cannot be made, is told in words', async () => {
  const [file, loop] = [join(above, 'a file'), join(above, 'a loop')]
  await writeFile(file, '')
  await symlink(loop, loop)
  for (const [folder, message] of [
    [file, 'is a file'],
    [join(file, 'inner'), 'is a file, or lies in one'],
    [loop, 'is a link that leads to itself'],
    [join(above, 'n'.repeat(300)), 'has too long a name'],
  ] as const) {
    const opening = openPGlite(folder)
    await expect(opening).rejects.toBeInstanceOf(FolderTrouble)
    await expect(opening).rejects.toThrow(message)
  }
})
