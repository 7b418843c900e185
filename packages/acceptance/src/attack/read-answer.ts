import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { keepAlive, sendRequest, type HostileRequest } from './send-request.ts'

/** Opens what is sealed for it. */
export interface Reader {
  readonly publicKey: string
  readonly open: (data: string, secret: string) => string
}

export interface ReadAnswer {
  readonly status: number
  readonly code: string
  readonly data: unknown
  readonly text: string
  /** Everything that it says but when, with the id that was asked for made the same for all. */
  readonly textWithout: (id: string) => string
}

export function createReader(): Reader {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    publicKey: own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    open(data, secret) {
      const [wrapped = '', iv = ''] = secret.split('.')
      const key = privateDecrypt(
        { key: own.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(wrapped, 'base64'),
      )
      const cipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'))
      const text = Buffer.concat([cipher.update(Buffer.from(data, 'base64')), cipher.final()]).toString()
      const inner = (JSON.parse(Buffer.from(text, 'base64').toString()) as { readonly data: string }).data
      return Buffer.from(inner, 'base64').toString()
    },
  }
}

interface Envelope {
  readonly code?: string
  readonly message?: string
  readonly data?: unknown
  readonly secret?: string
}

const agent = keepAlive(4)

/** Asks, and opens what was sealed for the reader. */
export async function readAnswer(url: URL, request: HostileRequest, reader?: Reader): Promise<ReadAnswer> {
  const { status, text } = await sendRequest(url, request, agent)
  const { code = '', message = '', data, secret } = envelopeOf(text)
  const opened =
    typeof secret === 'string' && typeof data === 'string' && reader !== undefined
      ? (JSON.parse(reader.open(data, secret)) as unknown)
      : data
  const body = JSON.stringify({ status, code, message, data: opened })
  return { status, code, data: opened, text, textWithout: (id) => (id === '' ? body : body.replaceAll(id, '<id>')) }
}

function envelopeOf(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {}
  }
}
