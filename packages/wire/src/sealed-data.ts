/** Signature and key travel among a request's parameters: no call has an input of these names. */
export const RESERVED_PARAMETERS = ['timestamp', 'sign', 'publicKey'] as const

/** The asker's public half, base64 of its SubjectPublicKeyInfo; what a sealed answer is sealed for. */
export const PUBLIC_KEY_PARAMETER = 'publicKey' satisfies (typeof RESERVED_PARAMETERS)[number]

/** Sealed data as they travel (spec §7). */
export interface SealedData {
  /** Base64 of AES-256-CBC over `plainText`. */
  readonly data: string
  /** `<base64 of the RSA-encrypted AES key>.<base64 of the IV>` */
  readonly secret: string
}

/** The parts of sealed data, each base64. */
export interface SealedPieces {
  readonly cipherText: string
  readonly wrappedKey: string
  readonly iv: string
}

/** An envelope whose data are sealed. */
interface SealedEnvelope {
  readonly is_secret?: unknown
  readonly secret?: unknown
  readonly data?: unknown
}

/** True where an envelope says that its data are sealed, well or badly. */
export function saysSealed({ is_secret: flag, data }: SealedEnvelope): boolean {
  return flag === 1 || flag === '1' || flag === true || (isRecord(data) && typeof data['secret'] === 'string')
}

/**
 * The parts of an envelope that says it is sealed; the secret is beside the data or inside. Undefined where one is
 * missing.
 */
export function sealedParts({ secret, data }: SealedEnvelope): SealedPieces | undefined {
  const sealed = isRecord(data) ? { secret, ...data } : { secret, data }
  if (typeof sealed.data !== 'string' || typeof sealed.secret !== 'string') return undefined
  const [wrappedKey = '', iv = '', ...more] = sealed.secret.split('.')
  return more.length > 0 ? undefined : { cipherText: sealed.data, wrappedKey, iv }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Bytes of JSON in a cipher text are in base64, twice: around the value, and around the object that holds it. */
export interface Base64 {
  readonly encode: (text: string) => string
  /** Throws, or answers anything, for what is no base64. */
  readonly decode: (base64: string) => string
}

export const plainText = (value: unknown, { encode }: Base64): string =>
  encode(JSON.stringify({ data: encode(JSON.stringify(value ?? null)) }))

/** The value in a plain text. Throws where there is none. */
export function readPlainText(text: string, { decode }: Base64): unknown {
  const outer: unknown = JSON.parse(decode(text))
  if (!isRecord(outer) || typeof outer['data'] !== 'string') throw new Error('A plain text without data')
  return JSON.parse(decode(outer['data'])) as unknown
}
