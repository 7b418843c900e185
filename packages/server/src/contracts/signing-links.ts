import { hasSigned, nextSigner, signBy, type SigningLink } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import type { Database } from '../database/index.ts'
import { secretHash } from '../session/index.ts'
import { findContract, lockContract } from './contract-store.ts'
import type { SigningParts } from './draft-contract.ts'
import { contractAt, partyOf, type KeptContract, type SigningParty } from './kept-contract.ts'

interface LinkRow {
  readonly contractId: string
  readonly party: SigningParty
  readonly validUntil: number
}

const tooManyLinks = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试；之前的链接仍然有效')
/** A provider's links are good for half an hour only. */
export const tooManyLinksElsewhere = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试')

const MOST_A_DAY = 20

/** A link for somebody whose turn it is; its secret is told once and kept as a hash. */
export async function makeSigningLink(db: Database, kept: KeptContract, party: SigningParty, { random, nowMs }: SigningParts): Promise<Result<SigningLink>> {
  const contract = contractAt(kept, nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const secret = random.token()
  const validUntil = signBy(contract) ?? nowMs + SIGN_WITHIN_DAYS * DAY_MS
  // One after the other, so that many at once are counted like many in a row.
  const isMade = await db.transaction(async (tx) => {
    await lockContract(tx, kept.id)
    const values = [secretHash(secret), kept.id, party, nowMs, validUntil, nowMs - DAY_MS, MOST_A_DAY]
    return (await tx.change(INSERT_LINK, values)) === 1
  })
  if (!isMade) return fail(tooManyLinks())
  return ok({ url: `/user_center/server/contract?link=${secret}`, validUntil })
}

const INSERT_LINK = `INSERT INTO signing_links (secret_hash, contract_id, party, made_at, valid_until)
  SELECT $1, $2, $3, $4::int8, $5::int8
  WHERE (SELECT count(*) FROM signing_links WHERE contract_id = $2 AND party = $3 AND made_at > $6) < $7`

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
  // A link for the buyer lives as long as their days, which the house may have stopped since it was made.
  const isStopped = row.party === 'buyer' && (kept.signHeldSince !== null || nowMs <= (kept.signExtendedTo ?? row.validUntil))
  if ((nowMs > row.validUntil && !isStopped) || status === 'expired' || status === 'void') return fail(refused('link-late', '签署链接已过期'))
  return ok(kept)
}
