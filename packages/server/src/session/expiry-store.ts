import { DAY_MS } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { PUZZLE_VALID_MS } from './captcha/captcha-store.ts'
import { NETWORK_KNOWN_MS } from './login/known-network-store.ts'

/** Takes away what can no longer be used. Codes stay two days, because they are counted by the day. */
export async function forgetExpired(db: Database, nowMs: number): Promise<void> {
  const yesterday = nowMs - DAY_MS
  await db.change('DELETE FROM sessions WHERE expires_at <= $1', [nowMs])
  await db.change('DELETE FROM verification_codes WHERE sent_at <= $1', [yesterday - DAY_MS])
  await db.change('DELETE FROM code_budgets WHERE day_begun_at <= $1', [yesterday])
  await db.change('DELETE FROM known_networks WHERE used_at <= $1', [nowMs - NETWORK_KNOWN_MS])
  await db.change('DELETE FROM used_app_tokens WHERE expires_at <= $1', [nowMs])
  await db.change('DELETE FROM login_failures WHERE changed_at <= $1', [yesterday])
  await db.change('DELETE FROM captcha_puzzles WHERE made_at <= $1', [nowMs - PUZZLE_VALID_MS])
  await db.change('DELETE FROM captcha_tickets WHERE expires_at <= $1', [yesterday])
}
