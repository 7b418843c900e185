import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient, SUCCESS } from '../../api/api-client.ts'
import { quantile } from '../../bench/statistics.ts'
import { dice } from '../../dice.ts'
import type { AttackFinding } from '../attack-finding.ts'
import type { AttackTarget } from '../attack-target.ts'
import { signedRequest } from './hostile-calls.ts'
import { upload } from './hostile-files.ts'
import { noisePictures } from './noise-pictures.ts'
import { keepAlive, sendRequest, type HostileRequest } from '../send-request.ts'

/** How long others waited for one answer. */
export interface Waited {
  readonly requested: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

export interface UploadsBeside {
  readonly uploads: number
  readonly uploadMs: number
  /** The longest turn of the program that asks, during the uploads: so much of a wait may be its own. */
  readonly askerMs: number
  readonly waits: readonly {
    readonly where: string
    readonly without: Waited
    readonly during: Waited
    readonly aboveMs: number
  }[]
  readonly findings: readonly AttackFinding[]
}

/**
 * Whether they have been answered or not, others call this often: a client that waited for each answer would meet a
 * long turn only once, however many it keeps waiting, and it would be lost among the answers before and after it.
 */
const BEAT_MS = 10
const QUIET_MS = 2_000
const WARM_MS = 500
const MAX_ABOVE_MS = 100

/** A user uploads pictures of two megabytes, one after the other, while others call what costs nothing. */
export async function runUploadsBeside(
  { api, calls, people, sealing, url }: AttackTarget,
  seed: number,
  uploads: number,
): Promise<UploadsBeside> {
  const [uploading, listing] = [
    calls.find(({ name }) => name === 'POST upload/image'),
    calls.find(({ name }) => name === 'GET user/address'),
  ]
  const [uploader, other] = [people.at(-1), people.at(-2)]
  if (uploading === undefined || listing === undefined || uploader === undefined || other === undefined)
    throw new Error('A user or a picture is not there')
  const senderOf = (token: string) => ({ client: createApiClient(api.url, api.secret, token), sealing })
  const pictures = noisePictures(uploads, dice(seed))
  // The first tells how long the server's turns are; the second needs the database, which one process has to itself.
  const requests: readonly (readonly [where: string, make: () => HostileRequest])[] = [
    ['GET /health/live', () => ({ kind: 'beside', method: 'GET', path: '/health/live', headers: {} })],
    [listing.name, () => signedRequest(listing, { kind: 'beside', parameters: {} }, senderOf(other.token))],
  ]
  const agents = { beside: keepAlive(100), upload: keepAlive(1) }
  try {
    const besides = async (work: () => Promise<void>): Promise<readonly Waited[]> => {
      const waits = requests.map(([where, make]) =>
        requestOnBeat(async () => (await sent(where, make(), agents.beside)).ms),
      )
      try {
        await work()
      } finally {
        for (const wait of waits) wait.end()
      }
      return Promise.all(waits.map(({ times }) => times()))
    }
    const sent = async (where: string, request: HostileRequest, agent: ReturnType<typeof keepAlive>) => {
      const answer = await sendRequest(url, request, agent)
      if (answer.status !== 200 || !(answer.text.includes(SUCCESS) || where.startsWith('GET /')))
        throw new Error(`${where} was answered ${answer.status} ${answer.text.slice(0, 200)}`)
      return answer
    }
    await besides(() => pause(WARM_MS))
    const without = await besides(() => pause(QUIET_MS))
    const took: number[] = []
    const turns = monitorEventLoopDelay({ resolution: 5 })
    turns.enable()
    const during = await besides(async () => {
      for (const { bytes, type } of pictures)
        took.push(
          (await sent('the upload', upload(uploading, senderOf(uploader.token), bytes, { type }), agents.upload)).ms,
        )
    })
    turns.disable()
    const waits = requests.map(([where], at) => {
      const [quiet, busy] = [without[at] as Waited, during[at] as Waited]
      return { where, without: quiet, during: busy, aboveMs: busy.p99Ms - quiet.p50Ms }
    })
    return {
      uploads,
      uploadMs: quantile(took, 0.5),
      askerMs: turns.max / 1e6,
      waits,
      findings: waits.flatMap(({ where, aboveMs }) => holdUp(where, aboveMs)),
    }
  } finally {
    for (const agent of Object.values(agents)) agent.destroy()
  }
}

const holdUp = (where: string, aboveMs: number): readonly AttackFinding[] =>
  aboveMs <= MAX_ABOVE_MS
    ? []
    : [
        {
          hole: 'holds up others',
          where,
          kind: 'uploads',
          message: `p99 is ${Math.round(aboveMs)} ms above the p50 without uploads, not at most ${MAX_ABOVE_MS}`,
        },
      ]

/** Asks on each beat until it is told to end. */
function requestOnBeat(call: () => Promise<number>): {
  readonly end: () => void
  readonly times: () => Promise<Waited>
} {
  const requested: Promise<number>[] = []
  const one = (): void => {
    const time = call()
    // Looked at when all are there.
    time.catch(() => undefined)
    requested.push(time)
  }
  const beat = setInterval(one, BEAT_MS)
  return {
    end: () => clearInterval(beat),
    async times() {
      const times = await Promise.all(requested)
      return {
        requested: times.length,
        p50Ms: quantile(times, 0.5),
        p99Ms: quantile(times, 0.99),
        maxMs: Math.max(...times),
      }
    },
  }
}
