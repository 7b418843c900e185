import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

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
}, 60_000)

it('[DBX-11] a database server that is not there is an error at start, not later', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', folder: '' })).rejects.toThrow('ECONNREFUSED')
})
