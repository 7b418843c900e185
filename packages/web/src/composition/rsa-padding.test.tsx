import { compose, overHttp } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import { afterEach, expect, it } from 'vitest'
import { pageConfig } from './page-config.ts'

const RESIDENT_ID = '11010519491231002X'
const DOCUMENTS = {
  kind: 'person',
  proof: 'bank',
  name: '林一',
  residentId: RESIDENT_ID,
  frontPhoto: 'p1',
  backPhoto: 'p2',
  cardNumber: '6222020200066600037',
  mobile: '',
} as const

const serverKey = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
)
const publicKey = btoa(
  String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', serverKey.publicKey))),
)

afterEach(() => document.head.replaceChildren())

/** The encrypted resident ID that a page with this config sends. */
async function sentWith(config: object): Promise<Uint8Array<ArrayBuffer>> {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'diandu-config', content: JSON.stringify(config) }),
  )
  const received: string[] = []
  const transport: NonNullable<Parameters<typeof overHttp>[0]['transport']> = async ({ path, parameters }) => {
    if (typeof parameters['residentId'] === 'string') received.push(parameters['residentId'])
    const data = path === 'security/public-key' ? { publicKey, goodUntil: Date.now() + 60_000 } : null
    return {
      status: 200,
      body: JSON.stringify({ code: data === null ? '4041' : '000000', message: '', data, timestamp: Date.now() }),
    }
  }
  await compose(memoryDevice(), overHttp({ ...pageConfig(), transport })).verifications.handIn(DOCUMENTS)
  return Uint8Array.from(atob(received[0] ?? ''), (letter) => letter.charCodeAt(0))
}

const openWithOaep = async (sealed: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, serverKey.privateKey, sealed))

it.each([[{}], [{ rsaPadding: 'anything' }]])(
  'fields are sealed with OAEP where the document says %j',
  async (config) => {
    expect(await openWithOaep(await sentWith(config))).toBe(RESIDENT_ID)
  },
)

it('fields are sealed with PKCS#1 v1.5 where the document says so: in one block, and not by OAEP', async () => {
  const sealed = await sentWith({ rsaPadding: 'pkcs1' })
  expect(sealed).toHaveLength(256)
  await expect(openWithOaep(sealed)).rejects.toThrow()
})
