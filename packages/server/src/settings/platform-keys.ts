import { createPublicKey, X509Certificate } from 'node:crypto'
import * as v from 'valibot'
import { withLines } from './setting-types.ts'

const CERTIFICATE = '-----BEGIN CERTIFICATE-----'

/** `<serial or id>=<PEM>`, parted by semicolons, of which a PEM has none; the first equals sign ends the serial. */
export const platformKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue }): ReadonlyMap<string, string> => {
    const pairs = withLines(dataset.value)
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
    const keys = new Map(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const),
    )
    if (keys.size === 0) addIssue({ message: 'must be <serial>=<PEM>, several of them parted by ;' })
    if (keys.size !== pairs.length) addIssue({ message: 'must name each serial once' })
    for (const [serial, pem] of keys)
      for (const wrong of wrongWith(serial, pem)) addIssue({ message: `has a wrong entry: ${wrong}` })
    return keys
  }),
  v.description('`<id or serial>=<PEM, lines parted by \\n>`, several of them parted by `;`'),
)

function wrongWith(serial: string, pem: string): readonly string[] {
  if (!/^\w{8,64}$/.test(serial))
    return ['each entry must begin with the serial of a certificate or the id of a public key, and =']
  try {
    if (createPublicKey(pem).asymmetricKeyType !== 'rsa') return [noKey(serial)]
    const own = pem.startsWith(CERTIFICATE) ? new X509Certificate(pem).serialNumber : serial
    return plain(own) === plain(serial) ? [] : [`the certificate under ${serial} has the serial ${own}`]
  } catch {
    return [noKey(serial)]
  }
}

const noKey = (serial: string): string =>
  `what stands under ${serial} must be a certificate or a public key of RSA in PEM, its lines parted by \\n`
const plain = (serial: string): string => serial.toUpperCase().replace(/^0+/, '')
