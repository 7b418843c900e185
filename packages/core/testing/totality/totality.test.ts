import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERY_MODULE } from '../every-module.ts'
import { spoilt } from './hostile.ts'
import type { ModuleRows, Row } from './row.ts'
import { alertsRows } from './alerts.ts'
import { accountDecisionRows, walletDecisionRows } from './decisions.ts'
import { campaignsRows, catalogRows } from './market.ts'
import { participationRows } from './participation.ts'
import { coinsRows } from './coins.ts'
import { guessGameRows } from './guess-game.ts'
import { inboxRows } from './inbox.ts'
import { ordersRows } from './orders.ts'
import {
  accountRows,
  articlesRows,
  companyRows,
  lotteryRows,
  sessionRows,
  supplierRows,
  supportRows,
} from './people.ts'
import { buyerRequestsRows } from './requests.ts'
import { reportsRows } from './reports.ts'
import { sellersRows } from './sellers.ts'
import { insightsRows } from './insights.ts'
import { sellingRows } from './selling.ts'
import { servicesRows } from './services.ts'
import { toolsRows } from './tools.ts'
import { valuationRows } from './valuation.ts'
import { couponsRows, walletRows } from './wallet.ts'
import { contractsRows } from './signing.ts'
import { formatRows, inputRows, kernelRows, messagesRows } from './shelves.ts'

const ROWS: Readonly<Record<string, ModuleRows>> = {
  kernel: kernelRows,
  input: inputRows,
  format: formatRows,
  messages: messagesRows,
  catalog: catalogRows,
  orders: ordersRows,
  contracts: contractsRows,
  campaigns: campaignsRows,
  participation: participationRows,
  session: sessionRows,
  wallet: { ...walletRows, ...walletDecisionRows },
  coins: coinsRows,
  coupons: couponsRows,
  lottery: lotteryRows,
  account: { ...accountRows, ...accountDecisionRows },
  articles: articlesRows,
  inbox: inboxRows,
  insights: insightsRows,
  alerts: alertsRows,
  reports: reportsRows,
  sellers: sellersRows,
  support: supportRows,
  supplier: supplierRows,
  company: companyRows,
  services: servicesRows,
  tools: toolsRows,
  'buyer-requests': buyerRequestsRows,
  selling: sellingRows,
  valuation: valuationRows,
  'guess-game': guessGameRows,
}

/**
 * A machine is made from its ports, and its own tests walk through all its states; what it is made from is not hostile.
 */
const MACHINE = /^create\w+Machine$/

const MODULES = EVERY_MODULE.map(({ name, exported }) => ({
  name,
  functions: exported.flatMap(([key, value]) =>
    typeof value === 'function' && !MACHINE.test(key) ? [[key, value as Callable] as const] : [],
  ),
}))

type Callable = (...given: readonly unknown[]) => unknown

describe.each(MODULES)('$name', ({ name: module, functions }) => {
  const rows = ROWS[module] ?? {}

  it('says of every function what it is called with here, or why it is not', () => {
    expect(Object.keys(rows).toSorted(), 'the tables stand in packages/core/testing/totality').toEqual(
      functions.map(([name]) => name).toSorted(),
    )
  })

  it('gives a reason for each that is not called', () => {
    for (const row of Object.values(rows)) if (!isCalled(row)) expect(row).toMatch(/^\w+ .{20}/)
  })

  it.each(functions.flatMap(([name, call]) => (isCalled(rows[name]) ? [{ name, call, given: rows[name] }] : [])))(
    '$name has an answer for everything',
    ({ call, given }) => {
      fc.assert(
        fc.property(fc.tuple(...given), (words) => {
          expect(() => call(...words)).not.toThrow()
        }),
      )
    },
  )
})

const isCalled = (row: Row | undefined): row is Exclude<Row, string> => typeof row === 'object'

it('the table of functions names every module, and more functions than machines', () => {
  expect(MODULES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['kernel', 'input', 'format', 'catalog', 'orders', 'session', 'wallet']),
  )
  expect(Object.keys(ROWS).toSorted()).toEqual(MODULES.map(({ name }) => name).toSorted())
})

it('a spoilt value keeps its shape, and its numbers do not stay what they were', () => {
  const shapes = fc.sample(spoilt(fc.constant({ a: 7, b: ['x', 7], c: { d: 7, e: null }, f: new Map([['k', 7]]) })), 50)
  expect(new Set(shapes.map(({ a }) => typeof a))).toEqual(new Set(['number']))
  expect(shapes.every(({ b, c, f }) => b[0] === 'x' && c.e === null && typeof f.get('k') === 'number')).toBe(true)
  for (const numberOf of [(shape: (typeof shapes)[number]) => shape.a, (shape: (typeof shapes)[number]) => shape.c.d]) {
    expect(shapes.some((shape) => !Object.is(numberOf(shape), 7))).toBe(true)
  }
})
