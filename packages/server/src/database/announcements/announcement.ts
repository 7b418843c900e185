import { parseJson } from '@diandu/core/input'
import * as v from 'valibot'

/** `everything` where announcements may have been missed. */
export type Announced = ReadonlySet<string> | 'everything'

/** A notification of PostgreSQL carries less than 8000 bytes. */
const MAX_BYTES = 7_000
/** Who changes more than this at once changes everything. */
const MAX_BODIES = 20

const body = v.union([
  v.object({ by: v.string(), what: v.array(v.string()) }),
  v.object({ by: v.string(), everything: v.literal(true) }),
])

/** Split over as many notifications as needed. `by`: the announcing server. */
export function announcementBodies(by: string, announced: ReadonlySet<string>): readonly string[] {
  const bodies: string[][] = [[]]
  let bytes = 0
  for (const what of announced) {
    const more = Buffer.byteLength(JSON.stringify(what)) + 1
    if (bytes + more > MAX_BYTES && bytes > 0) {
      bodies.push([])
      bytes = 0
    }
    bodies.at(-1)?.push(what)
    bytes += more
  }
  return bodies.length > MAX_BODIES
    ? [JSON.stringify({ by, everything: true })]
    : bodies.map((what) => JSON.stringify({ by, what }))
}

/** Undefined for the server's own announcements and for other texts. */
export function readAnnouncement(by: string, text: string): Announced | undefined {
  const parsed = v.safeParse(body, parseJson(text))
  if (!parsed.success || parsed.output.by === by) return undefined
  return 'everything' in parsed.output ? 'everything' : new Set(parsed.output.what)
}
