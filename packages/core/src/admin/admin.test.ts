import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/index.ts'
import { isLook, mayDo, needsReason, STAFF_ACTS, isSensitive, type StaffAct } from './staff-act.ts'
import { firstBrokenEntry, logEntryText, type ChainedLogEntry, type StaffLogEntry } from './staff-log.ts'
import { decideStaffProposal, PROPOSAL_MS, type StaffProposal } from './staff-proposal.ts'
import { EVERY_ROLE, type StaffRole } from './staff-role.ts'
import { decideStaffLogin, isProven, sessionState } from './staff-session.ts'

const isOwn = (act: StaffAct) => STAFF_ACTS[act].kind === 'own'
const ACTS = Object.keys(STAFF_ACTS) as StaffAct[]
const NOW = 1_800_000_000_000
const MONEY: readonly StaffAct[] = [
  'move-withdrawal',
  'approve-withdrawal',
  'see-card-number',
  'collect-payouts',
  'see-payout-file',
  'confirm-payouts',
]

describe('The roles', () => {
  it('an auditor sees all and changes nothing but their own account (ADM-2)', () => {
    for (const act of ACTS) expect([act, mayDo(['auditor'], act)]).toEqual([act, isLook(act) || isOwn(act)])
  })

  it('who changes roles touches no money, and who pays out does not approve it (ADM-1)', () => {
    for (const act of MONEY) expect(mayDo(['people-admin'], act)).toBe(false)
    expect(
      EVERY_ROLE.filter((role) => mayDo([role], 'move-withdrawal') && mayDo([role], 'approve-withdrawal')),
    ).toEqual([])
  })

  it('money and roles want a fresh proof and a reason (ADM-7)', () => {
    for (const act of [...MONEY, 'change-roles', 'publish-promise'] as const)
      expect([act, isSensitive(act), needsReason(act)]).toEqual([act, true, true])
  })

  it('several roles allow what one of them allows, and nothing else (ADM-1)', () => {
    fc.assert(
      fc.property(fc.subarray([...EVERY_ROLE]), fc.constantFrom(...ACTS), (roles, act) => {
        expect(mayDo(roles, act)).toBe(roles.some((role) => mayDo([role], act)))
      }),
    )
  })
})

describe('A session of staff', () => {
  const OPENED = { openedAt: NOW, seenAt: NOW, provenAt: NOW, network: '192.0.2.0/24' }
  const at = (ms: number, over: Partial<typeof OPENED> = {}, network = OPENED.network) =>
    sessionState({ ...OPENED, ...over }, { nowMs: NOW + ms, network })

  it('ends after half an hour without a call, after twelve hours, and in another network (ADM-6)', () => {
    expect([at(30 * MINUTE_MS - 1), at(30 * MINUTE_MS)]).toEqual(['open', 'idle'])
    const busy = { seenAt: NOW + 12 * HOUR_MS - 1 }
    expect([at(12 * HOUR_MS - 1, busy), at(12 * HOUR_MS, busy)]).toEqual(['open', 'over'])
    expect(at(1, {}, '198.51.100.0/24')).toBe('elsewhere')
  })

  it('a proof is fresh for five minutes (ADM-7)', () => {
    expect([isProven(OPENED, NOW + 5 * MINUTE_MS - 1), isProven(OPENED, NOW + 5 * MINUTE_MS)]).toEqual([true, false])
  })

  it('is opened for an account in use whose proof is right, and every refusal is the same (ADM-9, ADM-10)', () => {
    const active = { status: 'active', lastSeenAt: NOW } as const
    expect(decideStaffLogin(active, true, NOW + 30 * DAY_MS - 1).ok).toBe(true)
    const refused = [
      decideStaffLogin(active, true, NOW + 30 * DAY_MS),
      decideStaffLogin(active, false, NOW),
      decideStaffLogin({ ...active, status: 'closed' }, true, NOW),
      decideStaffLogin(undefined, true, NOW),
    ]
    expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(refused[0]?.ok).toBe(false)
  })
})

describe('A proposal', () => {
  const PROPOSAL: StaffProposal = { act: 'change-roles', maker: 'ren', madeAt: NOW, state: 'waiting' }
  const decide = (over: Partial<StaffProposal>, staffId: string, roles: readonly StaffRole[], ms = 0) =>
    decideStaffProposal({ ...PROPOSAL, ...over }, 'approved', { staffId, roles, nowMs: NOW + ms })

  it('is never approved by its maker, whatever their roles (ADM-3)', () => {
    fc.assert(
      fc.property(fc.subarray([...EVERY_ROLE]), fc.nat(PROPOSAL_MS), (roles, ms) => {
        expect(decide({}, 'ren', roles, ms).ok).toBe(false)
      }),
    )
  })

  it('is approved by another account that may do it, within a day, and once (ADM-3, ADM-4)', () => {
    expect(decide({}, 'rong', ['people-admin'], PROPOSAL_MS - 1).ok).toBe(true)
    expect(decide({}, 'rong', ['people-admin'], PROPOSAL_MS).ok).toBe(false)
    expect(
      decide(
        {},
        'rong',
        EVERY_ROLE.filter((role) => role !== 'people-admin'),
      ).ok,
    ).toBe(false)
    for (const state of ['approved', 'declined', 'withdrawn', 'lapsed'] as const)
      expect(decide({ state }, 'rong', ['people-admin']).ok).toBe(false)
  })

  it('is withdrawn by its maker alone (ADM-3)', () => {
    const withdraw = (staffId: string) =>
      decideStaffProposal(PROPOSAL, 'withdrawn', { staffId, roles: ['people-admin'], nowMs: NOW }).ok
    expect([withdraw('ren'), withdraw('rong')]).toEqual([true, false])
  })
})

describe('The log', () => {
  const hashOf = (before: string, text: string) => `${before.length}:${text.length}:${before.slice(0, 8)}${text}`
  const aText = fc.string({ maxLength: 8 })
  const anEntry = fc.record({
    at: fc.nat(),
    staffId: aText,
    approvedBy: fc.option(aText),
    act: aText,
    object: fc.record({ kind: aText, id: aText }),
    userId: fc.option(aText),
    reason: aText,
    before: aText,
    after: aText,
    address: aText,
  })
  const START = { number: 0, hash: 'start' }
  const chained = (entries: readonly Omit<StaffLogEntry, 'number'>[]): readonly ChainedLogEntry[] => {
    let { hash } = START
    return entries.map((entry, place) => {
      const numbered = { ...entry, number: place + 1 }
      hash = hashOf(hash, logEntryText(numbered))
      return { ...numbered, hash }
    })
  }

  it('shows any entry that was changed, taken away or put in between (ADM-12)', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { minLength: 2, maxLength: 6 }), fc.nat(), fc.nat(2), (entries, pick, how) => {
        const log = chained(entries)
        expect(firstBrokenEntry(log, START, hashOf)).toBeUndefined()
        // The last entry's absence is noticed by the head that is stored beside the log.
        const place = pick % (log.length - 1)
        const [changed] = [log[place] as ChainedLogEntry]
        const spoiled = [
          log.toSpliced(place, 1),
          log.toSpliced(place, 1, { ...changed, reason: `${changed.reason}!` }),
          log.toSpliced(place, 0, changed),
        ][how] as readonly ChainedLogEntry[]
        expect(firstBrokenEntry(spoiled, START, hashOf)).toBeDefined()
      }),
    )
  })
})
