import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { ownServer } from './own-server.ts'
import { conflictsBetween, differencesBetween } from './server-facts.ts'

const [OLD, NEW, OTHER] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32)) as [string, string, string]
const server = (environment: Readonly<Record<string, string>>) => ownServer(readSettings(environment), () => 0).facts()

it.each([
  ['the same key', { DATA_KEY: OLD }, { DATA_KEY: OLD }, []],
  // How a key is changed while others run: first all of them open it, then each begins to seal with it.
  ['one that opens the next key already', { DATA_KEY: OLD, DATA_KEYS_BEFORE: NEW }, { DATA_KEY: OLD }, []],
  [
    'one that has begun with the next key',
    { DATA_KEY: NEW, DATA_KEYS_BEFORE: OLD },
    { DATA_KEY: OLD, DATA_KEYS_BEFORE: NEW },
    [],
  ],
  [
    'one with the next key, and another that does not know it yet',
    { DATA_KEY: NEW, DATA_KEYS_BEFORE: OLD },
    { DATA_KEY: OLD },
    ['it does not open what is sealed with the DATA_KEY set here'],
  ],
  [
    'two with keys of their own',
    { DATA_KEY: NEW },
    { DATA_KEY: OTHER },
    ['it seals with a DATA_KEY that is not set here', 'it does not open what is sealed with the DATA_KEY set here'],
  ],
  [
    'two that sign otherwise',
    { SIGNING_SECRET: 'one secret of sixteen', API_BASE: '/a' },
    { SIGNING_SECRET: 'another secret of sixteen', API_BASE: '/b' },
    ['its API_BASE is another one', 'its SIGNING_SECRET is another one'],
  ],
])('knows whether two servers can serve one market: %s (FLEET-111)', (_case, own, other, conflicts) => {
  expect(conflictsBetween(server(own), server(other))).toEqual(conflicts)
})

it('tells what differs and may for a while, and nothing that is each machine’s own (FLEET-112)', () => {
  const own = server({ PORT: '1', LOG_LEVEL: 'error', DRAIN_SECONDS: '3' })
  expect(differencesBetween(own, server({ PORT: '2' }))).toEqual([])
  expect(differencesBetween(own, server({ RATE_LIMIT: '100' }))).toEqual(['RATE_LIMIT'])
})

it('does not take what another version does not know for a difference', () => {
  const own = server({})
  const { RATE_LIMIT: _, ...others } = own.shouldAgree
  expect(differencesBetween(own, { ...own, shouldAgree: others })).toEqual([])
})

it('keeps nothing of a secret that it could be guessed by', () => {
  const secret = 'one secret of sixteen'
  const facts = JSON.stringify(server({ SIGNING_SECRET: secret, DATA_KEY: OLD }))
  expect(facts).not.toContain(secret)
  expect(facts).not.toContain(OLD)
  expect(server({ SIGNING_SECRET: secret }).mustAgree['SIGNING_SECRET']).toMatch(/^[0-9a-f]{4}$/)
})
