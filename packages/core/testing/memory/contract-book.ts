import {
  contractAt,
  contractMessages,
  draftOfOrder,
  keepEvidence,
  partyOf,
  noContract,
  ownerFrom,
  UNKNOWN_OWNER,
  type ContractId,
  type Evidence,
  type EvidenceId,
  type RegisteredOwner,
  type SigningParty,
} from '../../src/contracts/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import { canBeSigned, settleByOf } from '../../src/orders/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { ContractEntry, ContractRecord, MarketState, Member, OrderRecord } from './market-state.ts'
import { valueOr } from './value-or.ts'
import { writeMessages } from './write-messages.ts'

/** The contract of an order, in its current state; drafted on first use, once the order can be signed. */
export function contractOf(state: MarketState, order: OrderRecord): ContractRecord | undefined {
  const { status: orderStatus } = order
  const entry = state.contracts.get(order.id) ?? (canBeSigned(order) ? drafted(state, order) : undefined)
  if (entry === undefined) return undefined
  const drawnBy = (['seller', 'buyer'] as const).filter((party) => state.drawings.has(order[`${party}Id`]))
  const contract = contractAt(
    { ...entry.contract, orderStatus, drawnBy, settleBy: settleByOf(order) },
    state.clock.now(),
  )
  state.contracts.set(order.id, { ...entry, contract })
  return contract
}

function drafted(state: MarketState, order: OrderRecord): ContractEntry {
  const contract = draftOf(state, order)
  writeMessages(state, contractMessages(contract, state.clock.now()))
  return emptyEntry(contract)
}

const emptyEntry = (contract: ContractRecord): ContractEntry => ({ contract, evidence: [], proofs: {}, read: {} })

function draftOf(state: MarketState, order: OrderRecord): ContractRecord {
  return draftOfOrder({
    id: `contract-${state.contracts.size + 1}` as ContractId,
    order,
    listing: state.listings.get(order.id) ?? null,
    ownerOnRecord: state.shopOwners.get(order.shop.id),
    seller: ownerOf(state, order.sellerId),
    buyer: ownerOf(state, order.buyerId),
    at: state.clock.now(),
  })
}

const ownerOf = ({ identities, companies }: MarketState, userId: UserId): RegisteredOwner =>
  ownerFrom(identities.get(userId) ?? UNKNOWN_OWNER.legalPerson, companies.get(userId))

/** A contract of the caller, and their party; another's is not found. */
export interface OwnContract {
  readonly contract: ContractRecord
  readonly party: SigningParty
  readonly entry: ContractEntry
}

export function ownContract(
  state: MarketState,
  { userId }: Member,
  order: OrderRecord | undefined,
): Result<OwnContract> {
  const party = order && partyOf(order, userId)
  const contract = order && contractOf(state, order)
  const entry = order && state.contracts.get(order.id)
  return contract === undefined || party === undefined || entry === undefined
    ? fail(noContract())
    : ok({ contract, party, entry })
}

export const orderOfContract = (state: MarketState, id: ContractId): OrderRecord | undefined =>
  [...state.contracts.values()]
    .filter(({ contract }) => contract.id === id)
    .map(({ contract }) => state.orders.get(contract.orderId))[0]

/** Keeps a contract as it is now, and with its order how the buyer's days to sign go on. */
export function keepContract(
  state: MarketState,
  contract: ContractRecord,
  change: Partial<Omit<ContractEntry, 'contract'>> = {},
): void {
  const { orderId, signHeldSince, signExtendedTo, signRefusals } = contract
  state.contracts.set(orderId, { ...(state.contracts.get(orderId) ?? emptyEntry(contract)), ...change, contract })
  const order = state.orders.get(orderId)
  if (order !== undefined) state.orders.set(orderId, { ...order, signHeldSince, signExtendedTo, signRefusals })
}

export function addEvidence(
  { clock }: MarketState,
  stored: readonly Evidence[],
  contractId: ContractId,
  { digest = '', ...piece }: Pick<Evidence, 'kind' | 'party' | 'by'> & { readonly digest?: string },
): readonly Evidence[] {
  const id = `evidence-${stored.length + 1}` as EvidenceId
  const shown = digest === '' ? digestOf(`${contractId} ${id}`) : digest
  return valueOr(keepEvidence(stored, { ...piece, id, contractId, digest: shown, keptAt: clock.now() }), stored)
}

/**
 * Stands in for the document's digest: it changes with every signature and, before the first, with the people named.
 */
export const pdfDigest = ({ signatures, seller, buyer }: ContractRecord): string =>
  digestOf(
    `${signatures.length} ${signatures.length > 0 ? '' : [seller, buyer].map(({ owner, signer }) => `${owner.name} ${signer.name}`).join()}`,
  )

/** A short digest: enough to tell texts of a test apart. */
export const digestOf = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x7fff_ffff, 0)
    .toString(16)
    .padStart(64, '0')
