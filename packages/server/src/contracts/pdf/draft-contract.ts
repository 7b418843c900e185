import { isDeepStrictEqual } from 'node:util'
import {
  contractMessages,
  draftOfOrder,
  ownerFrom,
  UNKNOWN_OWNER,
  type ContractId,
  type ContractRecord,
  type RegisteredOwner,
} from '@diandu/core/contracts'
import type { Random } from '@diandu/core/kernel'
import { canBeSigned, type OrderId, type OrderRecord } from '@diandu/core/orders'
import type { DataBox } from '../../crypto/index.ts'
import { lastVerification, readVerificationDocuments } from '../../account/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { findListing, findOrder, lockShop } from '../../orders/index.ts'
import { renderPdf } from '../../pdf/index.ts'
import { idFrom } from '../../ids/index.ts'
import { contractPdfContent } from './contract-pdf-content.ts'
import { findContractOfOrder, insertContract } from '../contract-store.ts'
import type { SoldThing } from './listing-annex.ts'
import { insertContractPdf } from './contract-pdf-store.ts'
import { findShopOwner } from '../shop-owner/shop-owner-store.ts'

export interface SigningDeps {
  readonly box: DataBox
  readonly random: Random
  readonly nowMs: number
  /** Renders the document; as a PDF, unless stated otherwise. */
  readonly draw?: RendersPdf
}

export type RendersPdf = typeof renderPdf

/**
 * The order's contract. It is drafted, with its document, by the first request for it once the order can be signed;
 * before that there is none.
 */
export async function contractOfOrder(
  db: Database,
  orderId: OrderId,
  { box, random, nowMs, draw = renderPdf }: SigningDeps,
): Promise<ContractRecord | undefined> {
  const found = await findContractOfOrder(db, box, orderId)
  const order = found === undefined ? await findOrder(db, orderId) : undefined
  if (order === undefined || !canBeSigned(order)) return found
  for (;;) {
    const registered = await findShopOwner(db, box, order.shop.id)
    const contract = await draft(db, order, registered, { box, random, nowMs })
    const bytes = await draw(contractPdfContent(contract, await soldThing(db, order)))
    const isKept = await db.transaction(async (tx) => {
      // Rendering takes its time: where another owner was set meanwhile, the document is rendered again.
      await lockShop(tx, order.shop.id, 'share')
      if (!isDeepStrictEqual(await findShopOwner(tx, box, order.shop.id), registered)) return false
      if (await insertContract(tx, box, contract)) {
        await insertContractPdf(tx, box, contract.id, 1, bytes, nowMs)
        await writeMessages(tx, contractMessages(contract, nowMs))
      }
      return true
    })
    if (isKept) return findContractOfOrder(db, box, orderId)
  }
}

async function draft(
  db: Database,
  order: OrderRecord,
  registered: RegisteredOwner | undefined,
  { box, random, nowMs }: SigningDeps,
): Promise<ContractRecord> {
  const seller = await ownerOf(db, order.sellerId, box, nowMs)
  const buyer = await ownerOf(db, order.buyerId, box, nowMs)
  const listing = await findListing(db, order.id)
  const id = idFrom(random.token()) as ContractId
  return draftOfOrder({ id, order, listing, ownerOnRecord: registered, seller, buyer, at: nowMs })
}

/** Who a user is by the documents that were reviewed; without any, their first proof decides. */
export async function ownerOf(db: Queries, userId: string, box: DataBox, nowMs: number): Promise<RegisteredOwner> {
  const last = await lastVerification(db, userId)
  const papers =
    last?.status === 'verified'
      ? await readVerificationDocuments(db, last.id, box, { by: 'contract', at: nowMs })
      : undefined
  if (papers === undefined) return UNKNOWN_OWNER
  return papers.kind === 'person'
    ? ownerFrom(papers)
    : ownerFrom({ name: papers.legalPerson, residentId: papers.legalPersonId }, papers.companyName)
}

export async function soldThing(db: Queries, order: OrderRecord): Promise<SoldThing> {
  return {
    ...order.shop,
    orderNumber: order.number,
    placedAt: order.placedAt,
    listing: await findListing(db, order.id),
  }
}
