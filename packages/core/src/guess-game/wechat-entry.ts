import { isNativeApp, type Shell } from '../session/index.ts'

/** Where a demonstration's entry to the game is, on our own host. */
export const SANDBOX_GAME_ENTRY = '/sandbox/wechat/game'

/**
 * Whether the game leads a client to its entry in WeChat (spec §2): it is neither WeChat nor one of the apps, and its
 * address names no `os`. `query` is the part of an address after the question mark, with it or without.
 */
export function needsWeChatEntry({ shell, query }: { readonly shell: Shell; readonly query: string }): boolean {
  return shell !== 'wechat' && !isNativeApp(shell) && !/(?:^\??|&)os(?:[=&]|$)/.test(query)
}
