import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto'
import type { ApiClient, CallOptions } from './api-client.ts'
import type { Parameters } from './sign-request.ts'

const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const

/** Asks calls whose fields or answers travel sealed, by another hand than the product's. */
export interface SealedClient {
  readonly must: <T>(
    client: ApiClient,
    name: string,
    parameters: Parameters,
    sealedFields?: readonly string[],
    options?: CallOptions,
  ) => Promise<T>
}

export async function openSealedClient(api: ApiClient): Promise<SealedClient> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const serverKey = createPublicKey({
    key: Buffer.from((await api.must<{ publicKey: string }>('GET security/public-key')).publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  const seal = (text: string): string =>
    publicEncrypt({ key: serverKey, ...OAEP }, Buffer.from(text)).toString('base64')
  return {
    async must<T>(
      client: ApiClient,
      name: string,
      parameters: Parameters,
      sealedFields: readonly string[] = [],
      options: CallOptions = {},
    ) {
      const sealed = Object.fromEntries(
        Object.entries(parameters).map(([field, value]) => [
          field,
          sealedFields.includes(field) ? seal(String(value)) : value,
        ]),
      )
      const answer = await client.call(name, { ...sealed, publicKey }, options)
      const envelope = JSON.parse(answer.text) as { code: string; data: unknown; secret?: string }
      if (envelope.code !== '000000') throw new Error(`${name} answered ${answer.text}`)
      if (typeof envelope.secret !== 'string') return envelope.data as T
      const [wrapped = '', iv = ''] = envelope.secret.split('.')
      const key = privateDecrypt({ key: own.privateKey, ...OAEP }, Buffer.from(wrapped, 'base64'))
      const cipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'))
      const text = Buffer.concat([
        cipher.update(Buffer.from(String(envelope.data), 'base64')),
        cipher.final(),
      ]).toString()
      const { data } = JSON.parse(Buffer.from(text, 'base64').toString()) as { data: string }
      return JSON.parse(Buffer.from(data, 'base64').toString()) as T
    },
  }
}
