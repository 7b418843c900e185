import type {
  CaseBlock,
  FoundPerson,
  MergeObstacle,
  OrderHead,
  ShopOnRecord,
  ShownShopOwner,
  UnsentNotice,
} from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'
import type { ConsolePorts } from '../app/console-ports.ts'

const THEN = 1_790_000_000_000

const aPerson = (more: Partial<FoundPerson> = {}): FoundPerson => ({
  userId: 'u1',
  username: '林小姐',
  mobile: '138****0001',
  registeredAt: THEN,
  standing: 'open',
  verification: 'verified',
  ...more,
})

const anOrder: OrderHead = {
  id: 'o1',
  number: 'DD1',
  shopTitle: '云禾女装',
  shopId: 'shop-1',
  status: 'paid',
  placedAt: THEN,
  priceFen: 100_00,
  serviceFeeFen: 5_00,
  paidFen: 105_00,
  buyer: { userId: 'u1', username: '林小姐' },
  seller: { userId: 'u2', username: '周先生' },
}

const MERGES = [{ userId: 'u9', username: '林旧号', mergedAt: THEN, isInto: false }]

interface State {
  readonly standing: FoundPerson['standing']
  readonly blocks: CaseBlock[]
  readonly mergeObstacles: MergeObstacle[]
  readonly unsent: UnsentNotice[]
  readonly shops: ShopOnRecord[]
  readonly owner: ShownShopOwner
}

interface Answering {
  readonly signedIn: <T>(work: () => Result<T>) => Promise<Result<T>>
  readonly sensitive: <T>(call: unknown[], work: () => Result<T>) => Promise<Result<T>>
}

/** Users, orders and the system, each with the same blocks in every part. */
export function fakeRecords(
  state: State,
  calls: unknown[][],
  { signedIn, sensitive }: Answering,
): Pick<ConsolePorts, 'people' | 'personActs' | 'orders' | 'owners' | 'system'> {
  const blocks = (...call: readonly unknown[]) =>
    signedIn(() => {
      calls.push(['part', ...call])
      return ok(state.blocks)
    })
  return {
    people: {
      search: (text) => signedIn(() => ok({ people: [aPerson({ username: text })], orders: [anOrder] })),
      person: (userId) => signedIn(() => ok({ ...aPerson({ userId, standing: state.standing }), merges: MERGES })),
      part: (userId, part) => blocks(userId, part),
      mobile: (userId, reason) => sensitive(['mobile', userId, reason], () => ok({ mobile: '13800000001' })),
      addNote: (userId, words) => sensitive(['addNote', userId, words], () => ok(null)),
    },
    personActs: {
      proposeSuspension: (...given) => sensitive(['proposeSuspension', ...given], () => ok({ id: 'p2' })),
      proposeRestoration: (...given) => sensitive(['proposeRestoration', ...given], () => ok({ id: 'p2' })),
      proposeClosing: (...given) => sensitive(['proposeClosing', ...given], () => ok({ id: 'p2' })),
      correctCoins: (...given) => sensitive(['correctCoins', ...given], () => ok('done')),
      giveCoupon: (...given) => sensitive(['giveCoupon', ...given], () => ok('proposed')),
      endCoupon: (...given) => sensitive(['endCoupon', ...given], () => ok('done')),
      creditMoney: (...given) => sensitive(['creditMoney', ...given], () => ok('proposed')),
      merge: (userId, into) =>
        signedIn(() => {
          calls.push(['merge', userId, into])
          const moves = { availableFen: 12_00, coins: 5, coupons: 1 }
          return ok({ into: aPerson({ userId: 'u2', username: '林小姐二号' }), obstacles: state.mergeObstacles, moves })
        }),
      proposeMerge: (...given) => sensitive(['proposeMerge', ...given], () => ok({ id: 'p2' })),
      endSessions: (...given) => sensitive(['endSessions', ...given], () => ok({ ended: 2 })),
    },
    orders: {
      order: (id) => signedIn(() => ok({ ...anOrder, id })),
      part: (id, part) => blocks(id, part),
    },
    owners: {
      find: (text) => signedIn(() => ok(state.shops.filter(({ shopId }) => text === '' || shopId === text))),
      show: (...given) => sensitive(['showOwner', ...given], () => ok(state.owner)),
      propose: (...given) => sensitive(['proposeOwner', ...given], () => ok({ id: 'p2' })),
    },
    system: {
      part: (part) => blocks(part),
      unsentNotices: () => signedIn(() => ok({ notices: state.unsent, more: state.unsent.length === 0 ? 0 : 7 })),
      sendAgain: (...given) => sensitive(['sendAgain', ...given], () => ok(null)),
    },
  }
}
