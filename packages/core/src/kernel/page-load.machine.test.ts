import fc from 'fast-check'
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON, createManualClock } from '../../testing/manual-clock.ts'
import { createPageLoadMachine, fail, LEAST_LOAD_MS, ok, type PageLoadEvent, type PageLoadPorts, type Result, type StopSignal } from './index.ts'

type Ports = PageLoadPorts<string, string>
type Machine = ReturnType<typeof createPageLoadMachine<string, string>>
type Run = ActorRefFrom<Machine>

const OFFLINE = { kind: 'offline' } as const

/** Questions that wait to be answered by hand. */
function openDesk(leastMs?: number) {
  const clock = createManualClock()
  const asked: { query: string; signal: StopSignal; answer: (result: Result<string>) => void; breakDown: () => void }[] = []
  const ports: Ports = {
    clock,
    load: (query, signal) =>
      new Promise((answer, reject) => {
        asked.push({ query, signal, answer, breakDown: () => reject(new Error('The port broke')) })
      }),
    ...(leastMs === undefined ? {} : { leastMs }),
  }
  const machine = createPageLoadMachine(ports)
  return { clock, asked, machine, ports, run: createActor(machine).start() }
}

const settled = (run: Run) => waitFor(run, (at) => !at.matches('pending'))
/** Lets every promise that is already kept be heard. */
async function hearAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const at = (run: Run) => {
  const { value, context } = run.getSnapshot()
  return { value, ...context }
}

describe('a page', () => {
  it('[LOAD-1] is pending until it is answered, and then says what and when', async () => {
    const { clock, asked, run } = openDesk()
    expect(at(run)).toEqual({ value: 'idle', query: null, page: null, failure: null, answeredAt: null })
    run.send({ type: 'page.opened', query: 'shop-1' })
    expect(at(run)).toEqual({ value: 'pending', query: 'shop-1', page: null, failure: null, answeredAt: null })
    expect(asked.map(({ query }) => query)).toEqual(['shop-1'])
    clock.advance(750)
    asked[0]?.answer(ok('a shop'))
    await settled(run)
    expect(at(run)).toEqual({ value: 'loaded', query: 'shop-1', page: 'a shop', failure: null, answeredAt: AN_ORDINARY_NOON + 750 })
  })

  it('[LOAD-1] that fails says why and when', async () => {
    const { clock, asked, run } = openDesk()
    run.send({ type: 'page.opened', query: 'shop-1' })
    clock.advance(300)
    asked[0]?.answer(fail(OFFLINE))
    await settled(run)
    expect(at(run)).toEqual({ value: 'failed', query: 'shop-1', page: null, failure: OFFLINE, answeredAt: AN_ORDINARY_NOON + 300 })
  })

  it('[LOAD-5] whose port breaks was not answered', async () => {
    const { clock, asked, run } = openDesk()
    run.send({ type: 'page.opened', query: 'shop-1' })
    asked[0]?.breakDown()
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    expect(at(run)).toMatchObject({ value: 'failed', failure: { kind: 'timeout' } })
    const broken = createActor(createPageLoadMachine<string, string>({ clock, load: () => { throw new Error('The port broke at once') }, leastMs: 0 })).start()
    broken.send({ type: 'page.opened', query: 'shop-1' })
    clock.advance(0)
    await settled(broken)
    expect(at(broken)).toMatchObject({ value: 'failed', failure: { kind: 'timeout' } })
  })
})

describe('the least wait', () => {
  it.each([
    [undefined, 200],
    [0, 0],
    [50, 50],
    [1000, 1000],
    [-1, 200],
    [Number.NaN, 200],
    [Infinity, 200],
  ])('[LOAD-2] of %s is %d ms, for an answer and for a failure', async (leastMs, expectedMs) => {
    for (const answer of [ok('a shop'), fail(OFFLINE)]) {
      const { clock, asked, run } = openDesk(leastMs)
      run.send({ type: 'page.opened', query: 'shop-1' })
      asked[0]?.answer(answer)
      if (expectedMs > 0) {
        clock.advance(expectedMs - 1)
        await hearAll()
        expect(at(run).value).toBe('pending')
        clock.advance(1)
      } else clock.advance(0)
      await settled(run)
      expect(at(run)).toMatchObject({ value: answer.ok ? 'loaded' : 'failed', answeredAt: AN_ORDINARY_NOON + expectedMs })
    }
  })
})

