import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERY_MODULE } from '../every-module.ts'
import { dealsRows } from './deals.ts'
import { spoilt } from './hostile.ts'
import { marketRows } from './market.ts'
import { peopleRows } from './people.ts'
import type { Rows } from './row.ts'
import { shelvesRows } from './shelves.ts'

/** Functions that take what users type or outsiders send; those of typed data are proven by their own tests. */
const ROWS: Rows = { ...shelvesRows, ...peopleRows, ...marketRows, ...dealsRows }

/** These shelves hold nothing else; elsewhere the name says it. */
const SHELVES = new Set(['input', 'format'])
const READS_FROM_OUTSIDE = /^(?:parse|read|clean|from)[A-Z]/

type Callable = (...given: readonly unknown[]) => unknown

const MODULES = EVERY_MODULE.map(({ name, exported }) => ({
  name,
  functions: new Map(
    exported.flatMap(([key, value]) => (typeof value === 'function' ? [[key, value as Callable] as const] : [])),
  ),
}))

describe.each(MODULES)('$name', ({ name: module, functions }) => {
  const rows = Object.entries(ROWS[module] ?? {})

  it('has a row for every parser, cleaner and format that it exports', () => {
    const named = new Set(rows.map(([name]) => name))
    const wanted = [...functions.keys()].filter((name) => SHELVES.has(module) || READS_FROM_OUTSIDE.test(name))
    expect(wanted.filter((name) => !named.has(name))).toEqual([])
    expect([...named].filter((name) => !functions.has(name))).toEqual([])
  })

  if (rows.length > 0)
    it.each(rows)('%s has an answer for everything', (name, given) => {
      fc.assert(
        fc.property(fc.tuple(...given), (words) => {
          expect(() => functions.get(name)?.(...words)).not.toThrow()
        }),
      )
    })
})

it('the tables name modules alone, and the module of each', () => {
  expect(MODULES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ROWS)))
})

it('a spoilt value keeps its shape, and its numbers do not stay what they were', () => {
  const shapes = fc.sample(spoilt(fc.constant({ a: 7, b: ['x', 7], c: { d: 7, e: null }, f: new Map([['k', 7]]) })), 50)
  expect(new Set(shapes.map(({ a }) => typeof a))).toEqual(new Set(['number']))
  expect(shapes.every(({ b, c, f }) => b[0] === 'x' && c.e === null && typeof f.get('k') === 'number')).toBe(true)
  for (const numberOf of [(shape: (typeof shapes)[number]) => shape.a, (shape: (typeof shapes)[number]) => shape.c.d]) {
    expect(shapes.some((shape) => !Object.is(numberOf(shape), 7))).toBe(true)
  }
})
