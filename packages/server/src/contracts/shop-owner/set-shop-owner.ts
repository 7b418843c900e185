import type { ShopId } from '@diandu/core/catalog'
import {
  CONTRACT_STATUSES,
  contractAt,
  nextSigner,
  ownerUnder,
  withOwner,
  type RegisteredOwner,
  type ContractRecord,
} from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { findShop } from '../../catalog/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { lockShop } from '../../orders/index.ts'
import { findContract, lockContract, selectContracts, writeParty } from '../contract-store.ts'
import { ownerOf, type SigningDeps } from '../pdf/draft-contract.ts'
import { redraw } from '../pdf/rerender-pdf.ts'
import { addOwnerStep } from './shop-owner-step-store.ts'
import { findShopOwner, forgetShopOwner, keepShopOwner } from './shop-owner-store.ts'
import { forgetSupportingDocuments } from '../supporting-documents/supporting-document-store.ts'
import { addSupportingDocumentStep } from '../supporting-documents/supporting-document-step-store.ts'

interface OwnerChange {
  readonly shopId: string
  /** Null: the shop is registered in the seller's own name. */
  readonly owner: RegisteredOwner | null
}

export interface OwnerStatement extends OwnerChange {
  readonly by: string
  readonly why: string
}

export type OwnerRefusal =
  | { readonly kind: 'no-shop' }
  | { readonly kind: 'company-shop' }
  | { readonly kind: 'not-set' }
  | { readonly kind: 'unknown-seller' }
  | { readonly kind: 'signed'; readonly number: string }

/**
 * Sets in whose name a shop is registered. A contract without a signature names that owner from now on, and is read
 * again; one that the seller has signed stays as it is, and while it waits for the buyer the owner cannot be set.
 * Returns the numbers of the contracts that were rendered again.
 */
export const setShopOwner = (
  db: Database,
  statement: OwnerStatement,
  deps: SigningDeps,
): Promise<Result<readonly string[], OwnerRefusal>> => db.transaction((tx) => setShopOwnerWithin(tx, statement, deps))

/** As above, in a transaction of the caller's. */
export async function setShopOwnerWithin(
  tx: Transaction,
  { shopId, owner, by, why }: OwnerStatement,
  deps: SigningDeps,
): Promise<Result<readonly string[], OwnerRefusal>> {
  const open = await lockForOwner(tx, { shopId, owner }, deps)
  if (!open.ok) return open
  if (owner === null) await forgetShopOwner(tx, shopId)
  else await keepShopOwner(tx, deps.box, shopId, owner)
  await addOwnerStep(tx, { shopId, what: owner === null ? 'cleared' : 'set', by, why, at: deps.nowMs })
  for (const contract of open.value) await rename(tx, contract, { owner, by, why }, deps)
  return ok(open.value.map(({ number }) => number))
}

/** The unsigned contracts that would name this owner, where the shop may be registered in that name. */
export async function lockForOwner(
  tx: Transaction,
  { shopId, owner }: OwnerChange,
  deps: SigningDeps,
): Promise<Result<readonly ContractRecord[], OwnerRefusal>> {
  const found = await findShop(tx, shopId as ShopId)
  if (found === null) return fail({ kind: 'no-shop' })
  if (owner?.kind === 'person' && found.shop.kind === 'enterprise') return fail({ kind: 'company-shop' })
  // Of a company that is another's the seller shows themselves, which only a user who is known can.
  if (owner?.kind === 'company' && (await ownerOf(tx, found.sellerId, deps.box, deps.nowMs)).name === '')
    return fail({ kind: 'unknown-seller' })
  // Locked against a request that drafts a contract about it at the same time.
  await lockShop(tx, found.shop.id, 'update')
  const open = await openContracts(tx, shopId, deps)
  const signed = open.find(({ status }) => status !== 'draft')
  if (signed !== undefined) return fail({ kind: 'signed', number: signed.number })
  const isSet = (await findShopOwner(tx, deps.box, shopId)) !== undefined
  return owner === null && !isSet ? fail({ kind: 'not-set' }) : ok(open)
}

/** Contracts that can still be signed, locked against concurrent signing. */
async function openContracts(
  tx: Transaction,
  shopId: string,
  { box, nowMs }: SigningDeps,
): Promise<readonly ContractRecord[]> {
  const found = await storedContracts(tx, box, shopId)
  for (const { id } of found) await lockContract(tx, id)
  const held = await Promise.all(found.map(({ id }) => findContract(tx, box, id)))
  return stillOpen(
    held.flatMap((stored) => stored ?? []),
    nowMs,
  )
}

const storedContracts = (db: Queries, box: DataBox, shopId: string): Promise<readonly ContractRecord[]> =>
  selectContracts(db, box, 'WHERE o.shop_id = $1 AND c.status = ANY($2::int[]) ORDER BY c.id', [
    shopId,
    [CONTRACT_STATUSES.draft, CONTRACT_STATUSES['seller-signed'], CONTRACT_STATUSES['buyer-signed']],
  ])

const stillOpen = (stored: readonly ContractRecord[], nowMs: number): readonly ContractRecord[] =>
  stored.map((contract) => contractAt(contract, nowMs)).filter(({ status }) => nextSigner({ status }) !== null)

/** The numbers of contracts about a shop that can still be signed. */
export const openContractNumbers = async (
  db: Queries,
  shopId: string,
  { box, nowMs }: Pick<SigningDeps, 'box' | 'nowMs'>,
): Promise<readonly string[]> => stillOpen(await storedContracts(db, box, shopId), nowMs).map(({ number }) => number)

async function rename(
  tx: Transaction,
  contract: ContractRecord,
  { owner, by, why }: Omit<OwnerStatement, 'shopId'>,
  deps: SigningDeps,
): Promise<void> {
  const own = await ownOwner(tx, contract, deps)
  const signer = contract.seller.signer.residentId === '' ? own.legalPerson : contract.seller.signer
  const seller = { ...withOwner(contract.seller, ownerUnder(contract.terms, owner ?? own)), signer }
  await writeParty(tx, deps.box, contract.id, seller)
  const setAside =
    seller.papers.length < contract.seller.papers.length
      ? await forgetSupportingDocuments(tx, contract.id, 'seller')
      : []
  for (const paper of setAside)
    await addSupportingDocumentStep(tx, paper, { what: 'set aside', by, why, at: deps.nowMs })
  await redraw(tx, { ...contract, seller }, deps)
}

/** The seller: by their documents, or by what they have shown so far. */
async function ownOwner(
  tx: Transaction,
  { sellerId, seller: { signer } }: ContractRecord,
  { box, nowMs }: SigningDeps,
): Promise<RegisteredOwner> {
  const owner = await ownerOf(tx, sellerId, box, nowMs)
  return owner.name === '' && signer.name !== '' ? { kind: 'person', name: signer.name, legalPerson: signer } : owner
}
