import {
  decideLink,
  decideOpening,
  type ContractRecord,
  type LinkRecord,
  type SigningLink,
  type SigningParty,
} from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { secretHash } from '../crypto/index.ts'
import { findContract, lockContract } from './contract-store.ts'
import type { SigningDeps } from './pdf/draft-contract.ts'

interface LinkRow extends LinkRecord {
  readonly contractId: string
}

const tooManyLinks = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试；之前的链接仍然有效')
/** A provider's links are good for half an hour only. */
export const tooManyLinksElsewhere = () => refused('too-many', '今天获取签署链接的次数已用完，请明天再试')

const MAX_A_DAY = 20

/** A link for the party whose turn it is; its secret is shown once and stored as a hash. */
export async function makeSigningLink(
  tx: Transaction,
  stored: ContractRecord,
  party: SigningParty,
  { random, nowMs }: SigningDeps,
): Promise<Result<SigningLink>> {
  const decided = decideLink(stored, party, nowMs)
  if (!decided.ok) return decided
  const { validUntil } = decided.value
  const secret = random.token()
  // One after the other, so that many at once are counted like many in a row.
  await lockContract(tx, stored.id)
  const values = [secretHash(secret), stored.id, party, nowMs, validUntil, nowMs - DAY_MS, MAX_A_DAY]
  if ((await tx.change(INSERT_LINK, values)) !== 1) return fail(tooManyLinks())
  return ok({ url: `/user_center/server/contract?link=${secret}`, validUntil })
}

const INSERT_LINK = `INSERT INTO signing_links (secret_hash, contract_id, party, made_at, valid_until)
  SELECT $1, $2, $3, $4::int8, $5::int8
  WHERE (SELECT count(*) FROM signing_links WHERE contract_id = $2 AND party = $3 AND made_at > $6) < $7`

/** The contract behind a link, as core decides it. */
export async function openSigningLink(
  db: Queries,
  link: { readonly secret: string; readonly userId: string },
  { box, nowMs }: SigningDeps,
): Promise<Result<ContractRecord>> {
  const [row] = await db.query<LinkRow>(
    'SELECT contract_id, party, valid_until FROM signing_links WHERE secret_hash = $1',
    [secretHash(link.secret)],
  )
  const contract = row === undefined ? undefined : await findContract(db, box, row.contractId)
  return decideOpening({ userId: link.userId, link: row, contract, at: nowMs })
}
