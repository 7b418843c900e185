import type { ContentKind } from '@diandu/core/admin'
import * as v from 'valibot'
import type { Database, Reads } from '../database/index.ts'
import type { ContentSource } from './content-source.ts'
import { keepFirst, publishedBody } from './content-store.ts'
import { asJsonText, readJsonText } from './json-faults.ts'

interface SettingContent<T> {
  readonly kind: ContentKind
  readonly id: string
  readonly title: string
  readonly schema: v.GenericSchema<unknown, T>
}

/** One document that the settings give until a version of it is published. */
export function settingContent<T>({ kind, id, title, schema }: SettingContent<T>) {
  const source: ContentSource = {
    kind,
    schema,
    given: async () => [],
    titleOf: () => title,
    faultsOf: async ({ body }) => {
      const read = readJsonText(schema, body)
      return read.ok ? [] : read.failure
    },
  }
  let last: { readonly body: string; readonly value: T } | undefined
  return {
    source,
    /** As visitors see it; undefined before a server of this market has started with it. */
    async read(db: Reads): Promise<T | undefined> {
      const body = await publishedBody(db, { kind, id })
      if (body === undefined) return undefined
      // Every page of a visitor reads it, and it changes a few times a year.
      if (last?.body !== body) last = { body, value: v.parse(schema, JSON.parse(body)) }
      return last.value
    },
    /** Of the settings that a server starts with: in force, and in the history, until a version is published. */
    keep: (db: Database, value: T, nowMs: number): Promise<void> =>
      db.transaction((tx) => keepFirst(tx, { kind, id, title, body: asJsonText(value) }, nowMs)),
  }
}
