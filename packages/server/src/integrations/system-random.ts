import { randomBytes, randomInt } from 'node:crypto'
import type { Random } from '@diandu/core/kernel'

const TOKEN_BYTES = 32

/** Unguessable: from the operating system. */
export const systemRandom: Random = {
  below: (limit) => (limit <= 1 ? 0 : randomInt(limit)),
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
}
