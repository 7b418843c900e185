import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DatabaseBusy } from './database-busy.ts'
import { openDatabase } from './open-database.ts'
import { openPostgresql } from './open-postgresql.ts'

it('[DBX-10] a second engine on the same folder is refused, and the rows are there when it is opened again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  const first = await openDatabase({ url: undefined, folder })
  await first.change('CREATE TABLE kept (n bigint)')
  await first.change('INSERT INTO kept VALUES (5)')
  await expect(openDatabase({ url: undefined, folder })).rejects.toThrow('in use by process')
  expect(first.durability).toContain('fsync')
  await first.close()
  const second = await openDatabase({ url: undefined, folder })
  expect(await second.query('SELECT n FROM kept')).toEqual([{ n: 5 }])
  await second.close()
  await rm(folder, { recursive: true })
})

it('[DBX-13] nobody but its owner can look into the folder of an embedded database, not even into one that was open before', async () => {
  const above = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  const [folder, inner] = [join(above, 'new', 'data'), join(above, 'new', 'data', 'pglite')]
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  await (await openDatabase({ url: undefined, folder })).close()
  expect([await modeOf(folder), await modeOf(inner)]).toEqual(['700', '700'])
  await chmod(inner, 0o755)
  await (await openDatabase({ url: undefined, folder })).close()
  expect(await modeOf(inner)).toBe('700')
  await rm(above, { recursive: true })
})

it('[DBX-13] a folder that somebody else made for the data keeps its mode; what is in it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'pglite'), { mode: 0o755 })
  await (await openDatabase({ url: undefined, folder })).close()
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, 'pglite'))).mode & 0o777]).toEqual([0o755, 0o700])
  await rm(folder, { recursive: true })
})

it('[DBX-11] a database server that is not there is an error at start, not later', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', folder: '' })).rejects.toThrow('ECONNREFUSED')
})

describe('PostgreSQL', () => {
  const url = process.env['TEST_DATABASE_URL']

  it('[DBX-15] tells whoever waits for a connection in vain that it is busy, and serves again once one is free', async ({ skip }) => {
    if (url === undefined) return skip('it needs a PostgreSQL server: TEST_DATABASE_URL is not set')
    const database = await openPostgresql({ url, maxConnections: 1, connectWithinMs: 50 })
    let release = (): void => undefined
    const held = new Promise<void>((settle) => (release = settle))
    const holding = database.transaction(() => held)
    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseBusy)
    await expect(database.transaction(async () => 1)).rejects.toMatchObject({ statusCode: 503 })
    release()
    await holding
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
    await expect(database.query('SELECT 1 / 0')).rejects.not.toBeInstanceOf(DatabaseBusy)
    await database.close()
  })
})
