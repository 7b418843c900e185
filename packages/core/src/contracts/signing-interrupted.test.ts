import { describe, expect, it } from 'vitest'
import { openSigningAt, openSigningBench, standing, toConfirming } from '../../testing/signing-bench.ts'
import { DAY_MS } from '../kernel/index.ts'
import type { SigningActor } from './index.ts'

const LOGIN = { unheard: { kind: 'login-required' } } as const
const LOST = { lost: { kind: 'timeout' } } as const
const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const sign = (run: SigningActor, way: 'manual' | 'next' = 'manual') => run.send({ type: 'contract.confirmed', way })

describe('time', () => {
  it('[SIG-7] that runs out while the buyer reads has the contract read again, and it has expired', async () => {
    const bench = openSigningBench()
    await bench.signElsewhere('seller')
    const run = bench.begin('buyer')
    await standing(run)
    bench.clock.advance(3 * DAY_MS)
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    bench.clock.advance(1)
    expect(run.getSnapshot().value).toBe('opening')
    const end = await standing(run)
    expect([end.value, end.context.contract?.status]).toEqual(['expired', 'expired'])
  })

  it('[SIG-7] is not watched for a seller, or once it was left', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    await standing(run)
    bench.clock.advance(900 * DAY_MS)
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    await bench.signElsewhere('seller')
    const left = bench.begin('buyer')
    await standing(left)
    left.send({ type: 'signing.abandoned' })
    bench.clock.advance(9 * DAY_MS)
    expect(left.getSnapshot().value).toBe('abandoned')
  })

  it('[SIG-7] [SIG-8] a signature that comes too late finds the contract expired', async () => {
    const bench = openSigningBench()
    await bench.signElsewhere('seller')
    const run = bench.begin('buyer')
    await toConfirming(run, 'buyer')
    sign(run)
    bench.clock.advance(9 * DAY_MS)
    expect(['signed', 'expired']).toContain((await standing(run)).value)
    expect((await standing(bench.begin('buyer'))).value).toBe(bench.contract().status === 'expired' ? 'expired' : 'signed')
  })
})

describe('an answer that is lost', () => {
  it.each([LOST, 'breaks'] as const)('[SIG-9] about a signature is asked for again with the same key, and one signature is made (%j)', async (mishap) => {
    const { bench, run } = await openSigningAt('confirming')
    bench.spoil('sign', mishap)
    sign(run)
    const back = await standing(run)
    expect([back.value, back.context.failure?.kind]).toEqual([{ open: 'confirming' }, 'timeout'])
    sign(run)
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toBe('signed')
    expect(bench.signKeys).toHaveLength(2)
    expect(new Set(bench.signKeys).size).toBe(1)
    expect(bench.contract().signatures).toHaveLength(1)
  })

  it('[SIG-9] and then signed in another way has another key, and is found signed', async () => {
    const { bench, run } = await openSigningAt('confirming')
    bench.spoil('sign', LOST)
    sign(run, 'manual')
    await standing(run)
    sign(run, 'next')
    expect((await standing(run)).value).toBe('signed')
    expect(new Set(bench.signKeys).size).toBe(2)
    expect(bench.contract().signatures).toMatchObject([{ way: 'manual' }])
  })

  it.each([{ unheard: { kind: 'offline' } }, 'breaks'] as const)('[SIG-4] about the contract itself is waited for (%j)', async (mishap) => {
    const bench = openSigningBench()
    bench.spoil('find', mishap)
    const run = bench.begin()
    const lost = await standing(run)
    expect([lost.value, lost.context.failure !== undefined]).toEqual(['interrupted', true])
    run.send({ type: 'contract.changed' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toEqual({ open: 'reading' })
  })

  it('[SIG-7] a contract that is refused is not theirs', async () => {
    const bench = openSigningBench()
    bench.spoil('find', REFUSED)
    const end = await standing(bench.begin())
    expect([end.value, end.status, end.context.failure?.kind]).toEqual(['refused', 'done', 'refused'])
  })
})

describe('a login that lapses', () => {
  it('[SIG-10] ends the signing at every request', async () => {
    for (const call of ['find', 'begin', 'finish', 'consent', 'sign'] as const) {
      const bench = openSigningBench({ isSellerAnother: call === 'consent' })
      bench.spoil(call, LOGIN)
      const run = bench.begin()
      await toConfirming(run)
      if (call === 'consent') run.send({ type: 'consent.given', paper: 'consent.pdf' })
      if (call === 'sign') sign(run)
      expect((await standing(run)).value).toBe('loginNeeded')
    }
  })

  it('[SIG-10] and the next signing stands where the contract is', async () => {
    const { bench, run } = await openSigningAt('confirming')
    bench.spoil('sign', LOGIN)
    sign(run)
    await standing(run)
    const next = bench.begin()
    await toConfirming(next)
    sign(next)
    expect((await standing(next)).value).toBe('signed')
  })
})

it('[SIG-11] it can be given up anywhere', async () => {
  for (const where of ['reading', 'verifying', 'awaitingCode', 'visiting', 'confirming'] as const) {
    const { bench, run } = await openSigningAt(where)
    run.send({ type: 'signing.abandoned' })
    expect([run.getSnapshot().value, run.getSnapshot().status]).toEqual(['abandoned', 'done'])
    expect(bench.contract().signatures).toEqual([])
  }
})
