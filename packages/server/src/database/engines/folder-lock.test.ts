import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder, refuseFolderInUse } from './folder-lock.ts'

describe('The lock of a data folder', () => {
  let folder = ''
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'diandu-lock-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const leave = (holder: object) =>
    writeFile(join(folder, 'lock'), JSON.stringify({ id: 'x', host: hostname(), ...holder }))

  it('refuses the second one and says who holds it', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await expect(refuseFolderInUse(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await lock.release()
    await refuseFolderInUse(folder)
    await (await lockFolder(folder)).release()
  })

  it('the lock of a process that is gone stops no start from asking, and asking takes nothing', async () => {
    await leave({ pid: 2 ** 30, startedAt: 'never' })
    const before = await readFile(join(folder, 'lock'), 'utf8')
    await refuseFolderInUse(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(before)
    await refuseFolderInUse(join(folder, 'not-there'))
  })

  it('is taken over from a process that is gone, or whose number another one has now', async () => {
    await leave({ pid: 2 ** 30, startedAt: 'never' })
    await (await lockFolder(folder)).release()
    await leave({ pid: process.pid, startedAt: 'an earlier run' })
    await (await lockFolder(folder)).release()
  })

  it('has one winner when several take over at once', async () => {
    await leave({ pid: 2 ** 30, startedAt: 'never' })
    const locks = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const won = locks.filter((lock) => lock.status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await Promise.all(won.map((lock) => lock.value.release()))
  })

  it('the lock of another machine holds while its heartbeat is young', async () => {
    await leave({ pid: 1, startedAt: '', host: 'elsewhere' })
    await expect(lockFolder(folder)).rejects.toThrow('on elsewhere')
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(join(folder, 'lock'), longAgo, longAgo)
    await (await lockFolder(folder)).release()
  })
})
