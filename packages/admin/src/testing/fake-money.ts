import type {
  AllBalances,
  BankStatement,
  ClosedMonth,
  HeldMoney,
  JournalEntry,
  MoneyExport,
  MoneyMonth,
  MonthToClose,
  OpenStatement,
  PayoutBatch,
  ShownStatementLine,
  WaitingPayout,
  OpenDebts,
  StaffBooks,
  StaffClosings,
  StaffExports,
  StaffPayouts,
  StaffSelf,
  StaffSheets,
  StaffStatements,
} from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'

export interface FakeMoney {
  journal: readonly JournalEntry[]
  balances: AllBalances
  months: readonly MoneyMonth[]
  held: HeldMoney
  debts: OpenDebts
  exports: readonly MoneyExport[]
  closings: { readonly closed: readonly ClosedMonth[]; readonly next: MonthToClose | null }
  payouts: { readonly waiting: readonly WaitingPayout[]; readonly batches: readonly PayoutBatch[] }
  statements: readonly BankStatement[]
  statement: Omit<OpenStatement, 'statement'>
  lines: readonly ShownStatementLine[]
  /** Answers the next upload. */
  uploaded: Result<{ readonly id: string }>
  sheet: readonly (readonly string[])[]
}

export const NO_MONEY: FakeMoney = {
  journal: [],
  balances: { kinds: [], sumFen: 0 },
  months: [],
  held: { ages: [], oldest: [] },
  debts: { debts: 0, leftFen: 0, oldest: [] },
  exports: [],
  closings: { closed: [], next: null },
  payouts: { waiting: [], batches: [] },
  statements: [],
  statement: { faults: [], sums: [], ours: [], oursInAll: 0 },
  lines: [],
  uploaded: ok({ id: 's1' }),
  sheet: [],
}

interface FakeServer {
  readonly money: () => FakeMoney
  readonly calls: unknown[][]
  readonly signedIn: <T>(work: (self: StaffSelf) => Result<T>) => Promise<Result<T>>
}

const fakeBooks = ({ money, calls, signedIn }: FakeServer): StaffBooks => ({
  journal: (filter, cursor) =>
    signedIn(() => {
      calls.push(['journal', filter, cursor])
      return ok({ items: money().journal, nextCursor: null })
    }),
  balances: () => signedIn(() => ok(money().balances)),
  months: () => signedIn(() => ok(money().months)),
  held: () => signedIn(() => ok(money().held)),
  debts: () => signedIn(() => ok(money().debts)),
})

const fakeExports = ({ money, calls, signedIn }: FakeServer): StaffExports => ({
  list: () => signedIn(() => ok({ items: money().exports, nextCursor: null })),
  request: (wanted, reason) =>
    signedIn(() => {
      calls.push(['requestExport', wanted, reason])
      return ok({ id: 'e2' })
    }),
  part: (id, part) =>
    signedIn(() => {
      calls.push(['exportPart', id, part])
      return ok({ content: 'YWI=' })
    }),
})

const fakePayouts = ({ money, calls, signedIn }: FakeServer): StaffPayouts => {
  const noted = <T>(value: T, ...call: readonly unknown[]) =>
    signedIn(() => {
      calls.push([...call])
      return ok(value)
    })
  return {
    list: () => signedIn(() => ok(money().payouts)),
    collect: (ids, reason) => noted({ id: 'b2' }, 'collect', ids, reason),
    cancel: (id, reason) => noted(null, 'cancel', id, reason),
    file: (id, reason) => noted({ content: '卡号' }, 'file', id, reason),
    confirm: (id, unpaid, reason) => noted(null, 'confirm', id, unpaid, reason),
  }
}

const fakeClosings = ({ money, calls, signedIn }: FakeServer): StaffClosings => ({
  list: () => signedIn(() => ok(money().closings)),
  propose: (month, reason) =>
    signedIn(() => {
      calls.push(['proposeClosing', month, reason])
      return ok({ id: 'p2' })
    }),
})

const fakeStatements = ({ money, calls, signedIn }: FakeServer): StaffStatements => {
  const noted = <T>(value: Result<T>, ...call: readonly unknown[]) =>
    signedIn(() => {
      calls.push([...call])
      return value
    })
  return {
    list: () => signedIn(() => ok({ items: money().statements, nextCursor: null })),
    one: (id) =>
      signedIn(() => {
        const statement = money().statements.find((one) => one.id === id)
        return statement === undefined ? fail(refused('not-found', '', 'id')) : ok({ statement, ...money().statement })
      }),
    lines: (filter, cursor) => noted(ok({ items: money().lines, nextCursor: null }), 'statementLines', filter, cursor),
    upload: (file) => noted(money().uploaded, 'upload', file),
    matchAgain: (id) => noted(ok(null), 'matchAgain', id),
    leftOver: (id, locale, reason) => noted(ok({ content: '"无对应"' }), 'leftOver', id, locale, reason),
  }
}

const fakeSheets = ({ money, calls, signedIn }: FakeServer): StaffSheets => ({
  read: (content) =>
    signedIn(() => {
      calls.push(['readSheet', content])
      return ok({ rows: money().sheet })
    }),
})

export const fakeMoneyPorts = (server: FakeServer) => ({
  books: fakeBooks(server),
  exports: fakeExports(server),
  payouts: fakePayouts(server),
  closings: fakeClosings(server),
  statements: fakeStatements(server),
  sheets: fakeSheets(server),
})
