import { createPublicKey, X509Certificate } from 'node:crypto'

const NAME = 'WECHAT_PAY_PLATFORM_KEYS'
const CERTIFICATE = '-----BEGIN CERTIFICATE-----'

/** `<serial or id>=<PEM>`, parted by semicolons, of which a PEM has none; the first equals sign ends the serial. */
export function readPlatformKeys(text: string): { readonly keys: ReadonlyMap<string, string>; readonly problems: readonly string[] } {
  const pairs = text.split(';').map((pair) => pair.trim()).filter((pair) => pair !== '')
  const keys = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const))
  const problems = [
    ...(keys.size > 0 ? [] : [`${NAME} must be <serial>=<PEM>, several of them parted by ;`]),
    ...(keys.size === pairs.length ? [] : [`${NAME} must name each serial once`]),
    ...[...keys].flatMap(([serial, pem]) => wrongWith(serial, pem).map((wrong) => `${NAME}: ${wrong}`)),
  ]
  return { keys, problems }
}

function wrongWith(serial: string, pem: string): readonly string[] {
  if (!/^\w{8,64}$/.test(serial)) return ['each entry must begin with the serial of a certificate or the id of a public key, and =']
  try {
    if (createPublicKey(pem).asymmetricKeyType !== 'rsa') return [noKey(serial)]
    const own = pem.startsWith(CERTIFICATE) ? new X509Certificate(pem).serialNumber : serial
    return plain(own) === plain(serial) ? [] : [`the certificate under ${serial} has the serial ${own}`]
  } catch {
    return [noKey(serial)]
  }
}

const noKey = (serial: string): string => `what stands under ${serial} must be a certificate or a public key of RSA in PEM, its lines parted by \\n`
const plain = (serial: string): string => serial.toUpperCase().replace(/^0+/, '')
