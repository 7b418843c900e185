import { expect, it } from 'vitest'
import { MACHINES, PEAK, PEOPLE_A_DAY, STEPS_OF_A_DEAL } from './assumptions.ts'
import { computeDay, computeFleet, peopleFor, requestsOf } from './compute-scaling.ts'
import { KIND_NAMES, type KindName, type MeasuredKind, type MeasuredScaling } from './measured.ts'

const NOTHING: MeasuredKind = {
  requests: 1,
  serverMs: 0,
  databaseMs: 0,
  statements: 0,
  bytesSent: 0,
  logBytes: 0,
  rows: {},
  p50Ms: 1,
}

const only = (name: KindName, cost: Partial<MeasuredKind>): MeasuredScaling => ({
  machine: { cores: 2, memoryGiB: 8, postgres: '15', node: 'v24' },
  measuredOn: '2026-11-26',
  shops: 1,
  kinds: Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, kind === name ? { ...NOTHING, ...cost } : NOTHING]),
  ) as Record<KindName, MeasuredKind>,
  bytesPerRow: { orders: 2_000 },
})

it('reckons a day from what one request costs and how often it comes (FLEET-103)', () => {
  const day = computeDay(
    only('order placed', { serverMs: 86_400, statements: 9, rows: { orders: 1, sandbox_charges: 5 } }),
  )
  const placed = requestsOf('order placed', PEOPLE_A_DAY)
  expect(day.serverCores).toBeCloseTo(placed * PEAK.value * 0.001, 6)
  expect(day.storedGb).toBeCloseTo((placed * 2_000) / 1e9, 9)
  expect(day.rows).toBe(placed)
})

it('counts the further steps of a deal with its deposit (FLEET-103)', () => {
  expect(requestsOf('deposit paid', 1_000)).toBeCloseTo(1 + STEPS_OF_A_DEAL.value, 6)
})

it('gives more machines for more people, and never fewer than a loss of one needs (FLEET-103)', () => {
  const measured = only('list', { serverMs: 10, databaseMs: 10 })
  const [few, many] = [computeFleet(computeDay(measured, 1_000)), computeFleet(computeDay(measured, 100_000_000))]
  expect(few).toMatchObject({ servers: MACHINES.server.atLeast, databases: MACHINES.database.atLeast })
  expect(many.servers).toBeGreaterThan(few.servers)
  expect(many.yuanAMonth.all).toBeGreaterThan(few.yuanAMonth.all)
})

it('for as many people as so many cores suffice, they suffice (FLEET-103)', () => {
  const measured = only('list', { serverMs: 10 })
  const people = peopleFor(measured, 8, ({ serverCores }) => serverCores)
  expect(computeDay(measured, people).serverCores).toBeCloseTo(4, 6)
})
