import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queueByStanding, type Standing, type Waiter } from './hash-queue.ts'

const LIMITS = { atOnce: 2, strangersAtOnce: 1, places: 6, share: 3 }
const RANK: Readonly<Record<Standing, number>> = { payment: 0, member: 1, stranger: 2 }
const waiters: fc.Arbitrary<Waiter> = fc.oneof(
  fc.record({ standing: fc.constantFrom('payment' as const, 'member' as const) }),
  fc.record({ standing: fc.constant('stranger' as const), network: fc.constantFrom('a', 'b', 'c') }),
)

/** Tasks that end when they are told to. */
function hold() {
  const ends: (() => void)[] = []
  return { ends, task: () => new Promise<void>((end) => void ends.push(end)) }
}
const settled = () => new Promise((resolve) => void setImmediate(resolve))

it('never more passwords are hashed at once than may be, payments first, then members, each line in its order; strangers never have the last place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(waiters, { maxLength: 30 }), fc.infiniteStream(fc.nat()), async (crowd, dice) => {
      const inTurn = queueByStanding({ ...LIMITS, places: 100, share: 100 })
      const begun: number[] = []
      const { ends, task } = hold()
      const ended = new Set<number>()
      const all = crowd.map((waiter, at) => inTurn(waiter, () => (begun.push(at), task())))
      // The expected tasks by a slow and simple model: a task that comes runs if it may, and whenever one ends, the
      // first that may runs.
      // runs.
      const running: number[] = []
      const waiting: number[] = []
      const strangers = () => running.filter((at) => crowd[at]?.standing === 'stranger').length
      const mayRun = (at: number) =>
        running.length < LIMITS.atOnce && (crowd[at]?.standing !== 'stranger' || strangers() < LIMITS.strangersAtOnce)
      for (const at of crowd.keys()) (mayRun(at) ? running : waiting).push(at)
      const rankOf = (at: number) => RANK[crowd[at]?.standing ?? 'stranger']
      for (;;) {
        await settled()
        expect(begun.filter((at) => !ended.has(at)).toSorted()).toEqual(running.toSorted())
        const [at] = running.splice((dice.next().value ?? 0) % Math.max(1, running.length), 1)
        if (at === undefined) break
        ends[begun.indexOf(at)]?.()
        ended.add(at)
        const next = waiting.toSorted((one, other) => rankOf(one) - rankOf(other) || one - other).find(mayRun)
        if (next !== undefined) running.push(...waiting.splice(waiting.indexOf(next), 1))
      }
      await Promise.all(all)
      expect(waiting).toEqual([])
    }),
  )
})

it('no task waits beyond the places of a standing, and no stranger’s beyond the share of one network; one that finds no place is told at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(waiters, { maxLength: 40 }), async (crowd) => {
      const inTurn = queueByStanding(LIMITS)
      const { ends, task } = hold()
      const waiting: Waiter[] = []
      const running: Waiter[] = []
      const all = crowd.map((waiter) => {
        const line = waiting.filter(({ standing }) => standing === waiter.standing)
        const runs =
          running.length < LIMITS.atOnce &&
          (waiter.standing !== 'stranger' || !running.some(({ standing }) => standing === 'stranger'))
        const isAdmitted =
          runs ||
          (line.length < LIMITS.places &&
            (waiter.standing !== 'stranger' ||
              line.filter((other) => other.standing === 'stranger' && other.network === waiter.network).length <
                LIMITS.share))
        if (isAdmitted) (runs ? running : waiting).push(waiter)
        const turn = inTurn(waiter, task)
        return isAdmitted ? turn : expect(turn).rejects.toMatchObject({ statusCode: 429 })
      })
      await settled()
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end()
        await settled()
      }
      await Promise.all(all)
      expect(await inTurn({ standing: 'stranger', network: 'a' }, async () => 'free again')).toBe('free again')
    }),
  )
})

it('a task that fails gives its place to the next', async () => {
  const inTurn = queueByStanding({ ...LIMITS, atOnce: 1 })
  const failing = inTurn({ standing: 'member' }, () => Promise.reject(new Error('it failed')))
  const next = inTurn({ standing: 'stranger', network: 'b' }, async () => 'done')
  await expect(failing).rejects.toThrow('it failed')
  expect(await next).toBe('done')
})

it('a request that goes away while waiting is not hashed and frees the place, and the others keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ waiter: waiters, leaves: fc.boolean() }), { maxLength: 30 }),
      async (crowd) => {
        const inTurn = queueByStanding({ ...LIMITS, atOnce: 1, places: 100, share: 100 })
        const { ends, task } = hold()
        const first = inTurn({ standing: 'payment' }, task)
        const begun: number[] = []
        const all = crowd.map(({ waiter, leaves }, at) => {
          const gone = new AbortController()
          const turn = inTurn(
            waiter.standing === 'payment' ? waiter : { ...waiter, gone: gone.signal },
            async () => void begun.push(at),
          )
          return {
            gone,
            leaves: leaves && waiter.standing !== 'payment',
            outcome: turn.then(
              () => 'done',
              (error: unknown) => (error as { statusCode: number }).statusCode,
            ),
          }
        })
        for (const { gone, leaves } of all) if (leaves) gone.abort()
        ends.shift()?.()
        await first
        expect(await Promise.all(all.map(({ outcome }) => outcome))).toEqual(
          all.map(({ leaves }) => (leaves ? 499 : 'done')),
        )
        const stayed = [...crowd.keys()].filter((at) => all[at]?.leaves === false)
        expect(begun).toEqual(
          stayed.toSorted(
            (one, other) =>
              RANK[crowd[one]?.waiter.standing ?? 'stranger'] - RANK[crowd[other]?.waiter.standing ?? 'stranger'] ||
              one - other,
          ),
        )
      },
    ),
  )
})

it('a request that left gives the place to another of the same network; one that has gone before does not begin; going after the turn changes nothing', async () => {
  const inTurn = queueByStanding({ ...LIMITS, atOnce: 1, places: 1, share: 1 })
  const { ends, task } = hold()
  const [gone, late] = [new AbortController(), new AbortController()]
  const running = inTurn({ standing: 'member', gone: late.signal }, task)
  const left = inTurn({ standing: 'stranger', network: 'a', gone: gone.signal }, task)
  await expect(inTurn({ standing: 'stranger', network: 'a' }, task)).rejects.toMatchObject({ statusCode: 429 })
  gone.abort()
  await expect(left).rejects.toMatchObject({ statusCode: 499 })
  await expect(inTurn({ standing: 'member', gone: gone.signal }, task)).rejects.toMatchObject({ statusCode: 499 })
  const next = inTurn({ standing: 'stranger', network: 'a' }, async () => 'done')
  late.abort()
  ends.shift()?.()
  await running
  expect(await next).toBe('done')
})
