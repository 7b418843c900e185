import { overHttp } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import { getCapital, getPublicKey, sealedParts, setPaymentPassword, type Call } from '@diandu/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { currentKey } from './current-key.ts'
import { openFields } from './open-fields.ts'
import { readClientKey } from './read-client-key.ts'
import { sealData } from './seal-data.ts'
import { hasOpenssl, openOpenssl, type Openssl, type OpensslKey, type Padding } from './testing/openssl.ts'

const NOW = 1_800_000_000_000
const isThere = hasOpenssl()
const CAPITAL = { availableFen: 123_456, frozenFen: 0, escrowFen: 99, hasPaymentPassword: true, owed: [], holds: [] }

const b64 = (text: string): string => Buffer.from(text).toString('base64')
const unb64 = (text: string): string => Buffer.from(text, 'base64').toString()

it('the OpenSSL command line is here, or is missed where it must not be', () => {
  // On a machine of one's own the comparison is skipped below, by name; in CI it may not be.
  expect(isThere || process.env['CI'] === undefined).toBe(true)
})

describe.skipIf(!isThere)(
  isThere ? 'OpenSSL agrees' : 'OpenSSL agrees: skipped, there is no openssl on this machine',
  () => {
    let openssl: Openssl
    let serverKey: OpensslKey
    beforeAll(() => {
      openssl = openOpenssl()
      serverKey = openssl.makeKey()
    })
    afterAll(() => openssl.close())

    /** An answer of a backend that seals with OpenSSL, for a client's key. */
    function sealedBy(value: unknown, publicKey: string, padding: Padding) {
      const [key, iv] = [openssl.random(32), openssl.random(16)]
      const cipherText = openssl.cbc(
        'seal',
        Buffer.from(b64(JSON.stringify({ data: b64(JSON.stringify(value)) }))),
        key,
        iv,
      )
      return {
        data: cipherText.toString('base64'),
        secret: `${openssl.wrap(publicKey, key, padding).toString('base64')}.${iv.toString('base64')}`,
      }
    }

    it('openssl opens what the server sealed', () => {
      const value = { residentId: '110101199003070038', name: '欧阳', list: [1, null, 'x'.repeat(3000)] }
      const reader = openssl.makeKey()
      const clientKey = readClientKey(reader.publicKey)
      if (clientKey === undefined) throw new Error('A key that OpenSSL made is a key')
      const parts = sealedParts({ is_secret: 1, ...sealData(value, clientKey) })
      if (parts === undefined) throw new Error('Sealed data have parts')
      const key = reader.unwrap(Buffer.from(parts.wrappedKey, 'base64'), 'oaep')
      const text = openssl
        .cbc('open', Buffer.from(parts.cipherText, 'base64'), key, Buffer.from(parts.iv, 'base64'))
        .toString()
      const { data } = JSON.parse(unb64(text)) as { data: string }
      expect(JSON.parse(unb64(data))).toEqual(value)
    })

    it('the server opens the field that it sealed', async () => {
      const db = await openTestDatabase()
      const { publicKey } = await currentKey(db, systemRandom, NOW)
      const residentId = openssl.wrap(publicKey, Buffer.from('11010119900307003X'), 'oaep').toString('base64')
      expect(await openFields({ sealedFields: ['residentId'] }, { residentId, other: 'bare' }, db, NOW)).toEqual({
        ok: true,
        value: { residentId: '11010119900307003X', other: 'bare' },
      })
      const old = openssl.wrap(publicKey, Buffer.from('11010119900307003X'), 'pkcs1').toString('base64')
      expect(await openFields({ sealedFields: ['residentId'] }, { residentId: old }, db, NOW)).toEqual({
        ok: false,
        failure: { kind: 'key-stale' },
      })
    })

    it.each(['oaep', 'pkcs1'] as const)('the client opens and seals with it, %s', async (rsaPadding) => {
      const received: Record<string, unknown>[] = []
      const client = overHttp({
        apiBase: '/api',
        signingSecret: 'a-secret-for-tests',
        rsaPadding,
        transport: async ({ path, parameters }) => {
          received.push({ ...parameters })
          const reply =
            path === getPublicKey.path
              ? { data: { publicKey: serverKey.publicKey, goodUntil: Date.now() + 60_000 } }
              : path === getCapital.path
                ? { is_secret: 1, ...sealedBy(CAPITAL, String(parameters['publicKey']), rsaPadding) }
                : { data: null }
          return { status: 200, body: JSON.stringify({ code: '000000', message: '', timestamp: Date.now(), ...reply }) }
        },
      })(memoryDevice(), { tell: () => undefined }, { receive: () => undefined })
      expect(await client.send({ ...getCapital, sealed: true } satisfies Call, {})).toEqual({
        ok: true,
        value: CAPITAL,
      })
      const secrets = { ...setPaymentPassword, sealedFields: ['paymentPassword'] } satisfies Call
      expect(await client.send(secrets, { paymentPassword: '583920', code: '246810' })).toEqual({
        ok: true,
        value: null,
      })
      const { paymentPassword, code } = received.at(-1) ?? {}
      expect([serverKey.unwrap(Buffer.from(String(paymentPassword), 'base64'), rsaPadding).toString(), code]).toEqual([
        '583920',
        '246810',
      ])
    })
  },
)
