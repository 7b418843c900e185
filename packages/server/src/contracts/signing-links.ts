import { hasSigned, nextSigner, signBy, type SigningLink } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import type { Queries, Transaction } from '../database/index.ts'
import { secretHash } from '../crypto/index.ts'
import { findContract, lockContract } from './contract-store.ts'
import type { SigningDeps } from './pdf/draft-contract.ts'
import { contractAt, partyOf, type ContractRecord, type SigningParty } from './contract-record.ts'

interface LinkRow {
  readonly contractId: string
  readonly party: SigningParty
  readonly validUntil: number
}

const tooManyLinks = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试；之前的链接仍然有效')
/** A provider's links are good for half an hour only. */
export const tooManyLinksElsewhere = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试')

/** One that never was and one that is for another user: the caller learns nothing of either. */
const noSuchLink = () => refused('link-wrong', '签署链接无效，或不是发给您的')

const MAX_A_DAY = 20

/** A link for the party whose turn it is; its secret is told once and kept as a hash. */
export async function makeSigningLink(
  tx: Transaction,
  stored: ContractRecord,
  party: SigningParty,
  { random, nowMs }: SigningDeps,
): Promise<Result<SigningLink>> {
  const contract = contractAt(stored, nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const secret = random.token()
  const validUntil = signBy(contract) ?? nowMs + SIGN_WITHIN_DAYS * DAY_MS
  // One after the other, so that many at once are counted like many in a row.
  await lockContract(tx, stored.id)
  const values = [secretHash(secret), stored.id, party, nowMs, validUntil, nowMs - DAY_MS, MAX_A_DAY]
  if ((await tx.change(INSERT_LINK, values)) !== 1) return fail(tooManyLinks())
  return ok({ url: `/user_center/server/contract?link=${secret}`, validUntil })
}

const INSERT_LINK = `INSERT INTO signing_links (secret_hash, contract_id, party, made_at, valid_until)
  SELECT $1, $2, $3, $4::int8, $5::int8
  WHERE (SELECT count(*) FROM signing_links WHERE contract_id = $2 AND party = $3 AND made_at > $6) < $7`

/** The contract behind a link, for the one it was made for, before they have signed and in time. */
export async function openSigningLink(
  db: Queries,
  link: { readonly secret: string; readonly userId: string },
  { box, nowMs }: SigningDeps,
): Promise<Result<ContractRecord>> {
  const [row] = await db.query<LinkRow>(
    'SELECT contract_id AS "contractId", party, valid_until AS "validUntil" FROM signing_links WHERE secret_hash = $1',
    [secretHash(link.secret)],
  )
  const stored = row === undefined ? undefined : await findContract(db, box, row.contractId)
  if (row === undefined || stored === undefined) return fail(noSuchLink())
  if (partyOf(stored, link.userId) !== row.party) return fail(noSuchLink())
  if (hasSigned(stored, row.party)) return fail(refused('link-used', '签署链接已使用过，您已签署'))
  const { status } = contractAt(stored, nowMs)
  // A link for the buyer lives as long as their days, which the platform may have stopped since it was made.
  const isStopped =
    row.party === 'buyer' && (stored.signHeldSince !== null || nowMs <= (stored.signExtendedTo ?? row.validUntil))
  if ((nowMs > row.validUntil && !isStopped) || status === 'expired' || status === 'void')
    return fail(refused('link-late', '签署链接已过期'))
  return ok(stored)
}
