/** The prefix keeps cookies of other hosts and paths apart. */
const NAME = '__Host-diandu-staff'

/** The token of a session, or null. */
export function tokenOf(cookies: string | undefined): string | null {
  const [, token] = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,200})(?:;|$)`).exec(cookies ?? '') ?? []
  return token ?? null
}

/** Kept until the browser is closed: the server ends the session. Null takes it away. */
export const cookieText = (token: string | null): string =>
  `${NAME}=${token ?? ''}; Path=/; HttpOnly; Secure; SameSite=Strict${token === null ? '; Max-Age=0' : ''}`
