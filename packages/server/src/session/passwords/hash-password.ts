import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { queueByStanding, type Waiter } from './hash-queue.ts'

/** The cost of one guess: 2^`logN` · `blocks` · 128 bytes of memory, `passes` times over. */
export interface PasswordCost {
  readonly logN: number
  readonly blocks: number
  readonly passes: number
}

/** 32 MiB and three passes. */
export const STANDARD_COST: PasswordCost = { logN: 15, blocks: 8, passes: 3 }

/** As many at once as leave the machine room to answer others; each of them holds its memory. */
const MAX_AT_ONCE = 2

/** A user who pays finds one of the two free. */
const STRANGERS_AT_ONCE = 1

/** About ten seconds of hashing: a caller who would wait longer has gone before the turn comes. */
const PLACES = 100

/** A network may be a household, or a cell of a phone company at a busy minute, but no crowd. */
const SHARE = 20

const SALT_BYTES = 16
const HASH_BYTES = 32
const inTurn = queueByStanding({
  atOnce: MAX_AT_ONCE,
  strangersAtOnce: STRANGERS_AT_ONCE,
  places: PLACES,
  share: SHARE,
})

/** The installation itself, which hashes one at a time. */
const OPERATOR: Waiter = { standing: 'member' }

/** How the hash of an account without a password begins. */
const UNSET = 'unset'

/** `scrypt$logN$blocks$passes$salt$hash`: everything needed to check it later, at whatever cost is usual then. */
export async function hashPassword(
  password: string,
  cost: PasswordCost = STANDARD_COST,
  waiter: Waiter = OPERATOR,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, cost, waiter)
  return ['scrypt', cost.logN, cost.blocks, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  )
}

export async function verifyPassword(password: string, stored: string, waiter: Waiter): Promise<boolean> {
  const [scheme, logN, blocks, passes, salt, hash] = stored.split('$')
  if ((scheme !== 'scrypt' && scheme !== UNSET) || salt === undefined || hash === undefined)
    throw new Error('A stored password hash is not one of ours.')
  const cost = { logN: Number(logN), blocks: Number(blocks), passes: Number(passes) }
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64url'), cost, waiter),
    Buffer.from(hash, 'base64url'),
  )
}

function derive(
  password: string,
  salt: Buffer,
  { logN, blocks, passes }: PasswordCost,
  waiter: Waiter,
): Promise<Buffer> {
  const parameters = { N: 2 ** logN, r: blocks, p: passes, maxmem: 2 ** logN * blocks * 128 + 1024 * 1024 }
  return inTurn(
    waiter,
    () =>
      new Promise((resolve, reject) => {
        // The same password typed on another keyboard may come in another normal form.
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, parameters, (error, hash) =>
          error === null ? resolve(hash) : reject(error),
        )
      }),
  )
}

/** Whether a user has a login password, in SQL. */
export const HAS_PASSWORD = `password_hash NOT LIKE '${UNSET}$%'`

/**
 * A hash that no password passes, at the same cost: of an account without a password, and what is checked for a name
 * that no user has.
 */
export function nobodysHash({ logN, blocks, passes }: PasswordCost): string {
  return [
    UNSET,
    logN,
    blocks,
    passes,
    randomBytes(SALT_BYTES).toString('base64url'),
    randomBytes(HASH_BYTES).toString('base64url'),
  ].join('$')
}
