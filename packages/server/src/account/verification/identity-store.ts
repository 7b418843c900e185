import { knownIdentity, type KnownIdentity, type VerifiedAs } from '@diandu/core/account'
import type { DataBox } from '../../crypto/index.ts'
import { insertIfAbsent, type Queries, type Transaction } from '../../database/index.ts'
import { verifiedDocuments } from './verification-store.ts'

type Person = Pick<KnownIdentity, 'name' | 'residentId'>

/** Who a user has shown to be; null where that was not asked yet. */
export async function identityOf(db: Queries, userId: string, box: DataBox): Promise<KnownIdentity | null> {
  const verified = await verifiedDocuments(db, userId, box)
  const documents =
    verified?.papers.kind === 'person'
      ? {
          name: verified.papers.name,
          residentId: verified.papers.residentId,
          by: 'documents' as const,
          provenAt: verified.reviewedAt,
        }
      : null
  return knownIdentity({ documents, contract: await identityFromContract(db, userId, box) })
}

async function identityFromContract(db: Queries, userId: string, box: DataBox): Promise<KnownIdentity | null> {
  const [row] = await db.query<{ sealed: string; provenAt: number }>(
    'SELECT sealed, proven_at FROM known_identities WHERE user_id = $1',
    [userId],
  )
  if (row === undefined) return null
  const opened = box.open(Buffer.from(row.sealed, 'base64'), aboutIdentity(userId))
  const { name, residentId } = JSON.parse(Buffer.from(opened).toString()) as Person
  return { name, residentId, by: 'contract', provenAt: row.provenAt }
}

/** Whether a user has shown for a contract who they are. */
export async function isKnownFromContract(db: Queries, userId: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM known_identities WHERE user_id = $1', [userId])).length > 0
}

/** Keeps whom a finished proof has shown; the first one stays. */
export async function keepKnownIdentity(
  tx: Transaction,
  userId: string,
  { name, residentId }: Person,
  { box, nowMs }: { readonly box: DataBox; readonly nowMs: number },
): Promise<void> {
  const sealed = box.seal(Buffer.from(JSON.stringify({ name, residentId } satisfies Person)), aboutIdentity(userId))
  await insertIfAbsent(tx, 'known_identities', {
    userId,
    sealed: Buffer.from(sealed).toString('base64'),
    provenAt: nowMs,
  })
}

/**
 * Under which names this person's money may leave the platform: a company's and its legal person's, and the user's own.
 */
export async function verifiedNames(db: Queries, userId: string, box: DataBox): Promise<readonly string[]> {
  const papers = (await verifiedDocuments(db, userId, box))?.papers
  const company = papers?.kind === 'company' ? [papers.companyName, papers.legalPerson] : []
  const own = await identityOf(db, userId, box)
  return [...company, ...(own === null ? [] : [own.name])]
}

/** The numbers by which a user is known: of a person, and of a company that was verified. */
export async function verifiedAs(db: Queries, userId: string, box: DataBox): Promise<VerifiedAs> {
  const papers = (await verifiedDocuments(db, userId, box))?.papers
  return {
    person: (await identityOf(db, userId, box))?.residentId.toUpperCase() ?? null,
    company: papers?.kind === 'company' ? papers.creditCode.toUpperCase() : null,
  }
}

export const aboutIdentity = (userId: string): string => `identity ${userId}`
