import { ok, type Result } from '@diandu/core/kernel'
import { ORDER_CODES, type OrderStatus } from '@diandu/core/orders'
import { listEveryOrder } from '../../../orders/index.ts'
import { findUserByName } from '../../../session/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES } from '../../help-notes.ts'
import { done, notDone } from '../../ops-deps.ts'
import { ifTyped, most, optional } from '../../parameters.ts'
import { stateNamed } from '../../texts/state-texts.ts'
import { tableText } from '../../texts/table-text.ts'
import { unknownUserText, time, yuan } from '../../texts/value-texts.ts'

export const ordersList = defineCommand({
  name: 'orders list',
  meaning: 'orders, newest first, by state and by person',
  notes: [STATES.order],
  parameters: {
    status: optional('STATUS', 'only orders in this state', (text): Result<OrderStatus | null, string> =>
      text === undefined ? ok(null) : stateNamed(ORDER_CODES.statuses, '--status', text),
    ),
    user: optional('NAME|MOBILE', 'only orders of this person, by user name or whole mobile number', ifTyped),
    most,
  },
  examples: ['orders list', 'orders list --status deposit-paid --user 19900000003'],
  async run({ status, user: name, most: rows }, { db, clock }) {
    const user = name === null ? null : await findUserByName(db, name)
    if (user === undefined) return notDone(unknownUserText(name ?? ''))
    const orders = await listEveryOrder(db, { status, userId: user?.id ?? null, max: rows }, clock.now())
    if (orders.length === 0) return done('There are no such orders.')
    return done(
      tableText(
        ['NUMBER', 'STATE', 'SHOP', 'BUYER', 'SELLER', 'PLAN', 'PRICE', 'PAID', 'PLACED'],
        orders.map(({ order, buyer, seller }) => [
          order.number,
          order.status,
          order.shop.title,
          buyer,
          seller,
          order.plan,
          yuan(order.priceFen),
          yuan(order.paidFen),
          time(order.placedAt),
        ]),
      ),
    )
  },
})
