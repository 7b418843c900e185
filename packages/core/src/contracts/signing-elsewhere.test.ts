import { describe, expect, it } from 'vitest'
import { openSigningAt, openSigningBench, standing, toConfirming } from '../../testing/signing-bench.ts'
import type { Mishap } from '../../testing/spoilt-calls.ts'
import { DAY_MS, refused, type Failure } from '../kernel/index.ts'

const ELSEWHERE: Mishap = { unheard: refused('sign-elsewhere', '请先到签署平台完成签署') }
const LAPSED: Mishap = { unheard: { kind: 'login-required' } }

/** A seller who would sign here, and is told to sign at the provider. */
async function openElsewhere() {
  const { bench, run } = await openSigningAt('confirming')
  bench.spoil('sign', ELSEWHERE)
  run.send({ type: 'contract.confirmed', way: 'manual' })
  await standing(run)
  return { bench, run }
}

describe('signing on a page of the provider’s', () => {
  it('[SIG-30] leads there, asks there once they are back, and is signed as soon as the provider says so', async () => {
    const { bench, run } = await openElsewhere()
    expect(run.getSnapshot().value).toEqual({ elsewhere: 'going' })
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ elsewhere: 'unsigned' })
    await bench.signElsewhere('seller')
    run.send({ type: 'page.returned' })
    const end = await standing(run)
    expect([end.value, end.context.contract?.signatures.length]).toEqual(['signed', 1])
  })

  it.each<readonly [string, Failure, unknown]>([
    ['a lost network', { kind: 'offline' }, { elsewhere: 'going' }],
    ['a refusal', refused('terms-changed', '合同内容已变化，请重新阅读并再次签署', 'digest'), { open: 'reading' }],
  ])('[SIG-30] %s is told, and leaves a way on', async (_, failure, value) => {
    const { bench, run } = await openElsewhere()
    bench.spoil('refresh', { unheard: failure })
    run.send({ type: 'page.returned' })
    const at = await standing(run)
    expect([at.value, at.context.failure]).toEqual([value, failure])
    await bench.signElsewhere('seller')
    run.send({ type: at.matches('elsewhere') ? 'page.returned' : 'contract.changed' })
    expect((await standing(run)).value).toBe('signed')
  })

  it('[SIG-30] a call that breaks is an answer that was lost, and a lapsed login ends it', async () => {
    const { bench, run } = await openElsewhere()
    bench.spoil('refresh', 'breaks')
    run.send({ type: 'page.returned' })
    const broken = await standing(run)
    expect([broken.value, broken.context.failure]).toEqual([{ elsewhere: 'going' }, { kind: 'timeout' }])
    bench.spoil('refresh', LAPSED)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('loginNeeded')
  })

  it('[SIG-30] who leaves reads the contract again, and an order that ended meanwhile ends it', async () => {
    const { bench, run } = await openElsewhere()
    run.send({ type: 'step.left' })
    const left = await standing(run)
    expect([left.value, left.context.failure]).toEqual([{ open: 'reading' }, undefined])
    const other = await openElsewhere()
    other.bench.endOrder()
    other.run.send({ type: 'page.returned' })
    expect((await standing(other.run)).value).toBe('void')
    expect(bench.contract().status).toBe('draft')
  })

  it('[SIG-30] a buyer’s three days end it wherever they are', async () => {
    const bench = openSigningBench()
    await bench.signElsewhere('seller')
    const run = bench.begin('buyer')
    await toConfirming(run, 'buyer')
    bench.spoil('sign', ELSEWHERE)
    run.send({ type: 'contract.confirmed', way: 'manual' })
    expect((await standing(run)).value).toEqual({ elsewhere: 'going' })
    bench.clock.advance(3 * DAY_MS + 1)
    expect((await standing(run)).value).toBe('expired')
  })
})

describe('who comes back from the provider to a page that was opened anew', () => {
  it('[SIG-31] is asked about at the provider before the contract is read again', async () => {
    const { bench } = await openElsewhere()
    const run = bench.begin()
    await standing(run)
    await bench.signElsewhere('seller')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('signed')
  })

  it('[SIG-31] without a signature reads the contract as it stands, with the reason where nobody could be asked', async () => {
    const { bench } = await openElsewhere()
    const run = bench.begin()
    await standing(run)
    run.send({ type: 'page.returned' })
    const unsigned = await standing(run)
    expect([unsigned.value, unsigned.context.failure]).toEqual([{ open: 'reading' }, undefined])
    bench.spoil('refresh', { unheard: { kind: 'offline' } })
    run.send({ type: 'page.returned' })
    const lost = await standing(run)
    expect([lost.value, lost.context.failure]).toEqual([{ open: 'reading' }, { kind: 'offline' }])
    bench.spoil('refresh', 'breaks')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).context.failure).toEqual({ kind: 'timeout' })
    bench.spoil('refresh', LAPSED)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('loginNeeded')
  })

  it('[SIG-31] who waits for their turn by then waits on', async () => {
    const bench = openSigningBench()
    const run = bench.begin('buyer')
    await toConfirming(run, 'buyer')
    expect(run.getSnapshot().value).toBe('waiting')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('waiting')
  })
})