describe('asking again', () => {
  it('[LOAD-3] for the same page keeps what is shown until the new answer', async () => {
    const { clock, asked, run } = openDesk()
    run.send({ type: 'page.opened', query: 'shop-1' })
    asked[0]?.answer(ok('a shop'))
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    run.send({ type: 'page.refreshed' })
    expect(at(run)).toMatchObject({ value: 'pending', query: 'shop-1', page: 'a shop' })
    asked[1]?.answer(fail(OFFLINE))
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    expect(at(run)).toMatchObject({ value: 'failed', page: 'a shop', failure: OFFLINE })
    run.send({ type: 'page.refreshed' })
    asked[2]?.answer(ok('a newer shop'))
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    expect(at(run)).toMatchObject({ value: 'loaded', page: 'a newer shop', failure: null })
    expect(asked.map(({ query }) => query)).toEqual(['shop-1', 'shop-1', 'shop-1'])
  })

  it('[LOAD-3] for another page shows nothing of the first', async () => {
    const { clock, asked, run } = openDesk()
    run.send({ type: 'page.opened', query: 'shop-1' })
    asked[0]?.answer(ok('a shop'))
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    run.send({ type: 'page.opened', query: 'shop-2' })
    expect(at(run)).toEqual({ value: 'pending', query: 'shop-2', page: null, failure: null, answeredAt: null })
  })

  it('[LOAD-4] tells the older question that nobody listens', () => {
    const { asked, run } = openDesk()
    run.send({ type: 'page.opened', query: 'shop-1' })
    run.send({ type: 'page.refreshed' })
    run.send({ type: 'page.opened', query: 'shop-2' })
    run.send({ type: 'page.left' })
    expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([['shop-1', true], ['shop-1', true], ['shop-2', true]])
  })

  it('[LOAD-4] leaves no timer behind', () => {
    const { clock, ports } = openDesk()
    let timers = 0
    const after = (ms: number, task: () => void) => {
      timers += 1
      const cancel = clock.after(ms, task)
      return () => {
        timers -= 1
        cancel()
      }
    }
    const run = createActor(createPageLoadMachine({ ...ports, clock: { now: clock.now, after } })).start()
    run.send({ type: 'page.opened', query: 'shop-1' })
    run.send({ type: 'page.opened', query: 'shop-2' })
    expect(timers).toBe(1)
    run.stop()
    expect(timers).toBe(0)
  })

  it('[LOAD-4] a page that was left hears no answer, and stays as it was', async () => {
    const { clock, asked, run } = openDesk()
    run.send({ type: 'page.refreshed' })
    expect([at(run).value, asked.length]).toEqual(['idle', 0])
    run.send({ type: 'page.opened', query: 'shop-1' })
    run.send({ type: 'page.left' })
    asked[0]?.answer(ok('a shop'))
    clock.advance(1000)
    await hearAll()
    expect(at(run)).toMatchObject({ value: 'idle', page: null, answeredAt: null })
  })

  it('[LOAD-4] only the newest answer is heard, in whatever order they come', async () => {
    const questions = fc.array(fc.constantFrom('shop-1', 'shop-2', 'again', 'again'), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (scheduler, someQuestions) => {
        let asked = 0
        const load = scheduler.scheduleFunction(async (query: string) => ok(`${query}, answer ${asked}`))
        const clock = createManualClock()
        const machine = createPageLoadMachine({ clock, load: (query: string) => ((asked += 1), load(query)), leastMs: 0 })
        const run = createActor(machine).start()
        const taken: number[] = []
        run.subscribe(({ context }) => {
          if (context.page !== null) taken.push(Number(context.page.split(' ').at(-1)))
        })
        let last = 'shop-1'
        const sequence = scheduler.scheduleSequence(
          ['shop-1', ...someQuestions].map((question) => async () => {
            if (question === 'again') run.send({ type: 'page.refreshed' })
            else run.send({ type: 'page.opened', query: (last = question) })
            clock.advance(0)
          }),
        )
        await scheduler.waitFor(sequence.task)
        await scheduler.waitIdle()
        await settled(run)
        expect(taken).toEqual(taken.toSorted((one, other) => one - other))
        expect(at(run)).toMatchObject({ value: 'loaded', query: last, page: `${last}, answer ${asked}` })
      }),
    )
  })
})

describe('the chart', () => {
  const done = (output: Result<string>) => ({ type: 'xstate.done.actor.0.pageLoad.pending', output }) as unknown as PageLoadEvent<string>
  const EVENTS = [{ type: 'page.opened', query: 'shop-1' }, { type: 'page.refreshed' }, { type: 'page.left' }] as const
  const paths = () =>
    getShortestPaths(openDesk().machine, {
      events: (state: SnapshotFrom<Machine>) => [...EVENTS, ...(state.matches('pending') ? [done(ok('a shop')), done(fail(OFFLINE))] : [])],
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    })

  it('[LOAD-1] every state is reached, and says no more than it was told', () => {
    expect(new Set(paths().map(({ state }) => state.value))).toEqual(new Set(['idle', 'pending', 'loaded', 'failed']))
    for (const { state: { value, context } } of paths()) {
      expect(value === 'loaded').toBe(value !== 'pending' && value !== 'idle' && context.failure === null)
      if (value === 'failed') expect(context.failure).toEqual(OFFLINE)
      if (context.page !== null || context.failure !== null) expect(context.answeredAt).toBe(AN_ORDINARY_NOON)
    }
  })

  it.each([
    ['idle', () => {}],
    ['pending', (run: Run) => run.send({ type: 'page.opened', query: 'shop-1' })],
    ['loaded', (run: Run) => run.send({ type: 'page.opened', query: 'shop-1' }), ok('a shop')],
    ['failed', (run: Run) => run.send({ type: 'page.opened', query: 'shop-1' }), fail(OFFLINE)],
  ] as const)('[LOAD-6] restored while %s, it is as it was, and asks again if it waited', async (value, before, answer?: Result<string>) => {
    const first = openDesk()
    before(first.run)
    if (answer !== undefined) {
      first.asked[0]?.answer(answer)
      first.clock.advance(LEAST_LOAD_MS)
      await settled(first.run)
    }
    const kept = JSON.parse(JSON.stringify(first.run.getPersistedSnapshot())) as ReturnType<Run['getPersistedSnapshot']>
    const { clock, asked, machine } = openDesk()
    const run = createActor(machine, { snapshot: kept }).start()
    expect(at(run)).toEqual({ ...at(first.run), value })
    expect(asked.map(({ query }) => query)).toEqual(value === 'pending' ? ['shop-1'] : [])
    asked[0]?.answer(ok('a shop after all'))
    clock.advance(LEAST_LOAD_MS)
    await settled(run)
    expect(at(run)).toMatchObject(value === 'pending' ? { value: 'loaded', page: 'a shop after all' } : { value })
  })
})
