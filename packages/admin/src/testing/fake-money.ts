import type {
  AllBalances,
  ClosedMonth,
  HeldMoney,
  JournalEntry,
  MoneyExport,
  MoneyMonth,
  MonthToClose,
  PayoutBatch,
  WaitingPayout,
  OpenDebts,
  StaffBooks,
  StaffClosings,
  StaffExports,
  StaffPayouts,
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
  closings: { readonly closed: readonly ClosedMonth[]; readonly next: MonthToClose | null }
  payouts: { readonly waiting: readonly WaitingPayout[]; readonly batches: readonly PayoutBatch[] }
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

export const fakeMoneyPorts = (server: FakeServer) => ({
  books: fakeBooks(server),
  exports: fakeExports(server),
  payouts: fakePayouts(server),
  closings: fakeClosings(server),
})
