import { cheapShops, type Card } from '../api/market.ts'
import { PEOPLE } from '../api/people.ts'
import type { AccessPlan } from './access-matrix.ts'
import type { AttackTarget } from './attack-target.ts'
import { collectBelongings, SHOPS_EACH } from './belongings.ts'
import { createReader } from './read-answer.ts'

/** Two people of the demonstration with everything that a person can have, who bought from different sellers. */
export async function planAccess(target: AttackTarget, seed: number, isShort = false): Promise<AccessPlan> {
  const { api } = target
  const shops = await shopsOfDifferentSellers(target, 2 * SHOPS_EACH)
  const [owner, asker] = await Promise.all([
    collectBelongings(target, PEOPLE.zhou, shops.slice(0, SHOPS_EACH), { mark: 0, isShort }),
    collectBelongings(target, PEOPLE.qin, shops.slice(SHOPS_EACH), { mark: 1, isShort }),
  ])
  const { items } = await asker.client.must<{ items: readonly { readonly id: string }[] }>('POST activityCoupon')
  const [free] = (await cheapShops(api, target.shops.length + 20)).filter(({ id }) => target.shops.includes(id))
  const publicIds = new Map([
    ['shop', free?.id ?? ''],
    ['shop kept', String(asker.known['shopId'])],
    ['coupon on offer', items.at(-1)?.id ?? ''],
  ])
  return { target, reader: createReader(), owner, asker, publicIds, seed, isShort }
}

/** No two of them from one seller: what a seller may see of both deals would be no hole. */
async function shopsOfDifferentSellers({ api, shops }: AttackTarget, wanted: number): Promise<readonly Card[]> {
  const found: Card[] = []
  const sellers = new Set<string>()
  for (const card of await cheapShops(api, shops.length + 30 * wanted)) {
    if (shops.includes(card.id)) continue
    const { sellerName } = await api.must<{ sellerName: string }>('GET goods/detail', { id: card.id })
    if (sellers.has(sellerName)) continue
    sellers.add(sellerName)
    found.push(card)
    if (found.length === wanted) return found
  }
  throw new Error(`The market has only ${found.length} shops of different sellers`)
}
