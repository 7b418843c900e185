import type { Agent } from 'node:http'
import { createApiClient } from '../api/api-client.ts'
import { dice } from '../dice.ts'
import type { DocumentedCall } from '../documented-calls/documented-calls.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { AttackTarget } from './attack-target.ts'
import { signedRequest, spoiltRequests, type CallSender } from './inputs/hostile-calls.ts'
import { hostileBytes } from './inputs/hostile-bytes.ts'
import { hostileFiles } from './inputs/hostile-files.ts'
import { badInputsOf, mutations } from '../documented-calls/bad-inputs.ts'
import { hostileRequests, OTHER_ROUTES, routeName } from './inputs/hostile-routes.ts'
import { holesIn } from './assess-answer.ts'
import { keepAlive, LIMIT_MS, sendBytes, sendRequest, type AttackAnswer, type HostileRequest } from './send-request.ts'

export interface FuzzPlan {
  readonly target: AttackTarget
  readonly seed: number
  /** How many for each call and each route; what there are more of is chosen by the seed. */
  readonly max: number
  /** How many for each other route, where it is not the same. */
  readonly maxForRoutes?: number
  readonly limitMs?: number
  readonly tell: (line: string) => void
}

/** One line of what was sent and how it was answered. */
export interface FuzzCount {
  readonly where: string
  readonly kind: string
  readonly sent: number
  /** By status; 0 is a connection that was closed. */
  readonly answers: Readonly<Record<number, number>>
}

export interface Fuzzed {
  readonly counts: readonly FuzzCount[]
  readonly findings: readonly AttackFinding[]
}

/** Few enough that no caller is turned away for want of a place. */
const AT_ONCE = 6

/** Sends malformed requests to every call and every other route, and checks each answer. */
export async function runFuzz({
  target,
  seed,
  max,
  maxForRoutes = max,
  tell,
  limitMs = LIMIT_MS,
}: FuzzPlan): Promise<Fuzzed> {
  const counts: FuzzCount[] = []
  const findings: AttackFinding[] = []
  const agent = keepAlive(AT_ONCE)
  const work = async (where: string, requests: readonly HostileRequest[]): Promise<void> => {
    const outcome = await sendAll(target.url, where, requests, agent, limitMs)
    counts.push(...outcome.counts)
    findings.push(...outcome.findings)
  }
  try {
    for (const [at, call] of target.calls.entries()) {
      const chance = dice(seed + at)
      await work(call.name, someOf(groupsFor(call, senderOf(target, at), chance), max, chance))
    }
    tell(`  ${target.calls.length} calls: ${sum(counts)} malformed requests`)
    for (const [at, route] of OTHER_ROUTES.entries()) {
      const chance = dice(seed - 1 - at)
      await work(
        routeName(route),
        someOf([hostileRequests(route, chance).map((request) => () => request)], maxForRoutes, chance),
      )
    }
    const raw = await Promise.all(
      hostileBytes(target.url.host, target.api.secret).map(async (one) => ({
        ...one,
        answer: await sendBytes(target.url, one.bytes, limitMs),
      })),
    )
    for (const { what, kind, bytes, isRefused, answer } of raw) {
      const where = `bytes: ${what}`
      counts.push({ where, kind, sent: 1, answers: { [answer.status]: 1 } })
      findings.push(...holesIn(answer, bytes.toString('latin1')).map((found) => ({ ...found, where, kind })))
      if (isRefused && answer.status >= 200 && answer.status < 300)
        findings.push({ hole: 'takes an ambiguous request', where, kind, message: `answered ${answer.status}` })
    }
    tell(`  with ${OTHER_ROUTES.length} other routes and raw bytes: ${sum(counts)}`)
  } finally {
    agent.destroy()
  }
  return { counts, findings }
}

const sum = (counts: readonly FuzzCount[]): number => counts.reduce((all, { sent }) => all + sent, 0)

/** Each call has a sender of its own: what ends a session or locks a password spoils no other call. */
function senderOf({ api, people, sealing }: AttackTarget, at: number): CallSender {
  return { client: createApiClient(api.url, api.secret, people[at % people.length]?.token), sealing }
}

function groupsFor(
  call: DocumentedCall,
  sender: CallSender,
  chance: ReturnType<typeof dice>,
): readonly (readonly (() => HostileRequest)[])[] {
  const inputs = [badInputsOf(call), mutations(call, MUTATIONS, chance)]
  return [
    ...inputs.map((group) => group.map((input) => () => signedRequest(call, input, sender))),
    spoiltRequests(call, sender).map((request) => () => request),
    ...(call.file === undefined ? [] : [hostileFiles(call, sender).map((request) => () => request)]),
  ]
}

const MUTATIONS = 60

/**
 * From each group the same share, by chance, and where a group has fewer, more of the others; what is not chosen is not
 * even made.
 */
function someOf(
  groups: readonly (readonly (() => HostileRequest)[])[],
  max: number,
  chance: ReturnType<typeof dice>,
): readonly HostileRequest[] {
  const share = Math.floor(max / groups.length)
  const mixed = groups.map((group) => shuffled(group, chance))
  const rest = shuffled(
    mixed.flatMap((group) => group.slice(share)),
    chance,
  )
  const chosen = mixed.flatMap((group) => group.slice(0, share))
  return [...chosen, ...rest.slice(0, max - chosen.length)].map((make) => make())
}

function shuffled<T>(items: readonly T[], { below }: ReturnType<typeof dice>): readonly T[] {
  const left = [...items]
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[left[at], left[other]] = [left[other] as T, left[at] as T]
  }
  return left
}

/** Sends them all, a few at once, and checks each answer. */
export async function sendAll(
  url: URL,
  where: string,
  requests: readonly HostileRequest[],
  agent: Agent,
  limitMs: number,
): Promise<Fuzzed> {
  const findings: AttackFinding[] = []
  const byKind = new Map<string, Record<number, number>>()
  let next = 0
  const lane = async (): Promise<void> => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const answer = await sendSafely(url, request, agent, limitMs)
      const answers = byKind.get(request.kind) ?? {}
      byKind.set(request.kind, { ...answers, [answer.status]: (answers[answer.status] ?? 0) + 1 })
      const words = wordsIn(request)
      findings.push(
        ...holesIn(answer, words).map((found) => ({
          ...found,
          where,
          kind: request.kind,
          message: `${found.message} upon ${words.slice(0, 200)}`,
        })),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const counts = [...byKind].map(([kind, answers]) => ({
    where,
    kind,
    answers,
    sent: Object.values(answers).reduce((all, times) => all + times, 0),
  }))
  return { counts, findings }
}

/** As bytes where the client refuses to write it, such as a path with a space. */
async function sendSafely(url: URL, request: HostileRequest, agent: Agent, limitMs: number): Promise<AttackAnswer> {
  try {
    return await sendRequest(url, request, agent, limitMs)
  } catch {
    const { method, path, headers, body = '' } = request
    const head = [
      `${method} ${path} HTTP/1.1`,
      ...Object.entries({
        host: url.host,
        connection: 'close',
        ...headers,
        'content-length': Buffer.byteLength(body),
      }).map(([name, value]) => `${name}: ${value}`),
    ]
    return sendBytes(
      url,
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), Buffer.from(body)]),
      limitMs,
    )
  }
}

const wordsIn = ({ method, path, headers, body = '' }: HostileRequest): string =>
  `${method} ${safelyDecoded(path)} ${JSON.stringify(headers)} ${body.toString('utf8')}`

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '))
  } catch {
    return path
  }
}
