/**
 * Who waits: a user who pays, a user who is logged in, or a visitor, by network; and a signal that says when they have
 * gone away.
 */
export type Waiter =
  | { readonly standing: 'payment' }
  | { readonly standing: 'member'; readonly gone?: AbortSignal | undefined }
  | { readonly standing: 'stranger'; readonly network: string; readonly gone?: AbortSignal | undefined }

export type Standing = Waiter['standing']

export interface QueueLimits {
  readonly atOnce: number
  /** Of those, for strangers: fewer, so that a payment waits for none of them. */
  readonly strangersAtOnce: number
  /** Waiting places of each standing. */
  readonly places: number
  /** Of those of strangers, for one network. */
  readonly share: number
}

/** A caller that finds no place goes away again, with nothing done: for a client it is being asked too often. */
class NoPlace extends Error {
  readonly statusCode = 429
  constructor() {
    super('Too many are waiting already.')
  }
}

/** The answer has no reader any more; the number is what proxies write for such requests. */
class GoneAway extends Error {
  readonly statusCode = 499
  constructor() {
    super('The client went away while it waited.')
  }
}

/** Whose turn comes first. */
const STANDINGS: readonly Standing[] = ['payment', 'member', 'stranger']

interface Place {
  readonly network: string | undefined
  readonly call: () => void
}

/**
 * Runs at most `atOnce` tasks. The others wait in a line for each standing, in the order in which they came, and the
 * first line that may go on has the next turn: no crowd of strangers delays a payment, and no network fills a
 * line alone. A caller who goes away while waiting leaves the line, and no hash is made for them.
 */
export function queueByStanding({
  atOnce,
  strangersAtOnce,
  places,
  share,
}: QueueLimits): <T>(waiter: Waiter, task: () => Promise<T>) => Promise<T> {
  const running = { all: 0, strangers: 0 }
  const lines: Readonly<Record<Standing, Place[]>> = { payment: [], member: [], stranger: [] }

  function wait(waiter: Waiter): Promise<void> {
    const line = lines[waiter.standing]
    const network = waiter.standing === 'stranger' ? waiter.network : undefined
    const isCrowd = network !== undefined && line.filter((place) => place.network === network).length >= share
    if (isCrowd || line.length >= places) throw new NoPlace()
    return new Promise((resolve, reject) => {
      const gone = goneOf(waiter)
      const leave = (): void => {
        line.splice(line.indexOf(place), 1)
        reject(new GoneAway())
      }
      const place: Place = { network, call: () => (gone?.removeEventListener('abort', leave), resolve()) }
      line.push(place)
      gone?.addEventListener('abort', leave, { once: true })
    })
  }

  const mayRun = (standing: Standing): boolean =>
    running.all < atOnce && (standing !== 'stranger' || running.strangers < strangersAtOnce)

  function count(standing: Standing, by: 1 | -1): void {
    running.all += by
    if (standing === 'stranger') running.strangers += by
  }

  return async (waiter, task) => {
    const { standing } = waiter
    if (goneOf(waiter)?.aborted === true) throw new GoneAway()
    // A task that waited was counted by the one that called it: no other slips in between.
    if (mayRun(standing)) count(standing, 1)
    else await wait(waiter)
    try {
      return await task()
    } finally {
      count(standing, -1)
      const next = STANDINGS.find((one) => lines[one].length > 0 && mayRun(one))
      if (next !== undefined) {
        count(next, 1)
        lines[next].shift()?.call()
      }
    }
  }
}

const goneOf = (waiter: Waiter): AbortSignal | undefined => (waiter.standing === 'payment' ? undefined : waiter.gone)
