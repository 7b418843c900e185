import { expect, it } from 'vitest'
import { folderWith } from './fixture.mjs'
import { sqlOutsideStores } from './sql-places.mjs'

it('SQL outside a store is named, and so is an exception that is none any more', () => {
  const base = folderWith({
    'packages/server/src/orders/order-store.ts': "export const a = (db) => db.query('SELECT 1 FROM orders')",
    'packages/server/src/orders/orders.test.ts': "export const a = (db) => db.query('SELECT 1 FROM orders')",
    'packages/server/src/database/probe.ts': "export const a = (db) => db.query('SELECT 1')",
    'packages/server/src/orders/place-order.ts': "export const a = (db) => updateRow(db, 'orders', {})",
    'packages/server/src/orders/order.handlers.ts': 'export const words = "Select an order"',
  })
  expect(sqlOutsideStores(base, ['orders/order.handlers.ts'])).toEqual([
    'packages/server/src/orders/place-order.ts holds SQL: it belongs to a store, a file named <noun>-store.ts',
    'packages/server/src/orders/order.handlers.ts may hold SQL and does not: tools/sql-places.mjs',
  ])
  expect(sqlOutsideStores(base, ['orders/place-order.ts'])).toEqual([])
})
