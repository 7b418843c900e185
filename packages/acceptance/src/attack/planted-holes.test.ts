import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inCheckout } from '../server/checkout-root.ts'
import type { Hole } from './attack-finding.ts'
import { PLANTED_HOLES } from './planted-holes.ts'

/** A new kind does not compile until it is here. */
const KINDS: Readonly<Record<Hole, true>> = {
  'answers 5xx': true,
  hangs: true,
  'drops the connection': true,
  'tells SQL': true,
  'tells a stack': true,
  'tells a path': true,
  'reflects a script': true,
  'takes an ambiguous request': true,
  'serves a foreign id': true,
  'changes foreign things': true,
  'serves a visitor': true,
  'takes an extra field': true,
  'unbalances the books': true,
  'stays slow': true,
  'holds up payments': true,
  'holds up others': true,
}

const SEEDED_HOLE_FILES = ['seeded-holes.ts', 'seeded-hole-deps.ts']
  .map((name) => readFileSync(inCheckout('packages', 'server', 'src', 'testing', 'faults', name), 'utf8'))
  .join('\n')

describe('planted holes', () => {
  it('are of every kind that the attack can find', () => {
    expect(new Set(PLANTED_HOLES.map(({ hole }) => hole))).toEqual(new Set(Object.keys(KINDS)))
  })

  it('are those of all faulty servers that an attack is meant for, each once', () => {
    const named = [...SEEDED_HOLE_FILES.matchAll(/^ {2}'([\w-]+)': /gm)].map(([, name]) => name ?? '')
    expect(PLANTED_HOLES.map(({ faultyVariant }) => faultyVariant).toSorted()).toEqual(named.toSorted())
  })
})
