import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runSeed } from '../dice.ts'
import { ENGINES } from '../server/installation.ts'
import type { AttackFinding, Hole } from './attack-finding.ts'
import { findingLines } from './attack-tables.ts'
import { prepareGround, type AttackGround } from './attack-target.ts'
import { isNoticed, PLANTED_HOLES } from './planted-holes.ts'
import { runAccess, runAttack, type Attacked } from './run-attack.ts'

/** For each call and each other route; others with another seed. */
const MAX = 10
const seed = runSeed()
let calls: Attacked['calls'] = []
const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined

/** One engine in each run, another with another seed: the bench attacks both. Who may do what is tried on each. */
const ATTACKED = ENGINES.filter((_engine, at) => at === seed % ENGINES.length)
const ENTERED = ENGINES.filter((engine) => !ATTACKED.includes(engine))

describe.each(ATTACKED)(`A server on %s that is attacked from outside (seed ${seed})`, (engine) => {
  let ground: AttackGround
  let attacked: Attacked

  beforeAll(async () => {
    ground = await prepareGround(engine, postgresUrl, { copyOf: inject('filledMarket'), hasPayers: false })
    attacked = await runAttack({ ground, seed, max: MAX, isShort: true, tell: () => undefined })
    calls = attacked.calls
  })

  afterAll(() => ground.remove())

  const found = (...holes: readonly Hole[]): readonly string[] =>
    findingLines(attacked.findings.filter(({ hole }: AttackFinding) => holes.includes(hole)))

  it('answers malformed requests to every call and every other route without a fault, a hang or a word of its inside (SRV-2)', () => {
    expect(
      found(
        'answers 5xx',
        'hangs',
        'drops the connection',
        'tells SQL',
        'tells a stack',
        'tells a path',
        'reflects a script',
        'takes an ambiguous request',
        'stays slow',
        'unbalances the books',
      ),
    ).toEqual([])
    expect(new Set(attacked.fuzz.counts.map(({ where }) => where)).size).toBeGreaterThan(150)
  })

  it("answers another person's id like one that never was, and changes nothing of theirs (ACP-161)", () => {
    expect(found('serves a foreign id', 'changes foreign things')).toEqual([])
    expect(attacked.access.counts.foreign).toBeGreaterThan(200)
    expect(attacked.addresses.sent).toBeGreaterThan(50)
  })

  it('asks a visitor to log in wherever something is for members, and refuses fields that a call does not know (SRV-3)', () => {
    expect(found('serves a visitor', 'takes an extra field')).toEqual([])
    expect(attacked.visitor.sent).toBeGreaterThan(150)
    expect(attacked.extra.sent).toBeGreaterThan(300)
  })
})

it.each(ENTERED)(
  "a server on %s, too, answers another person's id like one that never was, and asks a visitor to log in (ACP-161, SRV-3)",
  async (engine) => {
    const ground = await prepareGround(engine, postgresUrl, { copyOf: inject('filledMarket'), hasPayers: false })
    try {
      const { access, visitor, addresses, findings } = await runAccess({ ground, seed, isShort: true })
      expect(findingLines(findings)).toEqual([])
      expect(access.counts.foreign).toBeGreaterThan(200)
      expect(visitor.sent).toBeGreaterThan(150)
      expect(addresses.sent).toBeGreaterThan(50)
    } finally {
      await ground.remove()
    }
  },
)

it('the attack notices a server with a hole that was planted, another one for another seed', async () => {
  const planted = PLANTED_HOLES[seed % PLANTED_HOLES.length]
  if (planted === undefined) throw new Error('No hole is planted')
  const ground = await prepareGround('pglite', undefined, { copyOf: inject('filledMarket'), hasPayers: false })
  try {
    expect(await isNoticed(planted, ground, calls, { seed, max: MAX }), planted.faultyVariant).toBe(true)
  } finally {
    await ground.remove()
  }
})
