import type { RegisteredOwner } from '@diandu/core/contracts'
import type { DataBox } from '../../crypto/index.ts'
import { upsertRow, type Queries } from '../../database/index.ts'

/** In whose name a shop stands, where a reviewer set that it is not its seller's. */
export async function findShopOwner(db: Queries, box: DataBox, shopId: string): Promise<RegisteredOwner | undefined> {
  const [row] = await db.query<{ owner: Uint8Array }>('SELECT owner FROM shop_owners WHERE shop_id = $1', [shopId])
  return row === undefined
    ? undefined
    : (JSON.parse(Buffer.from(box.open(row.owner, aboutOwner(shopId))).toString()) as RegisteredOwner)
}

export async function keepShopOwner(db: Queries, box: DataBox, shopId: string, owner: RegisteredOwner): Promise<void> {
  await upsertRow(db, 'shop_owners', {
    key: { shopId },
    set: { owner: box.seal(Buffer.from(JSON.stringify(owner)), aboutOwner(shopId)) },
  })
}

export async function forgetShopOwner(db: Queries, shopId: string): Promise<void> {
  await db.change('DELETE FROM shop_owners WHERE shop_id = $1', [shopId])
}

export const aboutOwner = (shopId: string): string => `shop owner ${shopId}`
