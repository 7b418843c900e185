import { parseJson } from '@diandu/core/input'
/** The document carries it, so the page has it before its first call; none of it is a secret. */
export interface ClientConfig {
  /** The prefix of `/wap-api/v1/`. */
  readonly apiBase: string
  readonly signingSecret: string
  /** The names of our two app shells; empty where there is none. */
  readonly channelIds: { readonly ios: string; readonly android: string }
  /** Where the script of WeChat's JS-SDK is; empty where WeChat knows nothing of us. */
  readonly weChatScript: string
  /** Pages of the guessing game, which is simulated inside WeChat; none where it is not led there. */
  readonly gamePages: readonly string[]
  /** The third party's captcha and where its script is; an empty `appId` is the platform's own puzzle. */
  readonly captcha: { readonly appId: string; readonly script: string }
  /** Whether there is a chat with customer service. */
  readonly hasChat: boolean
  /** How keys of sealed data are wrapped; `pkcs1` is for an older backend behind `apiBase`. */
  readonly rsaPadding: 'oaep' | 'pkcs1'
}

export const CONFIG_META = 'diandu-config'

/**
 * Reads the document's config. Total: what is missing or of another shape has a default, so that a page is never blank.
 */
export function readConfig(content: string | null | undefined): ClientConfig {
  const { apiBase, signingSecret, channelIds, weChatScript, gamePages, captcha, hasChat, rsaPadding } = recordIn(
    parseJson(content ?? null),
  )
  const { ios, android } = recordIn(channelIds)
  const { appId, script } = recordIn(captcha)
  return {
    apiBase: textOr('/api', apiBase),
    signingSecret: textOr('', signingSecret),
    channelIds: { ios: textOr('', ios), android: textOr('', android) },
    weChatScript: textOr('', weChatScript),
    gamePages: Array.isArray(gamePages) ? gamePages.filter((page) => typeof page === 'string') : [],
    captcha: { appId: textOr('', appId), script: textOr('', script) },
    hasChat: hasChat === true,
    rsaPadding: rsaPadding === 'pkcs1' ? 'pkcs1' : 'oaep',
  }
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const textOr = (otherwise: string, value: unknown): string => (typeof value === 'string' ? value : otherwise)
