import type { Clock } from '@diandu/core/kernel'
import { insertIfAbsent, type Database } from '../../database/index.ts'
import type { SignsHere } from '../e-signature.ts'
import { foundAuthority, type Authority } from './certificates.ts'
import { makeKeyPair, type MakeKeyPair } from './key-pair.ts'
import { signPdf } from './sign-pdf.ts'

/** Seals what a copy of the database must not tell. */
interface Box {
  readonly seal: (bytes: Uint8Array, about: string) => Uint8Array
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array
}

interface AuthorityRow {
  readonly certificate: string
  readonly privateKey: Uint8Array
}

const NAME = 'sandbox'
export const aboutAuthority = (name: string): string => `signing authority ${name}`
const ABOUT = aboutAuthority(NAME)

/** Signs here, with certificates of an authority that is founded with the first signature and stays. */
export function sandboxESignature(
  db: Database,
  box: Box,
  clock: Clock,
  makePair: MakeKeyPair = makeKeyPair,
): SignsHere {
  let known: Promise<Authority> | undefined
  const authority = (): Promise<Authority> => {
    known ??= findOrFound(db, box, clock.now(), makePair).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    kind: 'sandbox',
    prepare: async () => void (await authority()),
    sign: async (paper, signature) => signPdf(paper, signature, await authority(), makePair),
  }
}

async function findOrFound(db: Database, box: Box, nowMs: number, makePair: MakeKeyPair): Promise<Authority> {
  const found = await find(db, box)
  if (found !== undefined) return found
  const { certificate, privateKey } = await foundAuthority(nowMs, makePair)
  // Of several servers that start together, one founds it for all.
  await insertIfAbsent(db, 'signing_authorities', {
    name: NAME,
    certificate,
    privateKey: box.seal(Buffer.from(privateKey), ABOUT),
    madeAt: nowMs,
  })
  const stored = await find(db, box)
  if (stored === undefined) throw new Error('The authority that was just founded is not there.')
  return stored
}

async function find(db: Database, box: Box): Promise<Authority | undefined> {
  const [row] = await db.query<AuthorityRow>(
    'SELECT certificate, private_key FROM signing_authorities WHERE name = $1',
    [NAME],
  )
  return row === undefined
    ? undefined
    : { certificate: row.certificate, privateKey: Buffer.from(box.open(row.privateKey, ABOUT)).toString() }
}
