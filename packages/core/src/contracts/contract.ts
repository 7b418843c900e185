import { fail, ok, type Brand, type Result } from '../kernel/index.ts'
import {
  hasViewing,
  isInstant,
  NEVER_HELD,
  signByOf,
  type OrderedShop,
  type OrderId,
  type PurchaseTerms,
  type RunningDays,
  type SigningDays,
} from '../orders/index.ts'
import { CONTRACT_STATUSES, mayMoveContract, type ContractStatus } from './contract-status.ts'
import { validateSignatory, type Signatory, type SignatoryFault } from './signatory.ts'

export type ContractId = Brand<'ContractId'>

export const PARTIES = ['seller', 'buyer', 'house'] as const
export type Party = (typeof PARTIES)[number]

/** Drawn by hand, or the kept signature put on the next place; the platform seals. */
export const SIGNING_WAYS = ['manual', 'next'] as const
export type SigningWay = (typeof SIGNING_WAYS)[number]

export interface Signature {
  readonly party: Party
  readonly way: SigningWay | 'seal'
  readonly at: number
}

/** The document that carries a purchase out, between buyer, seller and operator (rules CTR). */
export interface Contract extends SigningDays {
  readonly id: ContractId
  readonly orderId: OrderId
  /** The text of the document. */
  readonly number: string
  /** The shop that changes hands, as the order names it. */
  readonly shop: OrderedShop
  readonly status: ContractStatus
  /** This deal's figures and clauses, as they were agreed. */
  readonly terms: PurchaseTerms
  readonly seller: Signatory
  readonly buyer: Signatory
  readonly draftedAt: number
  readonly signatures: readonly Signature[]
  /** Before this instant no signature is late (`settleByOf` its order); null where nothing holds it. */
  readonly settleBy: number | null
}

export type ContractFault = SignatoryFault | 'no-instant' | 'ended' | 'not-your-turn' | 'too-late' | 'too-early'

export type ContractDraft = Pick<
  Contract,
  'id' | 'orderId' | 'number' | 'shop' | 'terms' | 'seller' | 'buyer' | 'draftedAt'
> &
  Partial<Pick<Contract, 'settleBy'>>

export const draftContract = (draft: ContractDraft): Contract => ({
  settleBy: null,
  ...draft,
  status: 'draft',
  signatures: [],
  ...NEVER_HELD,
})

/**
 * Whose signature is waited for: the seller's, then the buyer's; the seller's again where the buyer was first. The
 * platform seals with the last of them and is never waited for.
 */
export function nextSigner({ status }: Pick<Contract, 'status'>): 'seller' | 'buyer' | null {
  if (status === 'draft' || status === 'buyer-signed') return 'seller'
  return status === 'seller-signed' ? 'buyer' : null
}

/** Whether a party can sign now: the one who is waited for, and where the agreement knows a viewing the buyer first. */
export const maySignNow = (contract: Signable, party: Party): boolean =>
  contract.isPaused !== true &&
  (nextSigner(contract) === party ||
    (party === 'buyer' && contract.status === 'draft' && hasViewing(contract.terms.version)))

interface Signable extends Pick<Contract, 'status' | 'terms'> {
  /** The platform reviews what was seen of the shop: until it has decided, neither party can sign. */
  readonly isPaused?: boolean | undefined
}

export const hasSigned = ({ signatures }: Pick<Contract, 'signatures'>, party: Party): boolean =>
  signatures.some((signature) => signature.party === party)

type Dated = SigningDays & Pick<Contract, 'signatures' | 'settleBy'>

/** The facts that decide the buyer's days to sign. */
export const runningDays = ({
  signatures,
  settleBy,
  signHeldSince,
  signExtendedTo,
  signRefusals,
}: Dated): RunningDays => ({
  settleBy,
  sellerSignedAt: signatures.find(({ party }) => party === 'seller')?.at ?? null,
  signHeldSince,
  signExtendedTo,
  signRefusals,
})

/**
 * The last instant at which the buyer can sign; null until the seller has, because a seller has no fixed day, and while
 * the platform reviews a document.
 */
export const signBy = (contract: Dated): number | null => signByOf(runningDays(contract))

/** Not signed in time, whether or not a sweeper came by. */
export function isLate(contract: Dated & Pick<Contract, 'status'>, now: number): boolean {
  return contract.status === 'seller-signed' && now > (signBy(contract) ?? Infinity)
}

/** One party signs; with the last signature comes the platform's seal. */
export function signContract(
  contract: Contract,
  signature: Signature & { readonly party: 'seller' | 'buyer' },
): Result<Contract, ContractFault> {
  const { party, at } = signature
  const fault = signingFault(contract, party, at)
  if (fault !== undefined) return fail(fault)
  const validated = validateSignatory(contract[party])
  if (!validated.ok) return validated
  const when = Math.max(at, contract.signatures.at(-1)?.at ?? contract.draftedAt)
  const signed = [...contract.signatures, { ...signature, at: when }]
  return contract.status === 'draft'
    ? ok({ ...contract, status: party === 'seller' ? 'seller-signed' : 'buyer-signed', signatures: signed })
    : ok({ ...contract, status: 'all-signed', signatures: [...signed, { party: 'house', way: 'seal', at: when }] })
}

function signingFault(contract: Contract, party: Party, at: number): ContractFault | undefined {
  if (!isInstant(at)) return 'no-instant'
  if (nextSigner(contract) === null) return 'ended'
  if (!maySignNow(contract, party)) return 'not-your-turn'
  return isLate(contract, at) ? 'too-late' : undefined
}

/** The buyer's days are over. */
export function expireContract<C extends Contract>(contract: C, now: number): Result<C, ContractFault> {
  if (!mayBecome(contract, 'expired')) return fail(contract.status === 'draft' ? 'too-early' : 'ended')
  return isLate(contract, now) ? ok({ ...contract, status: 'expired' }) : fail('too-early')
}

/** The order ended before all had signed: what was signed binds no party. */
export const voidContract = <C extends Contract>(contract: C): Result<C, ContractFault> =>
  mayBecome(contract, 'void') ? ok({ ...contract, status: 'void' }) : fail('ended')

const mayBecome = ({ status }: Contract, next: ContractStatus): boolean =>
  mayMoveContract(CONTRACT_STATUSES[status], CONTRACT_STATUSES[next])
