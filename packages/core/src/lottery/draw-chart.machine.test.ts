import fc from 'fast-check'
import { createActor, type SnapshotFrom } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { fail, ok, refused, type Result } from '../kernel/index.ts'
import type { Draw, DrawEvent, LotteryId } from './index.ts'
import {
  type Machine,
  type Run,
  type Mishap,
  LASTS_MS,
  OFFLINE,
  COUPON,
  EVEN,
  NEVER,
  openFair,
  settled,
  reloaded,
} from '../../testing/open-fair.ts'

describe('the chart', () => {
  const DRAW = (prize: Draw['prize']): Draw => ({ prize, drawnAt: 1, triesLeft: 0, position: 1, link: 'link' })
  const ANSWERS: readonly Result<Draw>[] = [
    ok(DRAW(COUPON)),
    ok(DRAW(null)),
    fail(refused('tries-spent', '')),
    fail(OFFLINE),
  ]
  const done = (output: Result<Draw>) => ({ type: 'xstate.done.actor.0.draw.drawing', output }) as unknown as DrawEvent
  const PERSON: readonly DrawEvent[] = [
    { type: 'wheel.turned' },
    { type: 'result.seen' },
    { type: 'tries.granted', count: 1 },
  ]

  it('every state is reached, and a key lives exactly as long as its question (DRAW-4)', () => {
    const { machine, input } = openFair()
    const paths = getShortestPaths(machine, {
      input,
      events: (state: SnapshotFrom<Machine>) => [
        ...PERSON.filter(({ type }) => type !== 'tries.granted' || state.context.triesLeft < 2),
        ...(state.matches('drawing') ? ANSWERS.map(done) : []),
      ],
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.triesLeft, context.draw, context.failure, context.key === null]),
    })
    const reached = new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }) => id)))
    // The machine passes through trying and never rests there.
    expect(
      getStateNodes(machine)
        .map(({ id }) => id)
        .filter((id) => !reached.has(id)),
    ).toEqual(['draw.trying'])
    for (const { state } of paths) {
      expect(state.context.key !== null).toBe(state.matches('drawing') || state.matches('unanswered'))
      expect(state.context.failure !== null).toBe(state.matches('refused') || state.matches('unanswered'))
      if (state.matches('turned')) expect(state.matches({ turned: 'won' })).toBe(state.context.draw?.prize !== null)
    }
  })
})

describe('a page that is loaded again', () => {
  it('asks with the key that the device kept, and shows the prize that was won; the try is spent once (LOT-21)', async () => {
    const { run, machine, input, keys, kept, lotteries, mishaps } = openFair()
    mishaps.push({ lost: OFFLINE })
    run.send({ type: 'wheel.turned' })
    expect((await settled(run)).value).toBe('unanswered')
    run.stop()
    const [key] = keys
    expect([...kept]).toEqual([[input.lottery, key]])
    const again = createActor(machine, { input: { ...input, pendingKey: key ?? null } }).start()
    const at = await settled(again)
    expect([at.value, at.context.draw?.prize?.id, at.context.triesLeft]).toEqual([{ turned: 'won' }, 'coupon', 2])
    expect([keys, kept.size, lotteries.desk().draws.length]).toEqual([[key, key], 0, 1])
  })

  it('asks for nothing once a draw was answered, whether it won or not (LOT-21)', async () => {
    for (const pool of [EVEN, NEVER]) {
      const { run, kept } = openFair({ pool })
      run.send({ type: 'wheel.turned' })
      expect(kept.size).toBe(1)
      expect((await settled(run)).matches('turned')).toBe(true)
      expect(kept.size).toBe(0)
    }
  })

  it('asks after the end too, for a draw that was made before it (LOT-21)', async () => {
    const { run, clock, machine, input, keys, mishaps } = openFair()
    mishaps.push({ lost: OFFLINE })
    run.send({ type: 'wheel.turned' })
    await settled(run)
    clock.advance(LASTS_MS + 1)
    const again = createActor(machine, { input: { ...input, pendingKey: keys[0] ?? null } }).start()
    expect((await settled(again)).value).toEqual({ turned: 'won' })
  })

  it('a try that never reached the market before the end is refused, and its key is forgotten (LOT-21)', async () => {
    const { run, clock, machine, input, keys, kept, mishaps } = openFair()
    mishaps.push({ unheard: OFFLINE })
    run.send({ type: 'wheel.turned' })
    await settled(run)
    clock.advance(LASTS_MS + 1)
    const again = createActor(machine, { input: { ...input, pendingKey: keys[0] ?? null } }).start()
    const at = await settled(again)
    expect([at.value, at.context.key, kept.size]).toEqual(['refused', null, 0])
  })
})

/** Model of the run: attempts granted, and results shown on this wheel. */
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
    // A draw that the user has not seen yet is one whose answer is still pending.
    expect(mine.length - belief.seen).toBe(
      at.matches('unanswered') && mine.some(({ key }) => key === at.context.key) ? 1 : 0,
    )
    if (at.matches('turned')) {
      expect(mine.at(-1)).toMatchObject(at.context.draw as Draw)
      expect(at.context.triesLeft).toBe(at.context.draw?.triesLeft)
    }
  },
})

it('one try is one draw, whatever is lost, reloaded or closed on the way (DRAW-4)', async () => {
  const aMishap = fc.constantFrom<(Mishap | undefined)[]>(
    undefined,
    undefined,
    { lost: OFFLINE },
    { unheard: { kind: 'timeout' } },
    'breaks',
  )
  const outcomes = new Set<string>()
  const steps = [
    fc.tuple(aMishap, fc.boolean()).map(([mishap, isCutShort]) =>
      step(
        `turn${mishap === undefined ? '' : ` with ${JSON.stringify(mishap)}`}${isCutShort ? ', reloaded' : ''}`,
        async (scene, belief) => {
          const wasTurned = scene.run.getSnapshot().matches('turned')
          if (mishap !== undefined) scene.fair.mishaps.push(mishap)
          scene.run.send({ type: 'wheel.turned' })
          if (isCutShort) scene.run = reloaded(scene.run, scene.fair.machine, scene.fair.input)
          const at = await settled(scene.run)
          if (at.matches('turned') && !wasTurned) belief.seen += 1
          outcomes.add(JSON.stringify(at.value))
          scene.fair.mishaps.length = 0
        },
      ),
    ),
    fc.constantFrom(
      step('look', ({ run }) => run.send({ type: 'result.seen' })),
      step('look', ({ run }) => run.send({ type: 'result.seen' })),
      step('reload', (scene) => {
        scene.run = reloaded(scene.run, scene.fair.machine, scene.fair.input)
      }),
      step(
        'draw on another device',
        async ({ fair }) =>
          void (await fair.port.draw('wheel' as LotteryId, `other-${fair.lotteries.desk().draws.length}`)),
      ),
      step('a while goes by', ({ fair }) => fair.clock.advance(1500)),
    ),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.commands<Belief, Scene, true>(steps, { maxCommands: 25, size: 'max' }),
      fc.nat(5),
      async (commands, triesEach) => {
        const fair = openFair({ pool: EVEN, triesEach })
        await fc.asyncModelRun(
          () => ({ model: { tries: triesEach, seen: 0 }, real: { fair, run: fair.run } }),
          commands,
        )
      },
    ),
  )
  expect([...outcomes].toSorted()).toEqual(['"refused"', '"unanswered"', '{"turned":"nothing"}', '{"turned":"won"}'])
})
