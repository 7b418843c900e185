import type { LogPosition } from './log-position.ts'

export interface PrimaryPlace {
  readonly position: LogPosition
  /** Another one after each change of the primary. */
  readonly timeline: string
}

export interface ReplicaWatchDeps {
  /** How far the primary has written its log; fails where it is away. */
  readonly primary: () => Promise<PrimaryPlace>
  /** How far the replica has followed; fails where it is away, and is undefined where it follows no server. */
  readonly replica: () => Promise<LogPosition | undefined>
  /** Called when it has been too old for a while, and when no longer. */
  readonly onLag?: (isLagging: boolean) => void
  readonly elapsing: {
    readonly now: () => number
    /** Answers how to stop waiting. */
    readonly after: (ms: number, work: () => void) => () => void
  }
}

export interface ReplicaWatch {
  /**
   * Whether the replica may answer: it is fresh enough, and knows of everything up to `position` and everything that
   * was committed by `since`.
   */
  readonly mayAnswer: (needs?: { readonly position?: LogPosition | undefined; readonly since?: number }) => boolean
  /** Whether it is the last that still answers: the primary is away, and it knew all until then. */
  readonly isAlone: () => boolean
  /** Tells once, as soon as it is alone. Returns how to unsubscribe. */
  readonly onceAlone: (tell: () => void) => () => void
  /** How old its data may be at most; 0 while it may not answer. */
  readonly ageMs: () => number
  /** Looks now. */
  readonly look: () => Promise<void>
  readonly stop: () => void
}

/**
 * With the longest that public pages are kept still less than two seconds, for a statement that takes its time, and
 * where commits are not waited for.
 */
const MAX_AGE_MS = 700
const EVERY_MS = 200
/** A machine that is busy for a moment is not worth a line in the log. */
const LAGS_AFTER_MS = 2_000
/** While a request wants the replica to know of a change. */
const SOON_MS = 20
const MAX_PLACES = 64

/**
 * How old a replica's data is, without any clock but this machine's: what the primary had written when it was asked,
 * and the replica has followed since, is at most as old as that question. An idle primary writes nothing, and a replica
 * that knows all of it is as fresh as the last question.
 */
export function watchReplica({ primary, replica, onLag, elapsing }: ReplicaWatchDeps): ReplicaWatch {
  let places: readonly { readonly position: LogPosition; readonly at: number }[] = []
  let reached: LogPosition | undefined
  let knownAt = Number.NEGATIVE_INFINITY
  let timeline: string | undefined
  /** After a change of the primary the replica has to move first: it may still follow the former one. */
  let mustPass: LogPosition = -1n
  let primaryAwaySince: number | undefined
  let isLagging = false
  let isWanted = false
  let isStopped = false
  let looking: Promise<void> | undefined
  let forget = (): void => undefined
  const awaiting = new Set<() => void>()

  const isFresh = (): boolean => reached !== undefined && elapsing.now() - knownAt < MAX_AGE_MS

  async function readPrimary(): Promise<void> {
    const at = elapsing.now()
    try {
      const place = await primary()
      primaryAwaySince = undefined
      if (timeline !== undefined && timeline !== place.timeline) {
        places = []
        mustPass = reached ?? -1n
      }
      timeline = place.timeline
      places = [...places.slice(-MAX_PLACES), { position: place.position, at }]
    } catch {
      primaryAwaySince ??= at
    }
  }

  async function readReplica(): Promise<void> {
    try {
      reached = await replica()
    } catch {
      reached = undefined
    }
    const upTo = reached
    if (upTo === undefined || upTo <= mustPass) return
    const known = places.filter(({ position }) => position <= upTo).at(-1)
    if (known === undefined) return
    knownAt = known.at
    places = places.filter(({ at }) => at >= knownAt)
  }

  async function call(): Promise<void> {
    isWanted = false
    await readPrimary()
    await readReplica()
    tellLag()
    if (isAlone()) for (const tell of awaiting) tell()
  }

  const isAlone = (): boolean =>
    primaryAwaySince !== undefined && reached !== undefined && primaryAwaySince - knownAt < MAX_AGE_MS

  /** Only of one that answers, beside a primary that does. */
  function tellLag(): void {
    if (reached === undefined || primaryAwaySince !== undefined) return
    const lags = elapsing.now() - knownAt > LAGS_AFTER_MS
    if (lags !== isLagging && (lags || isFresh())) onLag?.((isLagging = lags))
  }

  const look = (): Promise<void> => (looking ??= call().finally(() => (looking = undefined)))

  function lookIn(ms: number): void {
    forget()
    if (isStopped) return
    forget = elapsing.after(ms, () => void look().then(() => lookIn(isWanted ? SOON_MS : EVERY_MS)))
  }

  lookIn(EVERY_MS)
  return {
    mayAnswer({ position, since } = {}) {
      if (!isFresh()) return false
      const isKnown =
        (position === undefined || position <= (reached ?? -1n)) && (since === undefined || since <= knownAt)
      if (!isKnown && !isWanted) {
        isWanted = true
        if (looking === undefined) lookIn(0)
      }
      return isKnown
    },
    isAlone,
    onceAlone(tell) {
      const once = (): void => {
        awaiting.delete(once)
        tell()
      }
      awaiting.add(once)
      return () => void awaiting.delete(once)
    },
    ageMs: () => (isFresh() ? elapsing.now() - knownAt : 0),
    look,
    stop: () => {
      isStopped = true
      forget()
    },
  }
}
