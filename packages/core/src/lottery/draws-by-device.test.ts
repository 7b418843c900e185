import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TOY_HASH } from '../../testing/toy-hash.ts'
import { takeDraw, type DrawDesk } from '../../testing/take-draw.ts'
import { PEOPLE_PER_DEVICE, type LotteryId } from './index.ts'

const DESK: DrawDesk = {
  id: 'wheel' as LotteryId,
  seed: 'seed',
  termsDigest: 'terms',
  pool: { prizes: [], blankWeight: 1 },
  window: { opensAt: 0, closesAt: 1 },
  triesEach: 3,
  draws: [],
}

interface Try {
  readonly person: string
  readonly device: string | null
}

/** All of them, one after the other; what each was answered. */
function answersTo(tries: readonly Try[]): readonly string[] {
  let desk = DESK
  return tries.map(({ person, device }, nth) => {
    const taken = takeDraw(desk, { person, device, key: `key-${nth}`, at: 1 }, TOY_HASH)
    desk = taken.desk
    const { answer } = taken
    return answer.ok ? 'ok' : answer.failure.kind === 'refused' ? String(answer.failure.reason) : answer.failure.kind
  })
}

it('a fourth person is refused on a device, and draws on another one or on none that says its name (LOT-25)', () => {
  const on = (device: string | null) => (person: string) => ({ person, device })
  expect(answersTo([...['a', 'b', 'c', 'd', 'a', 'd'].map(on('phone')), ...['d'].map(on('other'))])).toEqual([
    'ok',
    'ok',
    'ok',
    'device-spent',
    'ok',
    'device-spent',
    'ok',
  ])
  expect(answersTo(['a', 'b', 'c', 'd', 'e'].map(on(null)))).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

it('never do more people draw on one device than may, and a refusal costs no try (LOT-25, LOT-8)', () => {
  const aTry = fc.record({
    person: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    device: fc.constantFrom('phone', 'tablet', null),
  })
  fc.assert(
    fc.property(fc.array(aTry, { maxLength: 40 }), (tries) => {
      const answers = answersTo(tries)
      const drawn = tries.filter((_, nth) => answers[nth] === 'ok')
      for (const device of ['phone', 'tablet']) {
        const people = new Set(drawn.filter((one) => one.device === device).map(({ person }) => person))
        expect(people.size).toBeLessThanOrEqual(PEOPLE_PER_DEVICE)
      }
      for (const [nth, { person }] of tries.entries())
        if (answers[nth] === 'tries-spent')
          expect(drawn.filter((one) => one.person === person)).toHaveLength(DESK.triesEach)
    }),
  )
})
