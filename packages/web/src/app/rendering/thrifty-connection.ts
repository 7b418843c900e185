interface ConnectionHints {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The person pays by the byte or waits for each: nothing is fetched on a guess (spec §9). */
export function isThriftyConnection(hints?: ConnectionHints): boolean {
  const connection = hints ?? (navigator as Navigator & { readonly connection?: ConnectionHints }).connection
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
