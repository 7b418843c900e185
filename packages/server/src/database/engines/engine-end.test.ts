import { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { DatabaseBusy } from '../database-busy.ts'
import { engineEnd } from './engine-end.ts'
import { pgliteDatabase } from './open-pglite.ts'

const trap = (message: string) => Object.assign(new Error(message), { name: 'RuntimeError' })
const failureFor = (error: unknown) => new Error(`damaged: ${String(error)}`)

it.each([
  ['a trap', trap('unreachable')],
  ['an abort', new Error('Aborted(native code called abort())')],
  ['an end of its program', { name: 'ExitStatus', status: 1 }],
])('an engine that gave up by %s is told once, and every caller gets a 503 from then on', async (_what, thrown) => {
  const onGivenUp = vi.fn()
  const { requested, hasGivenUp } = engineEnd(failureFor, onGivenUp)
  const [first, second] = [requested(() => Promise.reject(thrown)), requested(() => Promise.reject(thrown))]
  await expect(first).rejects.toMatchObject({ statusCode: 503 })
  await expect(second).rejects.toBeInstanceOf(DatabaseBusy)
  const later = vi.fn(() => Promise.resolve(1))
  await expect(requested(later)).rejects.toMatchObject({
    statusCode: 503,
    cause: { message: expect.stringContaining('damaged') as string },
  })
  expect([later.mock.calls.length, onGivenUp.mock.calls.length, hasGivenUp()]).toEqual([0, 1, true])
})

it('any other error of the engine stays what it is, and it goes on', async () => {
  const onGivenUp = vi.fn()
  const { requested } = engineEnd(failureFor, onGivenUp)
  await expect(requested(() => Promise.reject(new Error('division by zero')))).rejects.not.toBeInstanceOf(DatabaseBusy)
  expect(await requested(() => Promise.resolve(1))).toBe(1)
  expect(onGivenUp).not.toHaveBeenCalled()
})

it('an engine that gives up in a transaction is told too, closes without being asked, and what the work throws is its own', async () => {
  const engine = await PGlite.create()
  const onGivenUp = vi.fn()
  const release = vi.fn(() => Promise.resolve())
  const db = pgliteDatabase(engine, '', { folder: '/data', onGivenUp, afterClose: release })
  const own = trap('of the work')
  await expect(db.transaction(() => Promise.reject(own))).rejects.toBe(own)
  expect(await db.transaction(async (tx) => (await tx.script('SELECT 1'), 'done'))).toBe('done')
  const close = vi.spyOn(engine, 'close')
  vi.spyOn(engine, 'transaction').mockRejectedValueOnce(trap('unreachable'))
  await expect(db.transaction(async () => 1)).rejects.toMatchObject({ statusCode: 503 })
  await expect(db.query('SELECT 1')).rejects.toMatchObject({ statusCode: 503 })
  expect(onGivenUp.mock.calls).toMatchObject([
    [
      {
        name: 'FolderTrouble',
        message: expect.stringContaining(
          'The database in /data is damaged: its engine gave up (unreachable)',
        ) as string,
      },
    ],
  ])
  await db.close()
  expect([close.mock.calls.length, release.mock.calls.length]).toEqual([0, 1])
  vi.restoreAllMocks()
  await engine.close()
})
