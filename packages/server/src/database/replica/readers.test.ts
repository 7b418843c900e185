import { expect, it } from 'vitest'
import { DatabaseBusy } from '../database-busy.ts'
import type { Database, Reads } from '../database.ts'
import { directReaders, routedReaders } from './readers.ts'
import { isReading, readsOnly } from './reads-only.ts'

const answering = (name: string): Reads => ({
  async query<Row>() {
    return [{ from: name }] as unknown as readonly Row[]
  },
})
const failing = (error: Error): Reads => ({ query: () => Promise.reject(error) })

const silent: Reads = { query: () => new Promise(() => undefined) }

function market({ replica = answering('replica'), primary = answering('primary'), isAway = false } = {}) {
  let tell = (): void => undefined
  const awaiting = new Set<() => void>()
  const state = { isFit: true, isAlone: false, isAloneOnLook: false, now: 1_000, asked: [] as unknown[] }
  const db = {
    ...primary,
    kind: 'database',
    change: async () => 1,
    transaction: async (work: (tx: never) => Promise<unknown>) => work(undefined as never),
    onCommitted: (listen: () => void) => ((tell = listen), () => undefined),
  } as unknown as Database
  const readers = routedReaders({
    primary: db,
    replica: () => (isAway ? undefined : replica),
    now: () => state.now,
    watch: {
      mayAnswer: (needs) => (state.asked.push(needs), state.isFit),
      isAlone: () => state.isAlone,
      onceAlone: (age) => (awaiting.add(age), () => void awaiting.delete(age)),
      ageMs: () => 100,
      look: async () => void (state.isAlone ||= state.isAloneOnLook),
    },
  })
  const asked = (reads: Reads) => async () => (await reads.query<{ from: string }>('SELECT 1'))[0]?.from
  return {
    readers,
    state,
    awaiting,
    from: asked(readers.reads),
    currentFrom: asked(readers.currentReads),
    announce: () => tell(),
  }
}

it('answers what only reads by the replica while that may answer, else by the primary (FLEET-10)', async () => {
  const { state, from } = market()
  expect(await from()).toBe('replica')
  state.isFit = false
  expect(await from()).toBe('primary')
  expect(await market({ isAway: true }).from()).toBe('primary')
})

it('asks the primary where the replica went away in the middle, and passes on what is wrong with the statement', async () => {
  expect(await market({ replica: failing(new DatabaseBusy('The database is away.', null)) }).from()).toBe('primary')
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
  expect(await market({ replica: failing(conflict) }).from()).toBe('primary')
  const mistake = Object.assign(new Error('column "x" does not exist'), { code: '42703' })
  await expect(market({ replica: failing(mistake) }).from()).rejects.toBe(mistake)
})

it('goes on with a replica that is alone, also in the middle of a loss (FLEET-12)', async () => {
  const { state, from } = market({ primary: failing(new DatabaseBusy('The database is away.', null)) })
  Object.assign(state, { isFit: false, isAlone: true })
  expect(await from()).toBe('replica')
})

it.each(['reads', 'currentReads'] as const)(
  'asks a replica that is alone for what a silent primary has not answered, by %s (FLEET-110)',
  async (way) => {
    const { readers, state, awaiting } = market({ primary: silent })
    state.isFit = false
    const answer = readers[way].query('SELECT 1')
    expect(awaiting.size).toBe(1)
    state.isAlone = true
    for (const tell of awaiting) tell()
    expect(await answer).toEqual([{ from: 'replica' }])
  },
)

it('looks at once for a primary that went away in the middle of a read (FLEET-110)', async () => {
  const { state, from, currentFrom } = market({ primary: failing(new DatabaseBusy('The database is away.', null)) })
  state.isFit = false
  await expect(from()).rejects.toThrow(DatabaseBusy)
  await expect(currentFrom()).rejects.toThrow(DatabaseBusy)
  state.isAloneOnLook = true
  expect(await from()).toBe('replica')
  expect(await currentFrom()).toBe('replica')
})

it('asks the primary for what has to be current, and keeps nothing of what was answered (FLEET-110)', async () => {
  const { state, awaiting, currentFrom } = market()
  expect([await currentFrom(), awaiting.size]).toEqual(['primary', 0])
  state.isAlone = true
  expect([await currentFrom(), awaiting.size]).toEqual(['replica', 0])
})

it('wants of the replica what a request has to know, and what was announced (FLEET-11)', async () => {
  const { readers, state, from, announce } = market()
  await readers.within(readers.beginScope('0/1F'), from)
  expect(state.asked).toEqual([{ position: 31n, since: 900 }])
  expect(readers.beginScope('0/2000018').position).toBe(0x200_0000n)
  announce()
  await readers.within(readers.beginScope('no position'), from)
  expect(state.asked.at(-1)).toEqual({ position: undefined, since: 1_000 })
})

it.each(['change', 'transaction', 'query'] as const)(
  'asks the primary for the rest of a request that has written by %s, and tells where it wrote (FLEET-11)',
  async (way) => {
    const { readers, from } = market()
    const scope = readers.beginScope(undefined)
    expect(await readers.positionAfter(scope)).toBeUndefined()
    await readers.within(scope, async () => {
      expect(await from()).toBe('replica')
      if (way === 'change') await readers.db.change('UPDATE a SET b = 1')
      else if (way === 'transaction') await readers.db.transaction(async () => 1)
      else await readers.db.query('INSERT INTO a (b) VALUES (1) RETURNING b')
      expect(await from()).toBe('primary')
    })
    expect(await readers.positionAfter(scope)).toBe('FFFFFFFF/FFFFFFFF')
    const other = readers.beginScope(undefined)
    await readers.within(other, () => readers.db.query('SELECT 1'))
    expect(await readers.positionAfter(other)).toBeUndefined()
  },
)

it('refuses a statement that would write or lock, without a replica too (FLEET-13)', async () => {
  const reads = readsOnly(answering('primary'))
  for (const sql of [
    'INSERT INTO a VALUES (1)',
    'UPDATE a SET b = 1',
    'WITH c AS (DELETE FROM a RETURNING b) SELECT * FROM c',
    'SELECT * FROM a FOR UPDATE',
    'SELECT * FROM a FOR NO KEY UPDATE',
    'SELECT * FROM a FOR SHARE',
    "SELECT nextval('a')",
    'SELECT pg_advisory_xact_lock(1)',
  ]) {
    expect([sql, isReading(sql)]).toEqual([sql, false])
    await expect(reads.query(sql)).rejects.toThrow('only reads')
  }
  for (const sql of ['SELECT updated_at FROM a', '\n  WITH b AS (SELECT 1) SELECT * FROM b'])
    expect([sql, isReading(sql)]).toEqual([sql, true])
})

it('is the one database where there is no replica, and keeps no positions', async () => {
  const { readers: routed } = market()
  const readers = directReaders(routed.db)
  const scope = readers.beginScope('0/1')
  expect(readers.within(scope, () => 5)).toBe(5)
  expect([await readers.positionAfter({ ...scope, hasWritten: true }), readers.ageMs()]).toEqual([undefined, 0])
})
