import type { Transaction } from '../../database/index.ts'

/** One shop in so many has become cheaper since it was put up. */
const ONE_IN = 12

/** Shops that asked 4 to 15 percent more, in whole thousands of yuan, until some moment since they were put up. */
export async function putDemoPriceChanges(tx: Transaction, nowMs: number): Promise<void> {
  await tx.change(
    `INSERT INTO price_changes (shop_id, at, from_fen, to_fen)
     SELECT id, published_at + ((($1::bigint - published_at) / 100) * (20 + dice % 75)),
       (price_fen * (104 + dice % 12) / 100 / 100000 + 1) * 100000, price_fen
     FROM (SELECT id, published_at, price_fen, (hashtext(id)::bigint & 65535) AS dice FROM shops WHERE status = 'on-sale') AS s
     WHERE dice % ${ONE_IN} = 0`,
    [nowMs],
  )
}
