import { constants, createPrivateKey, privateDecrypt, type KeyObject } from 'node:crypto'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Call } from '@diandu/wire'
import type { Queries } from '../database/index.ts'
import { readSealingKeys } from './sealing-key-store.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The input with its sealed fields opened. Whatever is wrong with one of them (cut, empty, sealed for another key, not
 * sealed at all) has one and the same answer: fetch the key again.
 */
export async function openFields(
  endpoint: Pick<Call, 'sealedFields'>,
  input: Fields,
  db: Queries,
  nowMs: number,
): Promise<Result<Fields>> {
  // A value that is no text was never sealed: the endpoint's own schema reports it.
  const sealed = endpoint.sealedFields.flatMap((field) =>
    typeof input[field] === 'string' ? [[field, input[field]] as const] : [],
  )
  if (sealed.length === 0) return ok(input)
  const keys = (await readSealingKeys(db, nowMs)).map(({ privateKey }) => createPrivateKey(privateKey))
  const opened = sealed.map(([field, text]) => [field, openText(text, keys)] as const)
  return opened.some(([, text]) => text === undefined)
    ? fail({ kind: 'key-stale' })
    : ok({ ...input, ...Object.fromEntries(opened) })
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Of the longest key that is in use: what is longer is not opened. */
const MAX_SEALED_TEXT = 700
const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function openText(sealed: string, keys: readonly KeyObject[]): string | undefined {
  if (sealed.length > MAX_SEALED_TEXT || !BASE64.test(sealed)) return undefined
  const bytes = Buffer.from(sealed, 'base64')
  // Sealed data is as long as the key that it was sealed for.
  for (const key of keys.filter(
    ({ asymmetricKeyDetails }) => asymmetricKeyDetails?.modulusLength === bytes.length * 8,
  )) {
    const text = tryKey(bytes, key)
    if (text !== undefined) return text
  }
  return undefined
}

function tryKey(bytes: Buffer, key: KeyObject): string | undefined {
  try {
    return reader.decode(privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes))
  } catch {
    return undefined
  }
}
