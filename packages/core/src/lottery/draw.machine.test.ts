import fc from 'fast-check'
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../testing/manual-clock.ts'
import { createMemoryLotteries } from '../../testing/memory/memory-lotteries.ts'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { fail, ok, refused, type Failure, type Result } from '../kernel/index.ts'
import { createDrawMachine, DRAW_CLOSED, TRIES_SPENT, type Draw, type DrawEvent, type DrawInput, type LotteryId, type PrizeId, type PrizePool } from './index.ts'

type Machine = ReturnType<typeof createDrawMachine>
type Run = ActorRefFrom<Machine>
/** What happens to the next request: its answer is lost on the way back, or it never arrives, or the port breaks. */
type Mishap = { readonly lost: Failure } | { readonly unheard: Failure } | 'breaks'

const OFFLINE = { kind: 'offline' } as const
const COUPON = { id: 'coupon' as PrizeId, name: { zh: '优惠券', en: 'Coupon' } }
const ALWAYS: PrizePool = { prizes: [{ ...COUPON, weight: 1, stock: 99 }], blankWeight: 0 }
const NEVER: PrizePool = { prizes: [], blankWeight: 1 }
const EVEN: PrizePool = { prizes: [{ ...COUPON, weight: 1, stock: 4 }], blankWeight: 1 }
const LASTS_MS = 10_000

/** A fair with one lottery, open for ten seconds, and one person at the wheel. */
function openFair({ pool = ALWAYS, triesEach = 3 }: { readonly pool?: PrizePool; readonly triesEach?: number } = {}) {
  const clock = createManualClock()
  const window = { opensAt: clock.now(), closesAt: clock.now() + LASTS_MS }
  const random = createSeededRandom(11)
  const lotteries = createMemoryLotteries({ pool, window, triesEach }, { clock, random })
  const port = lotteries.portOf('lin')
  const mishaps: Mishap[] = []
  const keys: string[] = []
  const machine = createDrawMachine({
    clock,
    random,
    lotteries: {
      async draw(lottery, key) {
        keys.push(key)
        const mishap = mishaps.shift()
        if (mishap === 'breaks') throw new Error('The port broke')
        if (mishap !== undefined && 'unheard' in mishap) return fail(mishap.unheard)
        const answer = await port.draw(lottery, key)
        return mishap === undefined ? answer : fail(mishap.lost)
      },
    },
  })
  const input: DrawInput = { lottery: 'wheel' as LotteryId, window, triesLeft: triesEach }
  return { clock, lotteries, port, mishaps, keys, machine, input, run: createActor(machine, { input }).start() }
}

const settled = (run: Run) => waitFor(run, (at) => !at.matches('drawing'))
async function turn(run: Run): Promise<SnapshotFrom<Machine>> {
  run.send({ type: 'wheel.turned' })
  return settled(run)
}
/** As a device keeps it: as text. */
const reloaded = (run: Run, machine: Machine, input: DrawInput): Run => {
  const kept = JSON.parse(JSON.stringify(run.getPersistedSnapshot()))
  run.stop()
  return createActor(machine, { input, snapshot: kept }).start()
}

