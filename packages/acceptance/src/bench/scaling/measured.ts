/** Averages of one request, over many. */
export interface MeasuredKind {
  readonly requests: number
  readonly serverMs: number
  readonly databaseMs: number
  readonly statements: number
  readonly bytesSent: number
  /** Write-ahead log that a replica and an archive receive. */
  readonly logBytes: number
  readonly rows: Readonly<Record<string, number>>
  readonly p50Ms: number
}

export interface MeasuredScaling {
  readonly machine: {
    readonly cores: number
    readonly memoryGiB: number
    readonly postgres: string
    readonly node: string
  }
  readonly measuredOn: string
  readonly shops: number
  readonly kinds: Readonly<Record<KindName, MeasuredKind>>
  /** Including its indexes. */
  readonly bytesPerRow: Readonly<Record<string, number>>
}

export const KIND_NAMES = [
  'page from memory',
  'page made anew',
  'page of a shop',
  'list',
  'search',
  'shop',
  'orders of a person',
  'messages of a person',
  'shop kept',
  'login',
  'order placed',
  'deposit paid',
] as const
export type KindName = (typeof KIND_NAMES)[number]
