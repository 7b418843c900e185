import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The file with another byte in one place; undefined where it would mean the same (a hexadecimal digit in capitals).
 */
export function withOtherByte(pdf: Uint8Array, place: number, bits: number): Buffer | undefined {
  const changed = Buffer.from(pdf)
  changed[place] = (changed[place] ?? 0) ^ bits
  return changed.toString('latin1').toLowerCase() === Buffer.from(pdf).toString('latin1').toLowerCase()
    ? undefined
    : changed
}

/** Whether a place lies in the container of the last signature, which no signature stands for. */
export function isInLastContainer(pdf: Uint8Array, place: number): boolean {
  const bytes = Buffer.from(pdf)
  const from = bytes.lastIndexOf('/Contents <')
  return place >= from && place <= bytes.indexOf('>', from)
}

/**
 * A signer that is wrong on purpose: the last signature made again, by OpenSSL, over these bytes of the file as `of`
 * gives them.
 */
export function signedAgain(pdf: Uint8Array, of: (signed: Buffer) => Buffer): Buffer {
  const bytes = Buffer.from(pdf)
  const from = bytes.lastIndexOf('/Contents <') + '/Contents <'.length
  const until = bytes.indexOf('>', from)
  const signed = Buffer.concat([bytes.subarray(0, from - 1), bytes.subarray(until + 1)])
  const signature = cms(of(signed)).toString('hex')
  if (signature.length > until - from) throw new Error('The signature of OpenSSL is longer than its place.')
  bytes.write(signature.padEnd(until - from, '0'), from, 'latin1')
  return bytes
}

/** A writer that is wrong on purpose: what it writes last moves what was signed first. */
export function writtenThrough(pdf: Uint8Array): Buffer {
  const bytes = Buffer.from(pdf)
  const producer = bytes.indexOf('/Producer (') + '/Producer ('.length
  bytes.write('X', producer, 'latin1')
  return bytes
}

function cms(content: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'))
  const at = (name: string): string => join(folder, name)
  try {
    writeFileSync(at('content'), content)
    const silent = { stdio: 'ignore' } as const
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=Twin',
        '-days',
        '2',
        '-keyout',
        at('key'),
        '-out',
        at('certificate'),
      ],
      silent,
    )
    execFileSync(
      'openssl',
      [
        'cms',
        '-sign',
        '-binary',
        '-md',
        'sha256',
        '-in',
        at('content'),
        '-signer',
        at('certificate'),
        '-inkey',
        at('key'),
        '-outform',
        'DER',
        '-out',
        at('signature'),
        '-nosmimecap',
      ],
      silent,
    )
    return readFileSync(at('signature'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
