import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createLotteryFixture, type LotteryFixture } from './lottery-fixture.ts'
import { createSeededRandom } from './seeded-random.ts'
import { fail, type Failure } from '../src/kernel/index.ts'
import {
  createDrawMachine,
  type DrawInput,
  type Lotteries,
  type LotteryId,
  type PrizeId,
  type PrizePool,
} from '../src/lottery/index.ts'

export type Machine = ReturnType<typeof createDrawMachine>
export type Run = ActorRefFrom<Machine>
/** The next request's answer is lost on the way back, or the request never arrives, or the port throws. */
export type Mishap = { readonly lost: Failure } | { readonly unheard: Failure } | 'breaks'

export const OFFLINE = { kind: 'offline' } as const
export const COUPON = { id: 'coupon' as PrizeId, name: { zh: '优惠券', en: 'Coupon' } }
const ALWAYS: PrizePool = { prizes: [{ ...COUPON, weight: 1, stock: 99 }], blankWeight: 0 }
export const NEVER: PrizePool = { prizes: [], blankWeight: 1 }
export const EVEN: PrizePool = { prizes: [{ ...COUPON, weight: 1, stock: 4 }], blankWeight: 1 }
export const LASTS_MS = 10_000

interface Fair {
  readonly clock: ManualClock
  readonly lotteries: LotteryFixture
  readonly port: Pick<Lotteries, 'draw'>
  readonly mishaps: Mishap[]
  readonly keys: string[]
  /** The device's storage: the key of an attempt that has no answer yet, by its lottery. */
  readonly kept: Map<LotteryId, string>
  readonly machine: Machine
  readonly input: DrawInput
  readonly run: Run
}

/** A fair with one lottery, open for ten seconds, and one person at the wheel. */
export function openFair({
  pool = ALWAYS,
  triesEach = 3,
}: { readonly pool?: PrizePool; readonly triesEach?: number } = {}): Fair {
  const clock = createManualClock()
  const window = { opensAt: clock.now(), closesAt: clock.now() + LASTS_MS }
  const random = createSeededRandom(11)
  const lotteries = createLotteryFixture({ pool, window, triesEach }, clock)
  const port = lotteries.portOf('lin')
  const mishaps: Mishap[] = []
  const keys: string[] = []
  const kept = new Map<LotteryId, string>()
  const machine = createDrawMachine({
    clock,
    random,
    keys: { keep: (lottery, key) => void kept.set(lottery, key), forget: (lottery) => void kept.delete(lottery) },
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
  return { clock, lotteries, port, mishaps, keys, kept, machine, input, run: createActor(machine, { input }).start() }
}

export const settled = (run: Run): Promise<SnapshotFrom<Machine>> => waitFor(run, (at) => !at.matches('drawing'))
export async function turn(run: Run): Promise<SnapshotFrom<Machine>> {
  run.send({ type: 'wheel.turned' })
  return settled(run)
}
/** As a device stores it: as text. */
export const reloaded = (run: Run, machine: Machine, input: DrawInput): Run => {
  const stored = JSON.parse(JSON.stringify(run.getPersistedSnapshot()))
  run.stop()
  return createActor(machine, { input, snapshot: stored }).start()
}
