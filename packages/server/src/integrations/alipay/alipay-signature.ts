import { createSign, createVerify } from 'node:crypto'

type Fields = Readonly<Record<string, string>>

/** The non-empty fields, sorted by name, joined like a query but not encoded (opendocs.alipay.com, "自行实现签名"). */
const textOf = (fields: Fields, left: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !left.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** The `sign` of a request: over all its fields, `sign_type` too. */
export const alipaySign = (fields: Fields, privateKey: string): string =>
  createSign('RSA-SHA256')
    .update(textOf(fields, ['sign']))
    .sign(privateKey, 'base64')

/** Whether Alipay signed a notification: over all its fields but `sign` and `sign_type`. */
export const isSignedNotice = (fields: Fields, publicKey: string): boolean =>
  isSigned(textOf(fields, ['sign', 'sign_type']), fields['sign'], publicKey)

/**
 * The part of an answer that Alipay signed, as it was sent: a signature is over these bytes, and what is parsed and
 * written again has others. Undefined where it is not there or not signed.
 */
export function signedPart(answer: string, name: string, publicKey: string): string | undefined {
  const begin = answer.indexOf(`"${name}":`)
  const end = answer.lastIndexOf(',"sign":"')
  if (begin === -1 || end <= begin) return undefined
  const part = answer.slice(begin + name.length + 3, end)
  const sign = /^,"sign":"([A-Za-z0-9+/=\\]+)"/.exec(answer.slice(end))?.[1]
  // JSON may write a slash with a backslash before it.
  return isSigned(part, sign?.replaceAll('\\/', '/'), publicKey) ? part : undefined
}

function isSigned(text: string, sign: string | undefined, publicKey: string): boolean {
  if (sign === undefined || sign === '') return false
  return createVerify('RSA-SHA256').update(text).verify(publicKey, sign, 'base64')
}
