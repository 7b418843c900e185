import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DatabaseBusy } from './database-busy.ts'
import { refuseWithoutRoom } from './engines/disk-room.ts'
import { openDatabase } from './open-database.ts'
import { openPGlite } from './engines/open-pglite.ts'
import { openPostgresql } from './engines/open-postgresql.ts'

it('a second engine on the same folder is refused, and the rows are there when it is opened again', async () => {
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

it('no user but its owner can look into the folder of an embedded database, not even into one that was open before', async () => {
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

it('a folder that was made beforehand for the data keeps its mode; what is in it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'pglite'), { mode: 0o755 })
  await (await openDatabase({ url: undefined, folder })).close()
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, 'pglite'))).mode & 0o777]).toEqual([0o755, 0o700])
  await rm(folder, { recursive: true })
})

it('a database server that is not there is an error at start, not later', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', folder: '' })).rejects.toThrow('ECONNREFUSED')
})

it('nothing is written where too little of the disk is free', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  expect(() => refuseWithoutRoom(folder, 0)).not.toThrow()
  expect(() => refuseWithoutRoom(folder, Number.MAX_SAFE_INTEGER)).toThrow(DatabaseBusy)
  expect(() => refuseWithoutRoom(folder, Number.MAX_SAFE_INTEGER)).toThrow('is full')
  await rm(folder, { recursive: true })
})

it('an embedded database without room reads, and changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-data-'))
  const room = { bytes: 0 }
  const db = await openPGlite(folder, () => room.bytes)
  await db.change('CREATE TABLE kept (n bigint)')
  await db.change('INSERT INTO kept VALUES (5)')
  room.bytes = Number.MAX_SAFE_INTEGER
  await expect(db.change('INSERT INTO kept VALUES (6)')).rejects.toMatchObject({ statusCode: 503 })
  await expect(db.query('INSERT INTO kept VALUES (6) RETURNING n')).rejects.toMatchObject({ statusCode: 503 })
  await expect(db.transaction((tx) => tx.change('INSERT INTO kept VALUES (6)'))).rejects.toMatchObject({
    statusCode: 503,
  })
  expect(await db.query('SELECT n FROM kept')).toEqual([{ n: 5 }])
  room.bytes = 0
  await db.change('INSERT INTO kept VALUES (7)')
  expect(await db.query('SELECT n FROM kept ORDER BY n')).toEqual([{ n: 5 }, { n: 7 }])
  await db.close()
  await rm(folder, { recursive: true })
})

describe('PostgreSQL', () => {
  const url = process.env['TEST_DATABASE_URL']

  it('tells a caller who waits for a connection in vain that it is busy, and serves again once one is free', async ({
    skip,
  }) => {
    if (url === undefined) return skip('it needs a PostgreSQL server: TEST_DATABASE_URL is not set')
    const database = await openPostgresql({ url, maxConnections: 1, connectWithinMs: 1_000 })
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

  it('gives up one that says nothing, inside a transaction too, and asks it again over another connection', async ({
    skip,
  }) => {
    if (url === undefined) return skip('it needs a PostgreSQL server: TEST_DATABASE_URL is not set')
    const database = await openPostgresql({ url, maxConnections: 1, silentAfterMs: 500 })
    await expect(database.query('SELECT pg_sleep(30)')).rejects.toBeInstanceOf(DatabaseBusy)
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
    await expect(database.transaction((tx) => tx.script('SELECT pg_sleep(30)'))).rejects.toBeInstanceOf(DatabaseBusy)
    expect(await database.transaction((tx) => tx.query('SELECT 1 AS n'))).toEqual([{ n: 1 }])
    await database.close()
  })

  it('lets a transaction that is unlimited take its time, and only that one', async ({ skip }) => {
    if (url === undefined) return skip('it needs a PostgreSQL server: TEST_DATABASE_URL is not set')
    const database = await openPostgresql({ url, maxConnections: 1, silentAfterMs: 200 })
    const timeout = (isUnlimited: boolean) =>
      database.transaction((tx) => tx.query(`SELECT setting FROM pg_settings WHERE name = 'statement_timeout'`), {
        isUnlimited,
      })
    const slow = 'SELECT pg_sleep(1)::text'
    expect(
      await database.transaction(
        async (tx) => [await tx.query(slow), await tx.change(slow), await tx.script(slow)].length,
        { isUnlimited: true },
      ),
    ).toBe(3)
    expect(await timeout(true)).toEqual([{ setting: '0' }])
    expect(await timeout(false)).toEqual([{ setting: '60000' }])
    await expect(database.transaction((tx) => tx.query(slow))).rejects.toBeInstanceOf(DatabaseBusy)
    await database.close()
  })
})
