import { describe, expect, it } from 'vitest'
import { openSigningAt, openSigningHarness, standing, toConfirming } from '../../../testing/signing-harness.ts'
import { DAY_MS } from '../../kernel/index.ts'
import type { SigningActor } from '../index.ts'

const LOGIN = { unheard: { kind: 'login-required' } } as const
const LOST = { lost: { kind: 'timeout' } } as const
const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const sign = (run: SigningActor, way: 'manual' | 'next' = 'manual') => run.send({ type: 'contract.confirmed', way })

describe('time', () => {
  it('a deadline that runs out while the buyer reads has the contract read again, and it has expired (SIG-7)', async () => {
    const harness = openSigningHarness()
    await harness.signElsewhere('seller')
    const run = harness.begin('buyer')
    await standing(run)
    harness.clock.advance(3 * DAY_MS)
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    harness.clock.advance(1)
    expect(run.getSnapshot().value).toBe('opening')
    const end = await standing(run)
    expect([end.value, end.context.contract?.status]).toEqual(['expired', 'expired'])
  })

  it('is not watched for a seller, or once it was left (SIG-7)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    await standing(run)
    harness.clock.advance(900 * DAY_MS)
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    await harness.signElsewhere('seller')
    const left = harness.begin('buyer')
    await standing(left)
    left.send({ type: 'signing.abandoned' })
    harness.clock.advance(9 * DAY_MS)
    expect(left.getSnapshot().value).toBe('abandoned')
  })
})

describe('an answer that is lost', () => {
  it.each([LOST, 'breaks'] as const)(
    'a lost answer about a signature is asked for again with the same key, and one signature is made (%j) (CTR-14)',
    async (mishap) => {
      const { harness, run } = await openSigningAt('confirming')
      harness.spoil('sign', mishap)
      sign(run)
      const back = await standing(run)
      expect([back.value, back.context.failure?.kind]).toEqual([{ open: 'confirming' }, 'timeout'])
      sign(run)
      expect(run.getSnapshot().context.failure).toBeUndefined()
      expect((await standing(run)).value).toBe('signed')
      expect(harness.signKeys).toHaveLength(2)
      expect(new Set(harness.signKeys).size).toBe(1)
      expect(harness.contract().signatures).toHaveLength(1)
    },
  )

  it('a signature that is then made in another way has another key, and is found signed (CTR-14)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    harness.spoil('sign', LOST)
    sign(run, 'manual')
    await standing(run)
    sign(run, 'next')
    expect((await standing(run)).value).toBe('signed')
    expect(new Set(harness.signKeys).size).toBe(2)
    expect(harness.contract().signatures).toMatchObject([{ way: 'manual' }])
  })

  it.each([{ unheard: { kind: 'offline' } }, 'breaks'] as const)(
    'a lost answer about the contract itself is waited for (%j) (SIG-4)',
    async (mishap) => {
      const harness = openSigningHarness()
      harness.spoil('find', mishap)
      const run = harness.begin()
      const lost = await standing(run)
      expect([lost.value, lost.context.failure !== undefined]).toEqual(['interrupted', true])
      run.send({ type: 'contract.changed' })
      expect(run.getSnapshot().context.failure).toBeUndefined()
      expect((await standing(run)).value).toEqual({ open: 'reading' })
    },
  )

  it('a contract that is refused is not theirs (SIG-7)', async () => {
    const harness = openSigningHarness()
    harness.spoil('find', REFUSED)
    const end = await standing(harness.begin())
    expect([end.value, end.status, end.context.failure?.kind]).toEqual(['refused', 'done', 'refused'])
  })
})

describe('a login that lapses', () => {
  it('ends the signing at every request', async () => {
    for (const call of ['find', 'begin', 'finish', 'consent', 'sign'] as const) {
      const harness = openSigningHarness({ isSellerAnother: call === 'consent' })
      harness.spoil(call, LOGIN)
      const run = harness.begin()
      await toConfirming(run)
      if (call === 'consent') run.send({ type: 'consent.given', paper: 'consent.pdf' })
      if (call === 'sign') sign(run)
      expect((await standing(run)).value).toBe('loginNeeded')
    }
  })
})
