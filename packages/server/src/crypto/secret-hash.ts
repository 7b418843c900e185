import { createHash } from 'node:crypto'

/**
 * How a secret that was drawn at random is stored: a reader of the database cannot use what is in it. Never for
 * passwords.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
