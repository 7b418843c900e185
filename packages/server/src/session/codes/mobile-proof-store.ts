import { secretHash } from '../../crypto/index.ts'
import { insertRow, type Queries, type Transaction } from '../../database/index.ts'

const PROOF_VALID_MS = 10 * 60_000

export async function insertProof(db: Queries, userId: string, proof: string, nowMs: number): Promise<void> {
  await insertRow(db, 'phone_proofs', { proofHash: secretHash(proof), userId, expiresAt: nowMs + PROOF_VALID_MS })
}

export async function hasProof(db: Queries, userId: string, proof: string, nowMs: number): Promise<boolean> {
  return (
    (
      await db.query('SELECT 1 FROM phone_proofs WHERE proof_hash = $1 AND user_id = $2 AND expires_at > $3', [
        secretHash(proof),
        userId,
        nowMs,
      ])
    ).length > 0
  )
}

/** True once for each proof. */
export async function spendProof(tx: Transaction, userId: string, proof: string): Promise<boolean> {
  return (
    (await tx.change('DELETE FROM phone_proofs WHERE proof_hash = $1 AND user_id = $2', [
      secretHash(proof),
      userId,
    ])) === 1
  )
}
