import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Padding = 'oaep' | 'pkcs1'

const OPTIONS: Readonly<Record<Padding, readonly string[]>> = {
  oaep: ['rsa_padding_mode:oaep', 'rsa_oaep_md:sha256', 'rsa_mgf1_md:sha256'],
  pkcs1: ['rsa_padding_mode:pkcs1'],
}

export interface OpensslKey {
  /** Base64 of the SubjectPublicKeyInfo. */
  readonly publicKey: string
  readonly unwrap: (wrapped: Buffer, padding: Padding) => Buffer
}

/** The command line's own cryptography, in a folder of its own: another hand than ours. */
export interface Openssl {
  readonly makeKey: () => OpensslKey
  readonly wrap: (publicKey: string, plain: Buffer, padding: Padding) => Buffer
  readonly random: (bytes: number) => Buffer
  readonly cbc: (direction: 'seal' | 'open', input: Buffer, key: Buffer, iv: Buffer) => Buffer
  readonly close: () => void
}

export function hasOpenssl(): boolean {
  try {
    return execFileSync('openssl', ['version'], { encoding: 'utf8' }).startsWith('OpenSSL')
  } catch {
    return false
  }
}

export function openOpenssl(): Openssl {
  const folder = mkdtempSync(join(tmpdir(), 'diandu-openssl-'))
  let count = 0
  const run = (input: Buffer, ...words: readonly string[]): Buffer =>
    execFileSync('openssl', [...words], { input, stdio: ['pipe', 'pipe', 'pipe'] })
  const write = (bytes: Buffer): string => {
    const path = join(folder, String((count += 1)))
    writeFileSync(path, bytes)
    return path
  }
  const nothing = Buffer.alloc(0)
  const optionsOf = (padding: Padding): readonly string[] => OPTIONS[padding].flatMap((option) => ['-pkeyopt', option])
  return {
    makeKey() {
      const path = join(folder, `key-${(count += 1)}.pem`)
      run(nothing, 'genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', path)
      return {
        publicKey: run(readFileSync(path), 'pkey', '-pubout', '-outform', 'DER').toString('base64'),
        unwrap: (wrapped, padding) =>
          run(nothing, 'pkeyutl', '-decrypt', '-inkey', path, '-in', write(wrapped), ...optionsOf(padding)),
      }
    },
    wrap: (publicKey, plain, padding) =>
      run(
        nothing,
        'pkeyutl',
        '-encrypt',
        '-pubin',
        '-keyform',
        'DER',
        '-inkey',
        write(Buffer.from(publicKey, 'base64')),
        '-in',
        write(plain),
        ...optionsOf(padding),
      ),
    random: (bytes) => run(nothing, 'rand', String(bytes)),
    cbc: (direction, input, key, iv) =>
      run(
        input,
        'enc',
        '-aes-256-cbc',
        direction === 'seal' ? '-e' : '-d',
        '-K',
        key.toString('hex'),
        '-iv',
        iv.toString('hex'),
      ),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
