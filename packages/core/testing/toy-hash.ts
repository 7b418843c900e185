import type { DrawHash } from '../src/lottery/index.ts'

/**
 * Looks like a hash, and is even enough for a test: core has none of its own, and what it decides must not depend on
 * which it is given.
 */
export const TOY_HASH: DrawHash = {
  digest: (text) => Array.from({ length: 8 }, (_, lane) => mixed(text, lane)).join(''),
  hmac: (secret, text) => TOY_HASH.digest(`${secret}\u0000${text}`),
}

/** FNV-1a with a stronger end, 32 bits. */
function mixed(text: string, lane: number): string {
  let state = 0x811c9dc5 ^ Math.imul(lane + 1, 0x9e3779b1)
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  for (const [shift, factor] of [
    [16, 0x85ebca6b],
    [13, 0xc2b2ae35],
    [16, 1],
  ] as const)
    state = Math.imul(state ^ (state >>> shift), factor)
  return (state >>> 0).toString(16).padStart(8, '0')
}
