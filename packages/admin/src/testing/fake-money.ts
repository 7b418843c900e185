import type {
  AllBalances,
  HeldMoney,
  JournalEntry,
  MoneyMonth,
  OpenDebts,
  StaffBooks,
  StaffSelf,
} from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'

export interface FakeMoney {
  journal: readonly JournalEntry[]
  balances: AllBalances
  months: readonly MoneyMonth[]
  held: HeldMoney
  debts: OpenDebts
}

export const NO_MONEY: FakeMoney = {
  journal: [],
  balances: { kinds: [], sumFen: 0 },
  months: [],
  held: { ages: [], oldest: [] },
  debts: { debts: 0, leftFen: 0, oldest: [] },
}

interface FakeServer {
  readonly money: () => FakeMoney
  readonly calls: unknown[][]
  readonly signedIn: <T>(work: (self: StaffSelf) => Result<T>) => Promise<Result<T>>
}

export const fakeBooks = ({ money, calls, signedIn }: FakeServer): StaffBooks => ({
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
