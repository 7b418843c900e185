import { mayDo, WORK_QUEUES, type ConsoleEvent } from '@diandu/core/admin'
import type { Clock } from '@diandu/core/kernel'
import type { Announced, Database } from '../../database/index.ts'
import { consoleChanges, type ConsoleChange } from '../../queue-changes/index.ts'
import type { Opened } from '../opened-session.ts'

/** What is announced within so long goes out at once: a decision about many cases is read again once. */
const GATHER_MS = 300
/** Proxies close connections on which nothing comes for a minute; a session that is over is noticed as late at most. */
const HEARTBEAT_MS = 15_000
/** Tabs of one browser that are looked at; the others read their queues now and then. */
const MAX_OF_SESSION = 4
/** More than this is read again as a whole. */
const MAX_CHANGES = 100

/** A connection that events are written to. */
export interface EventSink {
  /** False where the console does not read what it is sent. */
  readonly write: (text: string) => boolean
  readonly end: () => void
}

export interface EventStreams {
  /** False where the session has enough of them. `find` answers the session as it is then. */
  readonly open: (sink: EventSink, opened: Opened, find: () => Promise<Opened | undefined>) => (() => void) | undefined
  readonly count: () => number
  readonly close: () => void
}

interface Stream {
  readonly sink: EventSink
  readonly opened: Opened
  readonly find: () => Promise<Opened | undefined>
  stopBeating: () => void
}

/** Every open console of this server: what any server announces is written to each whose roles may see it. */
export function createEventStreams({ db, clock }: { readonly db: Database; readonly clock: Clock }): EventStreams {
  const streams = new Set<Stream>()
  let gathered: ConsoleChange[] | 'everything' = []
  let stopGathering: (() => void) | undefined

  const close = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    stream.stopBeating()
    stream.sink.end()
  }
  const write = (stream: Stream, text: string): void => {
    if (!stream.sink.write(text)) close(stream)
  }
  const send = (stream: Stream, event: ConsoleEvent): void => write(stream, `data: ${JSON.stringify(event)}\n\n`)

  async function check(stream: Stream): Promise<void> {
    const { opened, find } = stream
    try {
      const now = await find()
      // Other roles are another session: one that goes on would tell of queues that are not theirs any more.
      if (now !== undefined && String(now.staff.roles) === String(opened.staff.roles)) return
    } catch {
      // The database is away: the session is looked at again by the next beat.
      return
    }
    if (streams.has(stream)) send(stream, { kind: 'over' })
    close(stream)
  }
  function beat(stream: Stream): void {
    stream.stopBeating = clock.after(HEARTBEAT_MS, () => {
      write(stream, ': \n\n')
      void check(stream)
      if (streams.has(stream)) beat(stream)
    })
  }

  function deliver(): void {
    const changes = gathered
    gathered = []
    stopGathering = undefined
    for (const stream of streams) {
      if (changes === 'everything') send(stream, { kind: 'everything' })
      else for (const change of changes) if (change.kind === 'queue') sendQueue(stream, change)
    }
  }
  function sendQueue(stream: Stream, { queue, caseId }: ConsoleChange & { readonly kind: 'queue' }): void {
    if (mayDo(stream.opened.staff.roles, WORK_QUEUES[queue].act)) send(stream, { kind: 'queue', queue, caseId })
  }

  const stopListening = db.onCommitted((announced: Announced) => {
    if (streams.size === 0) return
    const changes = consoleChanges(announced)
    if (changes !== 'everything') {
      const staff = new Set(changes.flatMap((change) => (change.kind === 'staff' ? [change.staffId] : [])))
      for (const stream of streams) if (staff.has(stream.opened.staff.id)) void check(stream)
      if (changes.length === staff.size) return
    }
    gathered =
      changes === 'everything' || gathered === 'everything' || gathered.length + changes.length > MAX_CHANGES
        ? 'everything'
        : [...gathered, ...changes]
    stopGathering ??= clock.after(GATHER_MS, deliver)
  })

  return {
    open: (sink, opened, find) => {
      const ofSession = [...streams].filter((stream) => stream.opened.session.id === opened.session.id)
      if (ofSession.length >= MAX_OF_SESSION) return undefined
      const stream: Stream = { sink, opened, find, stopBeating: () => undefined }
      streams.add(stream)
      beat(stream)
      return () => close(stream)
    },
    count: () => streams.size,
    close: () => {
      stopListening()
      stopGathering?.()
      for (const stream of streams) close(stream)
    },
  }
}
