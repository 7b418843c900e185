import type { AdminPorts } from '../admin-ports.ts'

/** A call by its name, with what it carries. */
export type PortRequest = readonly [string, object, (ports: AdminPorts) => Promise<unknown>]

export const MONEY_REQUESTS: readonly PortRequest[] = [
  ['GET money/journal', { person: 'lin', cursor: 'c1' }, ({ books }) => books.journal({ person: 'lin' }, 'c1')],
  ['GET money/balances', {}, ({ books }) => books.balances()],
  ['GET money/months', {}, ({ books }) => books.months()],
  ['GET money/held', {}, ({ books }) => books.held()],
  ['GET money/debts', {}, ({ books }) => books.debts()],
  ['GET money/exports', { cursor: 'c1' }, ({ exports }) => exports.list('c1')],
  [
    'POST money/exports',
    { kind: 'recharge', format: 'csv', locale: 'en', reason: 'r' },
    ({ exports }) => exports.request({ format: 'csv', locale: 'en', filter: { kind: 'recharge' } }, 'r'),
  ],
  ['GET money/exports/part', { id: 'e1', part: '2' }, ({ exports }) => exports.part('e1', 2)],
  ['GET money/payouts', {}, ({ payouts }) => payouts.list()],
  ['POST money/payouts', { ids: ['w1'], reason: 'r' }, ({ payouts }) => payouts.collect(['w1'], 'r')],
  ['POST money/payouts/cancel', { id: 'b1', reason: 'r' }, ({ payouts }) => payouts.cancel('b1', 'r')],
  ['POST money/payouts/file', { id: 'b1', reason: 'r' }, ({ payouts }) => payouts.file('b1', 'r')],
  [
    'POST money/payouts/confirm',
    { id: 'b1', unpaid: ['w2'], reason: 'r' },
    ({ payouts }) => payouts.confirm('b1', ['w2'], 'r'),
  ],
  ['GET money/closings', {}, ({ closings }) => closings.list()],
  ['POST money/closings', { month: '2026-10', reason: 'r' }, ({ closings }) => closings.propose('2026-10', 'r')],
  ['GET money/statements', { cursor: 'c1' }, ({ statements }) => statements.list('c1')],
  ['GET money/statements/one', { id: 's1' }, ({ statements }) => statements.one('s1')],
  [
    'GET money/statements/lines',
    { id: 's1', match: 'left', cursor: 'c1' },
    ({ statements }) => statements.lines({ id: 's1', match: 'left' }, 'c1'),
  ],
  [
    'POST money/statements',
    { name: 'a.csv', content: 'YWI=' },
    ({ statements }) => statements.upload({ name: 'a.csv', content: 'YWI=' }),
  ],
  ['POST sheets/read', { content: 'YWI=' }, ({ sheets }) => sheets.read('YWI=')],
  ['POST money/statements/match', { id: 's1' }, ({ statements }) => statements.matchAgain('s1')],
  [
    'POST money/statements/left-over',
    { id: 's1', locale: 'en', reason: 'r' },
    ({ statements }) => statements.leftOver('s1', 'en', 'r'),
  ],
]
