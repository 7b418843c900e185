import type { Announced, Database, Transaction } from '../database/index.ts'

const SHOP = 'shop:'

/** Says that what is public of a shop changes with this transaction: its state, its price, its words. */
export const announceShopChange = (tx: Transaction, id: string): void => tx.announce(`${SHOP}${id}`)

/** Hears of the shops that any server has changed, once that is committed. Answers how to stop. */
export const onShopsChanged = (db: Database, listen: (ids: Announced) => void): (() => void) =>
  db.onCommitted((announced) => {
    if (announced === 'everything') return listen(announced)
    const ids = [...announced].filter((what) => what.startsWith(SHOP)).map((what) => what.slice(SHOP.length))
    if (ids.length > 0) listen(new Set(ids))
  })
