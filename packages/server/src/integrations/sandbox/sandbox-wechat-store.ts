import { insertIfAbsent, insertRow, type Database } from '../../database/index.ts'
import { makeKeyPair } from '../signing/key-pair.ts'

const CODE_VALID_MS = 5 * 60_000

export async function storeSandboxCode(db: Database, code: string, openid: string, nowMs: number): Promise<void> {
  await insertRow(db, 'sandbox_wechat_codes', { code, openid, madeAt: nowMs })
}

/** Once, and within five minutes. */
export async function takeSandboxCode(db: Database, code: string, nowMs: number): Promise<string | undefined> {
  const [taken] = await db.query<{ readonly openid: string }>(
    'DELETE FROM sandbox_wechat_codes WHERE code = $1 AND made_at > $2 RETURNING openid',
    [code, nowMs - CODE_VALID_MS],
  )
  return taken?.openid
}

const MERCHANT = 'wechat-pay-merchant'

/** The simulated merchant's private key, the same for every server of this database. */
export async function sandboxMerchantKey(db: Database): Promise<string> {
  const read = async () =>
    (
      await db.query<{ readonly key: string }>('SELECT private_key AS key FROM sandbox_keys WHERE name = $1', [
        MERCHANT,
      ])
    )[0]?.key
  const stored = await read()
  if (stored !== undefined) return stored
  const { privateKey } = await makeKeyPair()
  await insertIfAbsent(db, 'sandbox_keys', { name: MERCHANT, privateKey })
  return (await read()) ?? privateKey
}
