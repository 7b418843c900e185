import { mayDo, ORDER_PARTS, PERSON_PARTS, type OrderPart, type PersonPart } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import type { OrderRecord } from '@diandu/core/orders'
import {
  endUserSessions,
  getMobile,
  getPerson,
  getStaffOrder,
  notePerson,
  ORDER_PART_CALLS,
  PERSON_PART_CALLS,
  searchPeople,
} from '@diandu/wire/admin'
import { findOrderBy } from '../../orders/index.ts'
import { countSessionsOf, endSessionsOf } from '../../session/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { readMerges } from './merge-store.ts'
import { ORDER_PART_READERS } from './order-parts.ts'
import { PERSON_PART_READERS } from './person-parts.ts'
import { findOrders, findPeople, findPerson, insertNote, wholeMobile } from './person-store.ts'

const unknownPerson = () => fail(refused('not-found', '没有这个用户', 'id'))
const unknownOrder = () => fail(refused('not-found', '没有这个订单', 'id'))

export const recordHandlers = [
  staffHandlerFor(searchPeople, async ({ text }, { db, clock, staff }) => {
    const orders = await findOrders(db, text, clock.now())
    const ids = orders.map(({ id }) => id)
    return ok({
      people: [...(await findPeople(db, text, ids))],
      orders: mayDo(staff.roles, 'see-orders') ? [...orders] : [],
    })
  }),
  staffHandlerFor(getPerson, async ({ id }, { db }) => {
    const person = await findPerson(db, id)
    return person === undefined ? unknownPerson() : ok({ ...person, merges: [...(await readMerges(db, id))] })
  }),
  staffHandlerFor(getMobile, async ({ id, reason }, { commit }) =>
    commit(async (tx) => {
      const mobile = await wholeMobile(tx, id)
      if (mobile === undefined) return unknownPerson()
      return ok({ value: { mobile }, log: { object: { kind: 'user', id }, userId: id, reason } })
    }),
  ),
  staffHandlerFor(notePerson, async ({ id, words }, { clock, staff, commit }) =>
    commit(async (tx) => {
      if ((await findPerson(tx, id)) === undefined) return unknownPerson()
      await insertNote(tx, { userId: id, staffId: staff.id, at: clock.now(), words })
      return ok({ value: null, log: { object: { kind: 'user', id }, userId: id, reason: '', after: { note: words } } })
    }),
  ),
  staffHandlerFor(endUserSessions, async ({ id, reason }, { clock, commit }) =>
    commit(async (tx) => {
      if ((await findPerson(tx, id)) === undefined) return unknownPerson()
      const ended = await countSessionsOf(tx, id, clock.now())
      await endSessionsOf(tx, id)
      const log = {
        object: { kind: 'user', id },
        userId: id,
        reason,
        before: { sessions: ended },
        after: { sessions: 0 },
      }
      return ok({ value: { ended }, log })
    }),
  ),
  ...(Object.keys(PERSON_PARTS) as PersonPart[]).map((part) =>
    staffHandlerFor(PERSON_PART_CALLS[part], async ({ id, locale }, { db, clock }) => {
      if ((await findPerson(db, id)) === undefined) return unknownPerson()
      return ok([...(await PERSON_PART_READERS[part](db, { userId: id, locale, nowMs: clock.now() }))])
    }),
  ),
  staffHandlerFor(getStaffOrder, async ({ id }, { db, clock }) => {
    const found = await findOrderBy(db, id, clock.now())
    if (found === undefined) return unknownOrder()
    const { order, buyer, seller } = found
    return ok({
      ...headOf(order),
      buyer: { userId: order.buyerId, username: buyer },
      seller: { userId: order.sellerId, username: seller },
    })
  }),
  ...(Object.keys(ORDER_PARTS) as OrderPart[]).map((part) =>
    staffHandlerFor(ORDER_PART_CALLS[part], async ({ id, locale }, { db, box, clock }) => {
      const nowMs = clock.now()
      const found = await findOrderBy(db, id, nowMs)
      if (found === undefined) return unknownOrder()
      return ok([...(await ORDER_PART_READERS[part](found.order, { db, box, nowMs, locale }))])
    }),
  ),
]

const headOf = ({ id, number, shop, status, placedAt, priceFen, serviceFeeFen, paidFen }: OrderRecord) => ({
  id,
  number,
  shopTitle: shop.title,
  status,
  placedAt,
  shopId: shop.id,
  priceFen,
  serviceFeeFen,
  paidFen,
})
