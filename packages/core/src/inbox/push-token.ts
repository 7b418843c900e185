/** The form of a device's name at a provider of pushes: characters that fit into a request, not too many. */
export const PUSH_TOKEN = /^[\w:.=+/-]{1,255}$/

/** Validates a value that came over a bridge. Total. */
export const isPushToken = (token: unknown): token is string => typeof token === 'string' && PUSH_TOKEN.test(token)
