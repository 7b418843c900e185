import type { ContentFault, ContentKind } from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Reads } from '../database/index.ts'
import type { ContentSource } from './content-source.ts'
import { publishedBody } from './content-store.ts'
import { asJsonText, readJsonText } from './json-faults.ts'
import { lineInJson } from './line-in-json.ts'

/** Something wrong that the schema does not see, and where in the document. */
export interface Complaint extends Name {
  readonly at: readonly (string | number)[]
}

interface FileContent<T, Read> {
  readonly kind: ContentKind
  readonly schema: v.GenericSchema<unknown, T>
  /** The documents as the program brings them, by their ids. */
  readonly files: Readonly<Record<string, { readonly title: string; readonly value: unknown }>>
  /** Made of a document once, for all who read it. */
  readonly made: (value: T) => Read
  readonly fixed?: readonly string[]
  readonly complaints?: (value: T, id: string) => readonly Complaint[]
}

/**
 * Documents of a fixed number, each a JSON file of the program until a version of it is published. Files are read once:
 * one that is not as it should be keeps the server from starting.
 */
export function fileContent<T, Read>({
  kind,
  schema,
  files,
  made,
  fixed = [],
  complaints = () => [],
}: FileContent<T, Read>) {
  const ofFiles = new Map(Object.entries(files).map(([id, { value }]) => [id, made(v.parse(schema, value))]))
  const lastRead = new Map<string, { readonly body: string; readonly read: Read }>()

  /** The document as visitors see it, in whatever transaction they read. */
  async function read(db: Reads, id: string): Promise<Read> {
    const body = await publishedBody(db, { kind, id })
    const last = lastRead.get(id)
    if (last !== undefined && last.body === body) return last.read
    const ofFile = ofFiles.get(id)
    if (ofFile === undefined) throw new Error(`There is no ${kind} ${id}.`)
    if (body === undefined) return ofFile
    const value = made(v.parse(schema, JSON.parse(body)))
    lastRead.set(id, { body, read: value })
    return value
  }

  const given = Object.entries(files).map(([id, { title, value }]) => ({ id, title, body: asJsonText(value) }))
  const source: ContentSource = {
    kind,
    schema,
    fixed,
    given: async () => given,
    titleOf: ({ id }) => files[id]?.title ?? id,
    faultsOf: async ({ id, body }) => {
      const parsed = readJsonText(schema, body)
      if (!parsed.ok) return parsed.failure
      return [...wordless(parsed.value, []), ...complaints(parsed.value, id)].map((one) => faultAt(body, one))
    },
  }
  return { source, read, ofFile: (id: string) => ofFiles.get(id) as Read }
}

function faultAt(body: string, { at, zh, en }: Complaint): ContentFault {
  return { line: lineInJson(body, at), field: at.join('.'), zh, en }
}

/** Names without a word in one of the languages, wherever they are. */
function* wordless(value: unknown, at: readonly (string | number)[]): Generator<Complaint> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const here = [...at, Array.isArray(value) ? Number(key) : key]
    if ((key === 'zh' || key === 'en') && typeof part === 'string' && part.trim() === '')
      yield { at: here, zh: '中文和英文都要填写', en: 'Both languages need words' }
    yield* wordless(part, here)
  }
}

/** The places of values that were there before. */
export const repeatedAt = (values: readonly unknown[]): readonly number[] =>
  values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))
