import fc from 'fast-check'
import { createActor } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { expect, it } from 'vitest'
import { createBusyCount, createBusyMachine, type BusyEvent } from './index.ts'

/** Which requests are open, as anybody would keep them on paper. */
interface Paper {
  readonly open: Set<string>
  started: number
}

/** A bar over the counter and one over the machine: both must show what the paper says. */
interface Screen {
  readonly start: (request: string) => void
  readonly end: (request: string) => void
  readonly reload: () => void
  readonly bars: () => readonly (readonly boolean[])[]
}

function openScreen(): Screen {
  const busy = createBusyCount()
  const ends = new Map<string, () => void>()
  const counted: boolean[] = []
  busy.subscribe(() => counted.push(busy.isBusy()))
  const charted: boolean[] = []
  const machine = createBusyMachine({ bar: { show: () => charted.push(true), hide: () => charted.push(false) } })
  let run = createActor(machine).start()
  return {
    start(request) {
      ends.set(request, busy.start())
      run.send({ type: 'request.started', request })
    },
    end(request) {
      ends.get(request)?.()
      run.send({ type: 'request.ended', request })
    },
    reload() {
      const kept = JSON.parse(JSON.stringify(run.getPersistedSnapshot())) as ReturnType<typeof run.getPersistedSnapshot>
      run.stop()
      run = createActor(machine, { snapshot: kept }).start()
    },
    bars: () => [counted, charted],
  }
}

type Deed = fc.Command<Paper, Screen>

const deed = (title: string, act: (paper: Paper, screen: Screen) => void): Deed => ({
  check: () => true,
  toString: () => title,
  run(paper, screen) {
    const wasBusy = paper.open.size > 0
    const before = screen.bars().map((bar) => bar.length)
    act(paper, screen)
    const isBusy = paper.open.size > 0
    for (const [index, bar] of screen.bars().entries()) {
      expect(bar.slice(before[index])).toEqual(wasBusy === isBusy ? [] : [isBusy])
    }
  },
})

const begin = deed('begin', (paper, screen) => {
  const request = `request-${(paper.started += 1)}`
  paper.open.add(request)
  screen.start(request)
})
/** One that was started, whether or not it has ended already; or, for 0, one that never was. */
const end = (number: number): Deed =>
  deed(`end ${number}`, (paper, screen) => {
    const request = `request-${number === 0 ? 'unknown' : 1 + (number % Math.max(1, paper.started))}`
    paper.open.delete(request)
    screen.end(request)
  })
const reload = deed('reload', (_, screen) => screen.reload())

it('[KRN-5] [KRN-6] [KRN-7] the bar shows from the first request to the last, whatever starts, ends, ends again or is restored', () => {
  const deeds = fc.commands<Paper, Screen>([fc.constant(begin), fc.nat(12).map(end), fc.constant(reload)], { maxCommands: 40, size: 'max' })
  fc.assert(fc.property(deeds, (some) => fc.modelRun(() => ({ model: { open: new Set<string>(), started: 0 }, real: openScreen() }), some)))
})

it('[KRN-6] a request that is told twice is under way once', () => {
  const run = createActor(createBusyMachine({ bar: { show: () => {}, hide: () => {} } })).start()
  for (const type of ['request.started', 'request.started', 'request.ended'] as const) run.send({ type, request: 'one' })
  expect([run.getSnapshot().value, run.getSnapshot().context.underWay]).toEqual(['idle', []])
})

it('[KRN-5] every state is reached, and the bar shows in one of them', () => {
  const request = ['one', 'two']
  const events = request.flatMap((name): BusyEvent[] => [{ type: 'request.started', request: name }, { type: 'request.ended', request: name }])
  const machine = createBusyMachine({ bar: { show: () => {}, hide: () => {} } })
  expect(getStateNodes(machine).map(({ id }) => id)).toEqual(['busy.idle', 'busy.busy'])
  const paths = getShortestPaths(machine, { events })
  expect(paths.map(({ state: { value, context } }) => [value, context.underWay])).toEqual([
    ['idle', []],
    ['busy', ['one']],
    ['busy', ['two']],
    ['busy', ['one', 'two']],
    ['busy', ['two', 'one']],
  ])
})