describe('a turn of the wheel', () => {
  it('[DRAW-1] wins, and says what and how many tries are left', async () => {
    const { run, clock } = openFair()
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().value).toBe('drawing')
    const at = await settled(run)
    expect([at.value, at.context.draw, at.context.triesLeft]).toEqual([{ turned: 'won' }, { prize: COUPON, drawnAt: clock.now(), triesLeft: 2 }, 2])
    expect([at.context.key, at.context.failure]).toEqual([null, null])
  })

  it('[DRAW-1] wins nothing, and can be followed by another', async () => {
    const { run, keys } = openFair({ pool: NEVER })
    expect((await turn(run)).value).toEqual({ turned: 'nothing' })
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().value).toEqual({ turned: 'nothing' })
    run.send({ type: 'result.seen' })
    expect([run.getSnapshot().value, run.getSnapshot().context.draw?.prize]).toEqual(['ready', null])
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().context.draw).toBeNull()
    expect((await settled(run)).context.triesLeft).toBe(1)
    expect(new Set(keys).size).toBe(2)
  })

  it('[DRAW-2] is refused without a try, and asks nobody', async () => {
    const { run, keys } = openFair({ triesEach: 0 })
    const at = await turn(run)
    expect([at.value, at.context.failure, keys]).toEqual(['refused', TRIES_SPENT, []])
    run.send({ type: 'result.seen' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual(['ready', null])
  })

  it.each([Number.NaN, -1, -Infinity])('[DRAW-2] takes %d tries for none', async (triesLeft) => {
    const { machine, input } = openFair()
    expect((await turn(createActor(machine, { input: { ...input, triesLeft } }).start())).context.failure).toEqual(TRIES_SPENT)
  })

  it('[DRAW-2] is refused before the window and after it, to the millisecond', async () => {
    for (const [awayMs, value] of [[-1, 'refused'], [0, { turned: 'won' }], [LASTS_MS, { turned: 'won' }], [LASTS_MS + 1, 'refused']] as const) {
      const { run, clock, keys } = openFair()
      clock.advance(awayMs)
      const at = await turn(run)
      expect(at.value).toEqual(value)
      expect(keys).toHaveLength(value === 'refused' ? 0 : 1)
      expect(at.context.failure).toEqual(value === 'refused' ? DRAW_CLOSED : null)
    }
  })

  it('[DRAW-3] that the house refuses says why, and the next one has a new key', async () => {
    const { run, keys, lotteries, port } = openFair({ triesEach: 1 })
    await port.draw('wheel' as LotteryId, 'on another device')
    const at = await turn(run)
    expect([at.value, at.context.failure, at.context.key]).toEqual(['refused', TRIES_SPENT, null])
    await turn(run)
    expect(keys[0]).not.toBe(keys[1])
    expect(lotteries.desk().draws).toHaveLength(1)
  })

  it('[DRAW-3] goes on with tries that were granted', async () => {
    const { run } = openFair({ triesEach: 0 })
    await turn(run)
    run.send({ type: 'tries.granted', count: 2 })
    expect(run.getSnapshot().context.triesLeft).toBe(2)
    run.send({ type: 'wheel.turned' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual(['drawing', null])
  })
})

describe('an answer that was lost', () => {
  it.each<[string, Mishap, Failure, number]>([
    ['on its way back', { lost: OFFLINE }, OFFLINE, 1],
    ['because nobody heard', { unheard: { kind: 'login-required' } }, { kind: 'login-required' }, 0],
    ['because the port broke', 'breaks', { kind: 'timeout' }, 0],
  ])('[DRAW-4] %s is asked for again with the same key, and no try is spent twice', async (_title, mishap, failure, drawnBefore) => {
    const { run, keys, mishaps, lotteries, clock } = openFair({ triesEach: 1 })
    mishaps.push(mishap)
    const at = await turn(run)
    expect([at.value, at.context.failure, at.context.key]).toEqual(['unanswered', failure, keys[0]])
    expect(lotteries.desk().draws).toHaveLength(drawnBefore)
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().context.failure).toBeNull()
    expect((await settled(run)).value).toEqual({ turned: 'won' })
    expect(keys).toEqual([keys[0], keys[0]])
    expect(lotteries.desk().draws.map(({ key, drawnAt }) => [key, drawnAt])).toEqual([[keys[0], clock.now()]])
  })

  it('[DRAW-4] is asked for even after the end', async () => {
    const { run, mishaps, clock } = openFair({ triesEach: 1 })
    mishaps.push({ lost: OFFLINE })
    await turn(run)
    clock.advance(LASTS_MS + 1)
    expect((await turn(run)).value).toEqual({ turned: 'won' })
  })
})

describe('the chart', () => {
  const DRAW = (prize: Draw['prize']): Draw => ({ prize, drawnAt: 1, triesLeft: 0 })
  const ANSWERS: readonly Result<Draw>[] = [ok(DRAW(COUPON)), ok(DRAW(null)), fail(refused('tries-spent', '')), fail(OFFLINE)]
  const done = (output: Result<Draw>) => ({ type: 'xstate.done.actor.0.draw.drawing', output }) as unknown as DrawEvent
  const PERSON: readonly DrawEvent[] = [{ type: 'wheel.turned' }, { type: 'result.seen' }, { type: 'tries.granted', count: 1 }]

  it('[DRAW-5] every state is reached, and a key lives exactly as long as its question', () => {
    const { machine, input } = openFair()
    const paths = getShortestPaths(machine, {
      input,
      events: (state: SnapshotFrom<Machine>) => [...PERSON.filter(({ type }) => type !== 'tries.granted' || state.context.triesLeft < 2), ...(state.matches('drawing') ? ANSWERS.map(done) : [])],
      serializeState: ({ value, context }) => JSON.stringify([value, context.triesLeft, context.draw, context.failure, context.key === null]),
    })
    const reached = new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }) => id)))
    // One passes through trying and never stands there.
    expect(getStateNodes(machine).map(({ id }) => id).filter((id) => !reached.has(id))).toEqual(['draw.trying'])
    for (const { state } of paths) {
      expect(state.context.key !== null).toBe(state.matches('drawing') || state.matches('unanswered'))
      expect(state.context.failure !== null).toBe(state.matches('refused') || state.matches('unanswered'))
      if (state.matches('turned')) expect(state.matches({ turned: 'won' })).toBe(state.context.draw?.prize !== null)
    }
  })

  it('[DRAW-6] restored while drawing, it asks with the same key and gets the same draw', async () => {
    const { run, machine, input, keys, lotteries } = openFair()
    run.send({ type: 'wheel.turned' })
    const again = reloaded(run, machine, input)
    expect(again.getSnapshot().value).toBe('drawing')
    const at = await settled(again)
    expect(at.value).toEqual({ turned: 'won' })
    expect(keys).toEqual([keys[0], keys[0]])
    expect(lotteries.desk().draws).toHaveLength(1)
    expect(reloaded(again, machine, input).getSnapshot()).toMatchObject({ value: at.value, context: at.context })
  })
})

