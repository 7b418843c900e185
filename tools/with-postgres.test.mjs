import { once } from 'node:events'
import { realpathSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from './fixture.mjs'
import { findPostgres, startPostgres } from './with-postgres.mjs'

describe('looking for PostgreSQL', () => {
  const PROGRAMS = {
    '9/bin/initdb': '',
    '9/bin/postgres': '',
    '15/bin/initdb': '',
    '15/bin/postgres': '',
    '16/bin/psql': '',
  }

  it('takes what is on the path, where its parts really are', () => {
    const base = realpathSync(folderWith(PROGRAMS))
    const linked = folderWith({})
    for (const name of ['initdb', 'postgres']) symlinkSync(join(base, '9', 'bin', name), join(linked, name))
    expect(findPostgres(linked, [base])).toBe(join(base, '9', 'bin'))
  })

  it('takes the newest whole one of a shelf, or none', () => {
    const base = realpathSync(folderWith(PROGRAMS))
    expect(findPostgres('', [base])).toBe(join(base, '15', 'bin'))
    expect(findPostgres('', [join(base, '16')])).toBeUndefined()
  })
})

describe.runIf(findPostgres() !== undefined)('a throwaway cluster', () => {
  it('answers on loopback with a password of its own, and is gone afterwards', async () => {
    const postgres = await startPostgres()
    const { hostname, password, port } = new URL(postgres.url)
    expect(hostname).toBe('127.0.0.1')
    expect(password.length).toBeGreaterThan(20)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.destroy()
    await postgres.stop()
    await expect(once(connect(Number(port), hostname), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('comes back at the same address after a restart', async () => {
    const postgres = await startPostgres()
    const { hostname, port } = new URL(postgres.url)
    const reach = async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.destroy()
    }
    await postgres.restart(() => expect(reach()).rejects.toMatchObject({ code: 'ECONNREFUSED' }))
    await reach()
    await postgres.stop()
    await expect(reach()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
