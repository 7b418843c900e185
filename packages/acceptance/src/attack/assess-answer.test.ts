import { describe, expect, it } from 'vitest'
import { checkoutRoot, inCheckout } from '../server/checkout-root.ts'
import { SCRIPTS } from '../documented-calls/hostile-values.ts'
import { holesIn } from './assess-answer.ts'
import type { AttackAnswer } from './send-request.ts'
import { readFileSync } from 'node:fs'
import type { Hole } from './attack-finding.ts'
import { PLANTED_HOLES } from './planted-holes.ts'

const answer = (over: Partial<AttackAnswer>): AttackAnswer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  text: '{}',
  ms: 1,
  isLate: false,
  isDropped: false,
  ...over,
})
const holes = (over: Partial<AttackAnswer>, answerText = ''): readonly string[] =>
  holesIn(answer(over), answerText).map(({ hole }) => hole)

describe('checking an answer to an attack', () => {
  it('knows a fault, a hang, SQL, a stack and a path of the machine', () => {
    expect(holes({})).toEqual([])
    expect(holes({ status: 503 })).toEqual(['answers 5xx'])
    expect(holes({ status: 0, isLate: true })).toEqual(['hangs'])
    for (const text of [
      'SELECT id\nFROM shops',
      'INSERT INTO orders',
      'syntax error at or near "x"',
      'invalid byte sequence for encoding "UTF8": 0x00',
      'column "a" does not exist',
    ])
      expect(holes({ text }), text).toEqual(['tells SQL'])
    expect(holes({ text: JSON.stringify({ message: new Error('x').stack?.replaceAll(checkoutRoot, '') }) })).toContain(
      'tells a stack',
    )
    expect(holes({ text: `{"message":"${checkoutRoot}/x"}` })).toEqual(['tells a path'])
  })

  it('knows a connection that was closed without an answer, or in the middle of one', () => {
    expect(holes({ status: 0, text: '', contentType: undefined, isDropped: true })).toEqual(['drops the connection'])
    expect(holes({ text: '{"code"', isDropped: true })).toEqual(['drops the connection'])
    expect(holes({ status: 0, text: '', contentType: undefined })).toEqual([])
  })

  it('holds nothing against an answer that the request itself said', () => {
    expect(holes({ text: '{"field":"DELETE FROM orders"}' }, '{"DELETE FROM orders":1}')).toEqual([])
  })

  it('knows a script that would run from one that stands as text', () => {
    const [script] = SCRIPTS
    expect(holes({ contentType: 'text/html', text: `<p>${script}` })).toEqual(['reflects a script'])
    expect(holes({ contentType: undefined, text: script })).toEqual(['reflects a script'])
    expect(holes({ contentType: 'text/html', text: `<p>${script.replaceAll('<', '&lt;')}` })).toEqual([])
    expect(holes({ text: JSON.stringify({ field: script }) })).toEqual([])
  })
})

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
