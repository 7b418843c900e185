import { hasSigned, nextSigner, signBy, type SigningLink } from '@diandu/core/contracts'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { DAY_MS, SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import type { Database } from '../database/index.ts'
import { secretHash } from '../session/index.ts'
import { findContract } from './contract-store.ts'
import type { SigningParts } from './draft-contract.ts'
import { contractAt, partyOf, type KeptContract, type SigningParty } from './kept-contract.ts'

interface LinkRow {
  readonly contractId: string
  readonly party: SigningParty
  readonly validUntil: number
}

/** A link for somebody whose turn it is; its secret is told once and kept as a hash. */
export async function makeSigningLink(db: Database, kept: KeptContract, party: SigningParty, { random, nowMs }: SigningParts): Promise<Result<SigningLink>> {
  const contract = contractAt(kept, nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const secret = random.token()
  const validUntil = signBy(contract) ?? nowMs + SIGN_WITHIN_DAYS * DAY_MS
  await db.change('INSERT INTO signing_links (secret_hash, contract_id, party, made_at, valid_until) VALUES ($1, $2, $3, $4, $5)', [
    secretHash(secret),
    kept.id,
    party,
    nowMs,
    validUntil,
  ])
  return ok({ url: `/user_center/server/contract?link=${secret}`, validUntil })
}

/** The contract behind a link, for the one it was made for, before they have signed and in time. */
export async function openSigningLink(
  db: Database,
  link: { readonly secret: string; readonly userId: string },
  { box, nowMs }: SigningParts,
): Promise<Result<KeptContract>> {
  const [row] = await db.query<LinkRow>('SELECT contract_id AS "contractId", party, valid_until AS "validUntil" FROM signing_links WHERE secret_hash = $1', [secretHash(link.secret)])
  const kept = row === undefined ? undefined : await findContract(db, box, row.contractId)
  if (row === undefined || kept === undefined) return fail(refused('link-wrong', '签署链接无效'))
  if (partyOf(kept, link.userId) !== row.party) return fail(refused('link-wrong', '签署链接无效，或不是发给您的'))
  if (hasSigned(kept, row.party)) return fail(refused('link-used', '签署链接已使用过，您已签署'))
  const { status } = contractAt(kept, nowMs)
  if (nowMs > row.validUntil || status === 'expired' || status === 'void') return fail(refused('link-late', '签署链接已过期'))
  return ok(kept)
}
