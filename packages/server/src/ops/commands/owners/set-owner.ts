import type { RegisteredOwner } from '@diandu/core/contracts'
import { isReviewerName, isSameReviewer } from '@diandu/core/kernel'
import { createDataBox } from '../../../crypto/index.ts'
import { setShopOwner, type OwnerRefusal } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { word } from '../../parameters.ts'

export const oneShop = word(
  'SHOP',
  'the shop’s id, which is in the address of its page',
  'Name one shop by its id, which is in the address of its page.',
)

interface OwnerInput {
  readonly shop: string
  readonly by: string
  /** An owner decides whose consent a contract needs, so one reviewer alone changes none. */
  readonly second: string
  readonly why: string
}

/** Sets in whose name a shop is registered; null is its seller's own. */
export async function setOwner(
  { shop: shopId, by, second, why }: OwnerInput,
  owner: RegisteredOwner | null,
  { db, clock, random, dataKey }: OpsDeps,
): Promise<OpsAnswer> {
  if (!isReviewerName(by) || !isReviewerName(second) || isSameReviewer(by, second))
    return notDone('An owner is changed by two reviewers: --second is another one than --by.')
  const result = await setShopOwner(
    db,
    { shopId, owner, by: `${by}, ${second}`, why },
    { box: createDataBox(dataKey), random, nowMs: clock.now() },
  )
  if (!result.ok) return notDone(refusalText(result.failure, shopId))
  const redrawn = result.value.map(
    (number) => ` Contract ${number}, which nobody has signed, names them now and is read again.`,
  )
  return done(
    `Shop ${shopId} stands in the name of ${owner === null ? 'its seller' : oneLine(owner.name)}.${redrawn.join('')}`,
  )
}

export const noShopText = (shopId: string): string => `There is no shop "${shopId}".`

function refusalText(refusal: OwnerRefusal, shopId: string): string {
  switch (refusal.kind) {
    case 'no-shop':
      return noShopText(shopId)
    case 'company-shop':
      return `Shop ${shopId} is sold as a share in its company: say --company and --legal-person.`
    case 'unknown-seller':
      return `Nobody knows who the seller of shop ${shopId} is: ask them to hand in their papers first, and agree to those.`
    case 'not-set':
      return `Shop ${shopId} is in its seller’s name already.`
    case 'signed':
      return `The seller has signed contract ${refusal.number} about this shop, and it stays as it is. Wait until it is signed by the buyer or has ended.`
  }
}
