import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { aContract, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { decideLink, decideOpening, type ContractRecord, type OpenedLink } from '../index.ts'

const draft = aContractRecord()
const half = aContractRecord(signedBy(aContract(), 'seller'))
const BY = NOON + 3 * DAY_MS
const late = refusedAs('link-late')
const wrong = { ok: false, failure: { reason: 'link-wrong', message: '签署链接无效，或不是发给您的' } }

describe('decideLink', () => {
  it('is for whose turn it is, for three days, or as long as the buyer has (CTR-19)', () => {
    expect(decideLink(draft, 'seller', NOON + 5)).toEqual({ ok: true, value: { party: 'seller', validUntil: BY + 5 } })
    expect(decideLink(half, 'buyer', NOON + DAY_MS)).toEqual({ ok: true, value: { party: 'buyer', validUntil: BY } })
  })

  it('is made for the party alone, and for no contract that has ended (CTR-19)', () => {
    const ended = { ...draft, orderStatus: 'refunded' as const }
    const older = { ...draft, terms: { ...draft.terms, version: OLDER_TERMS } }
    expect(decideLink(draft, 'buyer', NOON)).toMatchObject({ ok: true })
    for (const [contract, party, at] of [
      [older, 'buyer', NOON],
      [half, 'seller', NOON],
      [half, 'buyer', BY + 1],
      [ended, 'seller', NOON],
    ] as const)
      expect(decideLink(contract, party, at)).toMatchObject({
        failure: { reason: 'terms-changed', message: '当前不需要您签署' },
      })
  })
})

describe('decideOpening', () => {
  const LINK: OpenedLink<ContractRecord> = {
    userId: 'seller',
    link: { party: 'seller', validUntil: BY },
    contract: draft,
    at: BY,
  }
  const open = (change: Partial<OpenedLink<ContractRecord>>) => decideOpening({ ...LINK, ...change })
  const buyers = { userId: 'buyer', link: { party: 'buyer', validUntil: BY }, contract: half } as const

  it('shows its contract to the one it was made for, until its last instant (CTR-19)', () => {
    expect(open({})).toEqual({ ok: true, value: draft })
    expect(open({ at: BY + 1 })).toMatchObject(late)
  })

  it('tells of another’s link as little as of one that never was (CTR-19, CTR-23)', () => {
    for (const change of [{ userId: 'buyer' }, { userId: 'other' }, { link: undefined }, { contract: undefined }])
      expect(open({ ...change, at: BY + 1 })).toMatchObject(wrong)
  })

  it('signs once, also where its contract has ended since (CTR-19)', () => {
    const used = { ok: false, failure: { reason: 'link-used', message: '签署链接已使用过，您已签署' } }
    expect(open({ contract: half, at: BY + 1 })).toMatchObject(used)
  })

  it('is over with its contract (CTR-19)', () => {
    expect(open({ contract: { ...draft, orderStatus: 'refunded' }, at: NOON })).toMatchObject(late)
    expect(open({ ...buyers, at: BY + 1 })).toMatchObject(late)
  })

  it('a buyer’s lives as long as their days, which the platform may have stopped since it was made (CTR-70)', () => {
    const held = { ...half, signHeldSince: NOON + DAY_MS }
    expect(open({ ...buyers, contract: held, at: BY + 9 * DAY_MS })).toMatchObject({ ok: true })
    const extended = { ...half, signExtendedTo: BY + DAY_MS }
    expect(open({ ...buyers, contract: extended, at: BY + DAY_MS })).toMatchObject({ ok: true })
    expect(open({ ...buyers, contract: extended, at: BY + DAY_MS + 1 })).toMatchObject(late)
    expect(open({ contract: { ...draft, signHeldSince: NOON }, at: BY + 1 })).toMatchObject(late)
  })
})
