/** What an app may call its device at a provider of pushes: characters that fit into a request, not too many. */
export const PUSH_TOKEN = /^[\w:.=+/-]{1,255}$/

/** What comes over a bridge is validated. Total. */
export const isPushToken = (token: unknown): token is string => typeof token === 'string' && PUSH_TOKEN.test(token)
