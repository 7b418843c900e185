import { toHttpsUrl } from './https-url.ts'
import { SANDBOX_CHAT } from './sandbox-chat.ts'

/** How the customer-service chat is reached (spec §3); checked, so that nothing of it needs to be trusted any more. */
export interface KstConfig {
  /** The chat's own script, https only. */
  readonly introduceJs: string | undefined
  /** The chat as a page of its own: https only, or the chat of a demonstration. */
  readonly jumpLink: string | undefined
  /** Whether a person is led to QQ in place of the chat. */
  readonly isJumpQq: boolean
  /** The QQ number of one of the staff, chosen by the server. */
  readonly qq: string | undefined
}

/**
 * Reads what the server gives. Total: a key that makes no sense is missing, and an answer that is no object has no
 * keys.
 */
export function toKstConfig(answer: unknown): KstConfig {
  const { introduce_js, jump_link, is_jump_qq, rand_kf_qq } = Object(answer) as Readonly<Record<string, unknown>>
  return {
    introduceJs: toHttpsUrl(introduce_js),
    jumpLink: jump_link === SANDBOX_CHAT ? SANDBOX_CHAT : toHttpsUrl(jump_link),
    isJumpQq: is_jump_qq === true || is_jump_qq === 1 || is_jump_qq === '1',
    qq: toQqNumber(rand_kf_qq),
  }
}

/** Five to twelve digits without a leading zero, from a text or a number. */
export function toQqNumber(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{4,11}$/.test(text) ? text : undefined
}
