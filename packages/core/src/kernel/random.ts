/** Chance as a port: core rolls no dice. */
export interface Random {
  /** A whole number, 0 ≤ n < limit. */
  below(limit: number): number
  /** An unguessable text of at least 128 bits, safe in a header or an address. */
  token(): string
}
