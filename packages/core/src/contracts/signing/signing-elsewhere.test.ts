import { describe, expect, it } from 'vitest'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { openSigningAt, openSigningHarness, standing, toConfirming } from '../../../testing/signing-harness.ts'
import type { Mishap } from '../../../testing/call-mishaps.ts'
import { DAY_MS, refused, type Failure } from '../../kernel/index.ts'

const ELSEWHERE: Mishap = { unheard: refused('sign-elsewhere', '请先到签署平台完成签署') }
const LAPSED: Mishap = { unheard: { kind: 'login-required' } }

/** A seller who would sign here, and is told to sign at the provider. */
async function openElsewhere() {
  const { harness, run } = await openSigningAt('confirming')
  harness.spoil('sign', ELSEWHERE)
  run.send({ type: 'contract.confirmed', way: 'manual' })
  await standing(run)
  return { harness, run }
}

describe('signing on a page of the provider’s', () => {
  it('leads there, asks there once they are back, and is signed as soon as the provider says so (SIG-30)', async () => {
    const { harness, run } = await openElsewhere()
    expect(run.getSnapshot().value).toEqual({ elsewhere: 'going' })
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ elsewhere: 'unsigned' })
    await harness.signElsewhere('seller')
    run.send({ type: 'page.returned' })
    const end = await standing(run)
    expect([end.value, end.context.contract?.signatures.length]).toEqual(['signed', 1])
  })

  it.each<readonly [string, Failure, unknown]>([
    ['a lost network', { kind: 'offline' }, { elsewhere: 'going' }],
    ['a refusal', refused('terms-changed', '合同内容已变化，请重新阅读并再次签署', 'digest'), { open: 'reading' }],
  ])('%s is told, and leaves a way on (SIG-30)', async (_, failure, value) => {
    const { harness, run } = await openElsewhere()
    harness.spoil('refresh', { unheard: failure })
    run.send({ type: 'page.returned' })
    const at = await standing(run)
    expect([at.value, at.context.failure]).toEqual([value, failure])
    await harness.signElsewhere('seller')
    run.send({ type: at.matches('elsewhere') ? 'page.returned' : 'contract.changed' })
    expect((await standing(run)).value).toBe('signed')
  })

  it('a call that breaks is an answer that was lost, and a lapsed login ends it (SIG-30)', async () => {
    const { harness, run } = await openElsewhere()
    harness.spoil('refresh', 'breaks')
    run.send({ type: 'page.returned' })
    const broken = await standing(run)
    expect([broken.value, broken.context.failure]).toEqual([{ elsewhere: 'going' }, { kind: 'timeout' }])
    harness.spoil('refresh', LAPSED)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('loginNeeded')
  })

  it('a party who leaves reads the contract again, and an order that ended meanwhile ends it (SIG-30)', async () => {
    const { harness, run } = await openElsewhere()
    run.send({ type: 'step.left' })
    const left = await standing(run)
    expect([left.value, left.context.failure]).toEqual([{ open: 'reading' }, undefined])
    const other = await openElsewhere()
    other.harness.endOrder()
    other.run.send({ type: 'page.returned' })
    expect((await standing(other.run)).value).toBe('void')
    expect(harness.contract().status).toBe('draft')
  })

  it('a buyer’s three days end it wherever they are (SIG-30)', async () => {
    const harness = openSigningHarness()
    await harness.signElsewhere('seller')
    const run = harness.begin('buyer')
    await toConfirming(run, 'buyer')
    harness.spoil('sign', ELSEWHERE)
    run.send({ type: 'contract.confirmed', way: 'manual' })
    expect((await standing(run)).value).toEqual({ elsewhere: 'going' })
    harness.clock.advance(3 * DAY_MS + 1)
    expect((await standing(run)).value).toBe('expired')
  })
})

describe('a signer who comes back from the provider to a page that was opened again', () => {
  it('is asked about at the provider before the contract is read again (SIG-30)', async () => {
    const { harness } = await openElsewhere()
    const run = harness.begin()
    await standing(run)
    await harness.signElsewhere('seller')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('signed')
  })

  it('a party without a signature reads the contract as it stands, with the reason where the provider could not be asked (SIG-30)', async () => {
    const { harness } = await openElsewhere()
    const run = harness.begin()
    await standing(run)
    run.send({ type: 'page.returned' })
    const unsigned = await standing(run)
    expect([unsigned.value, unsigned.context.failure]).toEqual([{ open: 'reading' }, undefined])
    harness.spoil('refresh', { unheard: { kind: 'offline' } })
    run.send({ type: 'page.returned' })
    const lost = await standing(run)
    expect([lost.value, lost.context.failure]).toEqual([{ open: 'reading' }, { kind: 'offline' }])
    harness.spoil('refresh', 'breaks')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).context.failure).toEqual({ kind: 'timeout' })
    harness.spoil('refresh', LAPSED)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('loginNeeded')
  })

  it('a party who waits for their turn by then waits on (SIG-30)', async () => {
    const harness = openSigningHarness({ termsVersion: OLDER_TERMS })
    const run = harness.begin('buyer')
    await toConfirming(run, 'buyer')
    expect(run.getSnapshot().value).toBe('waiting')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('waiting')
  })
})
