import { deadlineReminder, orderCode, type OrderRecord } from '@diandu/core/orders'
import type { Database } from '../database/index.ts'
import { isNotified, writeMessage } from '../inbox/index.ts'
import { lockOrder, selectOrders } from './order-store.ts'

const MAX_AT_ONCE = 200

/** The states whose deadlines cost money; which of them are near, core says, order by order. */
const WITH_DEADLINES = [orderCode('deposit-paid'), orderCode('paid'), orderCode('handing-over')].join(', ')

/** Tells of every deadline that costs money and is near, once; answers to how many. Any number of servers may do so. */
export async function remindOfDeadlines(db: Database, nowMs: number): Promise<number> {
  let [sent, after] = [0, '']
  for (;;) {
    const orders = await selectOrders(
      db,
      `WHERE o.status IN (${WITH_DEADLINES}) AND o.id > $1 ORDER BY o.id LIMIT ${MAX_AT_ONCE}`,
      [after],
    )
    for (const order of orders) if (await remindOf(db, order, nowMs)) sent += 1
    if (orders.length < MAX_AT_ONCE) return sent
    after = orders.at(-1)?.id ?? ''
  }
}

async function remindOf(db: Database, seen: OrderRecord, nowMs: number): Promise<boolean> {
  const reminder = deadlineReminder(seen, nowMs)
  if (reminder === undefined || (await isNotified(db, reminder))) return false
  return db.transaction(async (tx) => {
    // As it stands now: the party may have acted this very moment.
    const order = await lockOrder(tx, seen.id)
    const current = order && deadlineReminder(order, nowMs)
    return current !== undefined && (await writeMessage(tx, current))
  })
}
