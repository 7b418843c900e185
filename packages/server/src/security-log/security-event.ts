/** Named as an operator looks for it. */
export type SecurityEventKind =
  /**
   * Without a session, or with one that is over, where one is needed. Ordinary visitors do so when their login expires.
   */
  | 'session-missing'
  /** Another user's thing, or none at all; or a signature in another's name. */
  | 'access-refused'
  /**
   * An address of a document or picture that is unsigned, changed or over. Ordinary when a page was left open for a
   * day.
   */
  | 'address-refused'
  /** A wrong password, code, ticket or token, or one too many. */
  | 'proof-refused'
  /** Input that no client of ours sends. */
  | 'input-refused'
  /**
   * A request that was altered, is too old (sent again later, or by a wrong clock), or whose key was used for another.
   */
  | 'signature-refused'
  /** 429, for whatever reason. */
  | 'too-often'
  /** A request that was turned away before anything of it was read. */
  | 'request-malformed'

export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** The call, or the method and the route. */
  readonly what: string
  /** In a word of ours. */
  readonly reason: string
  /** A name of a field; what an outside sender wrote may be in it. */
  readonly field: string | null
  readonly userId: string | null
  readonly clientAddress: string
  /** Null where no request could be read. */
  readonly requestId: string | null
}
