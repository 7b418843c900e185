import { createManualClock } from '@diandu/core/testing'
import { callName } from '@diandu/wire'
import { expect, it } from 'vitest'
import { handlerFor, readerHandlerFor, type Handler } from './calls/index.ts'
import type { Database, Queries, Reads } from './database/index.ts'
import { MODULES } from './modules.ts'
import { exampleEndpoint } from './testing/example-endpoint.ts'
import { simulatedDeps } from './testing/simulated-deps.ts'
import * as v from 'valibot'

/** Which calls a replica may answer, by their modules. Another one belongs here only if two seconds change nothing. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  articles: [
    'GET article/index',
    'GET article/type',
    'POST article/detail',
    'POST article/index-data',
    'POST article/shops',
    'POST doAnswer',
  ],
  catalog: [
    'GET buyThemes',
    'GET goods',
    'GET goods-pc-filter',
    'GET goods/by-id',
    'GET goods/detail',
    'GET goods/price-falls',
    'GET goods/type-detail',
    'GET goods/within',
    'GET index',
    'GET search/suggestions',
    'GET shop/getGuessShopLikes',
    'GET shop/getUserHighLikes',
    'POST getCategory',
    'POST shop/getHotKeywords',
    'POST shop/getHotSearchWords',
    'POST shop/shake',
  ],
  insights: ['GET goods/market'],
  sellers: ['GET goods/seller', 'GET goods/seller/shops'],
}

/** Nothing is done with it: handlers are only looked at. */
const db = {
  kind: 'database',
  onCommitted: () => () => undefined,
} as unknown as Database

const readersOf = (handlers: readonly Handler[]): readonly string[] =>
  handlers.flatMap(({ kind, endpoint }) => (kind === 'reader' ? [callName(endpoint)] : [])).toSorted()

it('lets a replica answer public calls of the catalogue, articles and sellers alone (FLEET-13)', () => {
  const deps = simulatedDeps(db, createManualClock())
  const found = MODULES.map(({ name, handlers }) => [name, readersOf(handlers?.(deps) ?? [])] as const)
  expect(Object.fromEntries(found.filter(([, readers]) => readers.length > 0))).toEqual(READERS)
})

it('gives what only reads no way to write, for the compiler too (FLEET-13)', () => {
  const write = (queries: Queries): Queries => queries
  const read = (reads: Reads): Reads => reads
  const reads: Reads = { query: async () => [] }
  // @ts-expect-error a store that writes is not given what only reads
  write(reads)
  expect(read(db)).toBe(db)
  const row = exampleEndpoint({
    method: 'GET',
    path: 'example',
    access: 'member',
    input: v.object({}),
    output: v.null(),
  })
  expect(() => readerHandlerFor(row, async () => ({ ok: true, value: null }))).toThrow('memberHandlerFor')
  expect(() => handlerFor(row, async () => ({ ok: true, value: null }))).toThrow('memberHandlerFor')
})
