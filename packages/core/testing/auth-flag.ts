import type { AuthSnapshot } from '../src/session/index.ts'

/** The `auth` of the specification (§4): 1 for a signed-in user, 0 for a visitor. */
export const authFlag = (snapshot: AuthSnapshot): 0 | 1 => (snapshot.matches('signedIn') ? 1 : 0)
