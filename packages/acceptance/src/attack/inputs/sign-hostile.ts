import { constants, createPublicKey, generateKeyPairSync, publicEncrypt, type KeyObject } from 'node:crypto'
import type { ApiClient } from '../../api/api-client.ts'
import { newKey } from '../../api/api-client.ts'
import { signed, type Parameters } from '../../api/sign-request.ts'
import type { DocumentedCall } from '../../documented-calls/documented-calls.ts'
import type { HostileRequest } from '../send-request.ts'
import { wellFormed } from './well-formed.ts'

export const API = '/api/wap-api/v1/'

/** Seals what goes out for the server, and says for whom answers are sealed. */
export interface Sealing {
  readonly publicKey: string
  readonly seal: (text: string) => string
}

export async function openSealing(api: ApiClient): Promise<Sealing> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { publicKey } = await api.must<{ publicKey: string }>('GET security/public-key')
  const operator: KeyObject = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const
  return {
    publicKey: own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    // More does not fit into one block: a client that sends more sends what was never sealed.
    seal: (text) =>
      Buffer.byteLength(text) > 190
        ? text
        : publicEncrypt({ key: operator, ...padding }, Buffer.from(text)).toString('base64'),
  }
}

interface Sender {
  readonly client: Pick<ApiClient, 'secret' | 'token'>
  readonly sealing: Sealing
}

/** The parameters as this call wants them: sealed where it says so, stamped and signed. */
export function signedFor(call: DocumentedCall, parameters: Parameters, { client, sealing }: Sender): Parameters {
  const open = Object.entries(parameters).map(
    ([name, value]) =>
      [name, call.sealedFields.includes(name) && typeof value === 'string' ? sealing.seal(value) : value] as const,
  )
  return signed(
    {
      ...Object.fromEntries(open),
      ...(call.wantsPublicKey && !('publicKey' in parameters) ? { publicKey: sealing.publicKey } : {}),
    },
    client.secret,
  )
}

export function headersFor(call: DocumentedCall, token: string | undefined): Readonly<Record<string, string>> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(call.movesMoney ? { 'idempotency-key': newKey() } : {}),
    ...(call.name.startsWith('GET ') ? {} : { 'content-type': 'application/json' }),
  }
}

/** A whole request of these parameters, as they are. */
export function requestWith(
  call: DocumentedCall,
  kind: string,
  sent: Parameters,
  headers: Readonly<Record<string, string>>,
): HostileRequest {
  const [method = 'GET', path = ''] = call.name.split(' ')
  if (method !== 'GET') return { kind, method, path: `${API}${path}`, headers, body: JSON.stringify(sent) }
  const query = new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, asText(value)] as [string, string]],
    ),
  )
  return { kind, method, path: `${API}${path}?${query.toString()}`, headers }
}

/** A GET says everything as text, and is signed over that text. */
export const asSent = (call: DocumentedCall, parameters: Parameters): Parameters =>
  call.name.startsWith('GET ')
    ? Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
          name,
          value === null || value === undefined ? value : asText(value),
        ]),
      )
    : parameters

const asText = (value: unknown): string => wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value))
