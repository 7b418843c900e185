import type { Shell } from '@diandu/core/session'

/** Marks of our two app shells in the user agent, from the configuration; an empty one matches nothing. */
export interface ChannelIds {
  readonly ios: string
  readonly android: string
}

export interface Visit {
  readonly userAgent: string
  /** The query of the page's address: an app may name itself in `os`. */
  readonly query: string
  readonly channelIds: ChannelIds
}

/** Around which shell the page runs. An app that names itself is believed before WeChat's mark is looked for. */
export function detectShell({ userAgent, query, channelIds }: Visit): Shell {
  const os = new URLSearchParams(query).get('os')
  const words = userAgent.split(/[\s/;()]+/)
  const isNamed = (id: string): boolean => id !== '' && (os === id || words.includes(id))
  if (isNamed(channelIds.ios)) return 'ios-app'
  if (isNamed(channelIds.android)) return 'android-app'
  return /\bMicroMessenger\//i.test(userAgent) ? 'wechat' : 'browser'
}
