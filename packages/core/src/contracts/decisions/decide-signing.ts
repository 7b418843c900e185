import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { OrderEvent, OrderStatus } from '../../orders/index.ts'
import { signContract, type SigningWay } from '../contract.ts'
import { contractAt, isPaused, partyOf, type ContractRecord, type SigningParty } from '../contract-record.ts'
import { ORDER_EVENTS, type ContractStatus } from '../contract-status.ts'
import { readDrawing } from '../drawn-signature.ts'
import { contractChanged, noContract, signingPaused, signingRefusal } from './contract-refusal.ts'

/** The facts behind a signature; the server reads them under locks. */
export interface SigningFacts<U extends string> {
  readonly userId: string
  /** Undefined where there is no such contract. */
  readonly contract: ContractRecord<U> | undefined
  /** The current document is the one that this person last confirmed to have read. */
  readonly hasRead: boolean
  readonly at: number
}

export interface DecidedSigning<U extends string> {
  readonly party: SigningParty
  /** With the signature, and with the platform's seal where it is the last. Its order is to be moved yet. */
  readonly contract: ContractRecord<U>
  /** The event of the order that comes with it. */
  readonly event: OrderEvent
}

/** A party signs the document that they have read, when it is their turn and they may. */
export function decideSigning<U extends string>(
  { userId, contract, hasRead, at }: SigningFacts<U>,
  { way, drawing }: { readonly way: SigningWay; readonly drawing?: string | undefined },
): Result<DecidedSigning<U>> {
  const party = contract && partyOf(contract, userId)
  if (contract === undefined || party === undefined) return fail(noContract())
  if (isPaused(contract)) return fail(signingPaused())
  if (drawing !== undefined && readDrawing(drawing) === null)
    return fail(refused('bad-parameter', '手写签名格式不正确', 'drawing'))
  const signed = signContract(contractAt(contract, at), { party, way, at })
  if (!signed.ok) return fail(signingRefusal(signed.failure))
  const event = eventOf(signed.value.status, party, contract.orderStatus)
  if (event === null) return fail(contractChanged())
  if (!hasRead) return fail(refused('terms-changed', '合同内容已变化，请重新阅读后再签署', 'digest'))
  const isDrawn = way === 'manual' && drawing !== undefined && !contract.drawnBy.includes(party)
  const drawnBy = isDrawn ? [...contract.drawnBy, party] : contract.drawnBy
  return ok({ party, contract: { ...contract, ...signed.value, drawnBy }, event })
}

/** Before all is paid the last signature is one like the first: the hand-over begins with the balance. */
const eventOf = (status: ContractStatus, party: SigningParty, order: OrderStatus): OrderEvent | null =>
  status === 'all-signed' && order === 'deposit-paid' ? `${party}.signed` : ORDER_EVENTS[status]

/** Confirms that the current document was read, and no other. */
export const decideReading = (digest: string, standing: string | undefined): Result<string> =>
  digest === standing ? ok(digest) : fail(refused('terms-changed', '合同内容已变化，请重新阅读', 'digest'))
