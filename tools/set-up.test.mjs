import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { fingerprint } from './fingerprint.mjs'
import { folderWith } from './fixture.mjs'
import { root } from './checkout.mjs'
import { runQuietly, tailOf } from './child.mjs'
import { whenChanged } from './stamp.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

describe('a stamp', () => {
  const job = (base, print = 'a') => ({ stamp: join(base, 'out', 'stamp'), print, stillThere: () => true })

  it('saves doing the same again', async () => {
    const base = folderWith({})
    const work = vi.fn(async () => {})
    expect(await whenChanged(job(base), work)).toBe(true)
    expect(await whenChanged(job(base), work)).toBe(false)
    expect(await whenChanged(job(base, 'b'), work)).toBe(true)
    expect(await whenChanged({ ...job(base, 'b'), stillThere: () => false }, work)).toBe(true)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('is not there while the work is under way, nor after work cut short', async () => {
    const base = folderWith({ 'out/stamp': 'old' })
    const seen = []
    const work = async () => {
      seen.push(existsSync(join(base, 'out/stamp')))
      throw new Error('interrupted')
    }
    await expect(whenChanged(job(base), work)).rejects.toThrow('interrupted')
    expect([...seen, existsSync(join(base, 'out/stamp'))]).toEqual([false, false])
  })
})

describe('a fingerprint', () => {
  const print = (files, options) => fingerprint(folderWith(files), ['src', 'gone.json'], options)

  it('changes with a name and with a content, and with nothing else', () => {
    const before = print({ 'src/a.ts': '1', 'src/b/c.ts': '2' })
    expect(print({ 'src/b/c.ts': '2', 'src/a.ts': '1', 'src/node_modules/x.js': '3', 'else.ts': '4' })).toBe(before)
    expect(print({ 'src/a.ts': '1', 'src/b/c.ts': '3' })).not.toBe(before)
    expect(print({ 'src/a.ts': '1', 'src/b/d.ts': '2' })).not.toBe(before)
    expect(
      print(
        { 'src/a.ts': '1', 'src/b/c.ts': '2', 'src/a.test.ts': '5' },
        { ignoring: (name) => name.endsWith('.test.ts') },
      ),
    ).toBe(before)
  })
})

describe('the set-up lock', () => {
  it('lets one in at a time and leaves nothing behind', async () => {
    const base = folderWith({})
    const lock = join(base, 'cache', 'lock')
    let inside = 0
    let max = 0
    const work = async () => {
      inside += 1
      max = Math.max(max, inside)
      expect(Number(readFileSync(lock, 'utf8'))).toBe(process.pid)
      inside -= 1
      return 'done'
    }
    // In one process the lock of the other looks like one of an earlier life, so let the turns follow each other.
    expect([await withSetUpLock(lock, work), await withSetUpLock(lock, work)]).toEqual(['done', 'done'])
    expect(max).toBe(1)
    expect(readdirSync(join(base, 'cache'))).toEqual([])
  })

  it('waits for a living holder', async () => {
    const base = folderWith({ lock: String(process.ppid) })
    const lock = join(base, 'lock')
    const waited = []
    const onWait = (pid) => {
      waited.push(pid)
      writeFileSync(lock, '999999999')
    }
    expect(await withSetUpLock(lock, async () => 'in', { onWait })).toBe('in')
    expect(waited).toEqual([process.ppid])
  })

  it('takes over from a holder that is dead, or has not touched it for long', async () => {
    expect(await withSetUpLock(join(folderWith({ lock: '999999999' }), 'lock'), async () => 'in')).toBe('in')
    const lock = join(folderWith({ lock: String(process.ppid) }), 'lock')
    utimesSync(lock, 1, 1)
    expect(await withSetUpLock(lock, async () => 'in')).toBe('in')
  })

  it('is let go when the work fails', async () => {
    const base = folderWith({})
    const failing = withSetUpLock(join(base, 'lock'), async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(readdirSync(base)).toEqual([])
  })
})

describe('a silent program', () => {
  it('hands back what it said and how it ended', async () => {
    const { code, output } = await runQuietly(process.execPath, [
      '-e',
      'console.log("a"); console.error("b"); process.exit(3)',
    ])
    expect({ code, lines: output.split('\n').toSorted() }).toEqual({ code: 3, lines: ['', 'a', 'b'] })
    expect((await runQuietly('/no/such/program', [])).code).toBe(127)
  })

  it('is stopped with all its children when it takes too long', async () => {
    const { code, output } = await runQuietly('sh', ['-c', 'sleep 60 & sleep 60'], { timeoutMs: 100 })
    expect({ code, output: output.trim() }).toEqual({ code: 137, output: 'stopped: it ran longer than 0.1 s' })
  })

  it('is quoted without the names of this machine and of the places that packages come from', () => {
    const text = `at ${root}/tools/a.mjs\nin ${homedir()}/x and app${homedir()}-layout\nGET https://packages.example.org/a: 404\nhttp://127.0.0.1:3000/ok`
    expect(tailOf(text)).toBe(
      `at tools/a.mjs\nin ~/x and app${homedir()}-layout\nGET https://…/a: 404\nhttp://127.0.0.1:3000/ok`,
    )
    expect(tailOf('1\n2\n3\n', 2)).toBe('2\n3')
  })
})
