import type {
  AllBalances,
  HeldMoney,
  JournalEntry,
  MoneyExport,
  MoneyMonth,
  OpenDebts,
  StaffBooks,
  StaffExports,
  StaffSelf,
} from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'

export interface FakeMoney {
  journal: readonly JournalEntry[]
  balances: AllBalances
  months: readonly MoneyMonth[]
  held: HeldMoney
  debts: OpenDebts
  exports: readonly MoneyExport[]
}

export const NO_MONEY: FakeMoney = {
  journal: [],
  balances: { kinds: [], sumFen: 0 },
  months: [],
  held: { ages: [], oldest: [] },
  debts: { debts: 0, leftFen: 0, oldest: [] },
  exports: [],
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

export const fakeMoneyPorts = (server: FakeServer) => ({ books: fakeBooks(server), exports: fakeExports(server) })