/** What a person knows: how many tries were given, and how many results were seen on this wheel. */
interface Belief {
  readonly tries: number
  seen: number
}

interface Scene {
  readonly fair: ReturnType<typeof openFair>
  run: Run
}

type Step = fc.AsyncCommand<Belief, Scene, true>

const step = (title: string, act: (scene: Scene, belief: Belief) => void | Promise<void>): Step => ({
  check: async () => true,
  toString: () => title,
  async run(belief, scene) {
    await act(scene, belief)
    const at = await settled(scene.run)
    const { draws, pool } = scene.fair.lotteries.desk()
    const mine = draws.filter(({ key }) => scene.fair.keys.includes(key))
    expect(at.status).toBe('active')
    expect(draws.length).toBeLessThanOrEqual(belief.tries)
    expect(pool.prizes[0]?.stock).toBe(4 - draws.filter(({ prize }) => prize !== null).length)
    // A draw that nobody has seen yet is one whose answer is still asked for.
    expect(mine.length - belief.seen).toBe(at.matches('unanswered') && mine.some(({ key }) => key === at.context.key) ? 1 : 0)
    if (at.matches('turned')) {
      expect(mine.at(-1)).toMatchObject(at.context.draw as Draw)
      expect(at.context.triesLeft).toBe(at.context.draw?.triesLeft)
    }
  },
})

it('[DRAW-4] [DRAW-6] one try is one draw, whatever is lost, reloaded or closed on the way', async () => {
  const aMishap = fc.constantFrom<(Mishap | undefined)[]>(undefined, undefined, { lost: OFFLINE }, { unheard: { kind: 'timeout' } }, 'breaks')
  const outcomes = new Set<string>()
  const steps = [
    fc.tuple(aMishap, fc.boolean()).map(([mishap, isCutShort]) =>
      step(`turn${mishap === undefined ? '' : ` with ${JSON.stringify(mishap)}`}${isCutShort ? ', reloaded' : ''}`, async (scene, belief) => {
        const wasTurned = scene.run.getSnapshot().matches('turned')
        if (mishap !== undefined) scene.fair.mishaps.push(mishap)
        scene.run.send({ type: 'wheel.turned' })
        if (isCutShort) scene.run = reloaded(scene.run, scene.fair.machine, scene.fair.input)
        const at = await settled(scene.run)
        if (at.matches('turned') && !wasTurned) belief.seen += 1
        outcomes.add(JSON.stringify(at.value))
        scene.fair.mishaps.length = 0
      }),
    ),
    fc.constantFrom(
      step('look', ({ run }) => run.send({ type: 'result.seen' })),
      step('look', ({ run }) => run.send({ type: 'result.seen' })),
      step('reload', (scene) => {
        scene.run = reloaded(scene.run, scene.fair.machine, scene.fair.input)
      }),
      step('draw on another device', async ({ fair }) => void (await fair.port.draw('wheel' as LotteryId, `other-${fair.lotteries.desk().draws.length}`))),
      step('a while goes by', ({ fair }) => fair.clock.advance(1500)),
    ),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands<Belief, Scene, true>(steps, { maxCommands: 25, size: 'max' }), fc.nat(5), async (commands, triesEach) => {
      const fair = openFair({ pool: EVEN, triesEach })
      await fc.asyncModelRun(() => ({ model: { tries: triesEach, seen: 0 }, real: { fair, run: fair.run } }), commands)
    }),
  )
  expect([...outcomes].toSorted()).toEqual(['"refused"', '"unanswered"', '{"turned":"nothing"}', '{"turned":"won"}'])
})
