import { parseJson } from '@diandu/core/input'
import * as v from 'valibot'
import { presentServers, type PresentServer, type Queries } from '../database/index.ts'
import type { Settings } from '../settings.ts'

export type ServerFacts = Settings['shared'] & {
  /** Milliseconds to add to its machine's clock to get the database's. */
  readonly clockOffsetMs: number
  /** The key that it seals with, and those that it opens, by what names them in each seal. */
  readonly sealsWith: string
  readonly opens: readonly string[]
}

/** A server that runs, and what it reports; the version before reported nothing. */
export type KnownServer = Pick<PresentServer, 'id' | 'version' | 'startedAt' | 'seenAt' | 'silentMs'> & {
  readonly facts: ServerFacts | undefined
}

const VALUES = v.record(v.string(), v.string())
const FACTS = v.object({
  clockOffsetMs: v.number(),
  sealsWith: v.string(),
  opens: v.array(v.string()),
  mustAgree: VALUES,
  shouldAgree: VALUES,
})

export async function knownServers(db: Queries): Promise<readonly KnownServer[]> {
  return (await presentServers(db)).map((server) => ({ ...server, facts: readFacts(server.facts) }))
}

function readFacts(text: string): ServerFacts | undefined {
  const read = v.safeParse(FACTS, parseJson(text))
  return read.success ? read.output : undefined
}

/** Why two servers cannot serve one market: what one of them does, the other one would refuse. */
export function conflictsBetween(own: ServerFacts, other: ServerFacts): readonly string[] {
  return [
    ...(own.opens.includes(other.sealsWith) ? [] : ['it seals with a DATA_KEY that is not set here']),
    ...(other.opens.includes(own.sealsWith) ? [] : ['it does not open what is sealed with the DATA_KEY set here']),
    ...namesThatDiffer(own.mustAgree, other.mustAgree).map((name) => `its ${name} is another one`),
  ]
}

/** The settings that are not the same and may be so for a while. */
export const differencesBetween = (own: ServerFacts, other: ServerFacts): readonly string[] =>
  namesThatDiffer(own.shouldAgree, other.shouldAgree)

type Values = Readonly<Record<string, string>>

/** A setting that only one version knows is no difference. */
const namesThatDiffer = (own: Values, other: Values): readonly string[] =>
  Object.keys(own).filter((name) => other[name] !== undefined && other[name] !== own[name])
