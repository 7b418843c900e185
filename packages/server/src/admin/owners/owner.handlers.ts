import { PROPOSAL_MS } from '@diandu/core/admin'
import type { ShopId } from '@diandu/core/catalog'
import { fail, ok, refused } from '@diandu/core/kernel'
import { findShopOwners, proposeShopOwner, showShopOwner } from '@diandu/wire/admin'
import { findShop } from '../../catalog/index.ts'
import { addOwnerStep, findShopOwner, findShopsWithOwners, listOwnerSteps } from '../../contracts/index.ts'
import type { Queries } from '../../database/index.ts'
import { findStaff, waitingProposals } from '../../staff/index.ts'
import { staffHandlerFor, type StaffContext } from '../admin-handler.ts'
import { openedOf } from '../proposals/proposed-act.ts'
import { changeOwnerAct, openedOwner, proposeOwner, type AboutOwner } from './change-owner.ts'

export const ownerHandlers = [
  staffHandlerFor(findShopOwners, async ({ text }, { db }) => ok([...(await findShopsWithOwners(db, text))])),
  staffHandlerFor(showShopOwner, async ({ shopId, reason }, context) =>
    context.commit(async (tx) => {
      const { box, staff, clock } = context
      const found = await findShop(tx, shopId as ShopId)
      if (found === null) return fail(refused('not-found', '没有这家店铺', 'shopId'))
      await addOwnerStep(tx, { shopId, what: 'read', by: staff.name, why: reason, at: clock.now() })
      const entries = (await listOwnerSteps(tx, shopId)).map(({ at, what, by, why }) => ({ at, what, by, why }))
      const owner = (await findShopOwner(tx, box, shopId)) ?? null
      const value = { owner, proposed: await proposedOwners(tx, shopId, context), entries: entries.toReversed() }
      return ok({ value, log: { object: { kind: 'shop', id: shopId }, userId: found.sellerId, reason } })
    }),
  ),
  staffHandlerFor(proposeShopOwner, async (given, context) => context.commit((tx) => proposeOwner(tx, given, context))),
]

async function proposedOwners(db: Queries, shopId: string, { box, clock }: Pick<StaffContext, 'box' | 'clock'>) {
  const waiting = await waitingProposals(db, clock.now() - PROPOSAL_MS)
  const about = waiting.filter(
    ({ act, input }) => act === changeOwnerAct.act && (input as AboutOwner).shopId === shopId,
  )
  return Promise.all(
    about.map(async (proposal) => ({
      makerName: (await findStaff(db, proposal.maker))?.name ?? proposal.maker,
      owner: openedOwner(openedOf(box, proposal)),
    })),
  )
}
