import pg from 'pg'
import { readAnnouncement, type Announced } from './announcement.ts'

export interface ListeningOptions {
  /** Of PostgreSQL itself: a pooler that lends a connection for a transaction cannot listen. */
  readonly url: string
  readonly channel: string
  /** Who hears, as in what it announces itself. */
  readonly by: string
  readonly onAnnounced: (announced: Announced) => void
  /** The connection is lost, or could not be made; it is tried again. */
  readonly onTrouble?: (error: Error) => void
  /** A quiet connection is asked so often whether it is still there. */
  readonly probedEveryMs?: number
}

export interface Listening {
  readonly stop: () => Promise<void>
}

const PROBED_EVERY_MS = 10_000
const ANSWERS_WITHIN_MS = 5_000
const RETRY_MS = { first: 250, longest: 5_000 } as const

/**
 * Listens on a connection of its own. One that is lost is made again, with longer and longer pauses; whatever was
 * announced meanwhile was not heard, so everything counts as announced then.
 */
export function listenForAnnouncements({
  url,
  channel,
  by,
  onAnnounced,
  onTrouble,
  probedEveryMs = PROBED_EVERY_MS,
}: ListeningOptions): Listening {
  let isStopped = false
  let hasLostOne = false
  let pauseMs: number = RETRY_MS.first
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      keepAlive: true,
      application_name: 'diandu',
    })
    client = own
    let isOver = false
    const lose = (error: Error): void => {
      if (isOver || isStopped) return
      isOver = true
      hasLostOne = true
      onTrouble?.(error)
      void own.end().catch(() => undefined)
      again(() => void listen(), pauseMs)
      pauseMs = Math.min(pauseMs * 2, RETRY_MS.longest)
    }
    own.on('error', lose)
    own.on('end', () => lose(new Error('The connection has ended')))
    own.on('notification', ({ payload = '' }) => {
      const announced = readAnnouncement(by, payload)
      if (announced !== undefined) onAnnounced(announced)
    })
    const probe = (): void =>
      again(() => void own.query('SELECT 1').then(probe, (error: unknown) => lose(asError(error))), probedEveryMs)
    try {
      await own.connect()
      await own.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      pauseMs = RETRY_MS.first
      if (hasLostOne) onAnnounced('everything')
      probe()
    } catch (error) {
      lose(asError(error))
    }
  }

  function again(work: () => void, afterMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(work, afterMs).unref()
  }

  void listen()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
