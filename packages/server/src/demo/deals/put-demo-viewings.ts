import type { PlatformId, ShopId, ShopKind } from '@diandu/core/catalog'
import { HOUR_MS, type Random } from '@diandu/core/kernel'
import { purchaseTerms, TERMS_VERSION, viewingChecks, type OrderEvent } from '@diandu/core/orders'
import type { DataBox } from '../../crypto/index.ts'
import type { Transaction } from '../../database/index.ts'
import { agreeToViewing, moveStoredOrder, openViewing, placeOrder } from '../../orders/index.ts'
import { creditRecharge } from '../../wallet/index.ts'
import { DEMO_VIEWER } from '../demo-people.ts'

interface ViewedShop {
  readonly id: ShopId
  readonly sellerId: string
  readonly priceFen: number
  readonly platform: PlatformId
  readonly kind: ShopKind
}

const ACCESS = '已开通只读子账号 diandu-viewer，登录后台后可看订单、评分和违规记录；今晚八点可以约共享屏幕。'

/** Three shops of which one buyer has paid the deposit: to be opened, to be looked at, and seen. */
export async function putDemoViewings(
  tx: Transaction,
  { random, nowMs, box }: { readonly random: Random; readonly nowMs: number; readonly box: DataBox },
): Promise<void> {
  const shops = await tx.query<ViewedShop>(
    `SELECT id, seller_id, price_fen, platform, kind FROM shops
     WHERE status = 'on-sale' AND kind = 'personal' ORDER BY price_fen DESC, id OFFSET 30 LIMIT 3`,
  )
  for (const [place, shop] of shops.entries()) {
    const ago = (hours: number) => nowMs - hours * HOUR_MS
    const { depositFen, dueLaterFen } = purchaseTerms({ ...shop, plan: 'deposit' })
    const credit = {
      userId: DEMO_VIEWER.id,
      amountFen: depositFen + dueLaterFen,
      channel: 'wy',
      by: 'demo',
      second: 'example',
      why: '演示账号的启动资金',
      bankReference: `demo viewing ${shop.id}`,
    } as const
    await creditRecharge(tx, credit, { random, nowMs: ago(60) })
    const draft = { shopId: shop.id, plan: 'deposit', priceFen: shop.priceFen, termsVersion: TERMS_VERSION } as const
    const placed = await placeOrder(tx, DEMO_VIEWER.id, draft, { random, nowMs: ago(50) })
    if (!placed.ok) throw new Error('A demo viewing could not be placed.')
    const { id: orderId } = placed.value
    const move = async (event: OrderEvent, by: 'buyer' | 'seller', hours: number) => {
      const who = by === 'buyer' ? DEMO_VIEWER.id : shop.sellerId
      const moved = await moveStoredOrder(tx, { orderId, event, by, who, at: ago(hours) }, { random })
      if (!moved.ok) throw new Error(`A demo viewing takes no ${event}.`)
    }
    await move('deposit.paid', 'buyer', 48)
    const deps = (hours: number) => ({ box, random, nowMs: ago(hours) })
    const checks = viewingChecks(shop)
    const request = { access: ACCESS, checks }
    if (place > 0) await openViewing(tx, { userId: shop.sellerId, orderId, request }, deps(30))
    if (place > 1) await agreeToViewing(tx, { userId: DEMO_VIEWER.id, orderId, seen: checks }, deps(20))
  }
}
