import {
  asShown,
  draftContract,
  expireContract,
  submitDocument,
  hasSigned,
  decideDocument,
  nextSigner,
  ORDER_EVENTS,
  documentOf,
  PROOFS,
  provesAs,
  signContract,
  voidContract,
  withDays,
  withProof,
  type Contract,
  type ContractId,
  type HandInFault,
  type Identity,
  type SupportingDocumentKind,
  type DocumentVerdict,
  type Proof,
  type Signatory,
} from '@diandu/core/contracts'
import { canBeSigned, hasViewing, isOrderIn, purchaseTerms, settleByOf, type OrderEvent } from '@diandu/core/orders'
import { namedAs } from '../signatories.ts'
import { SELLER, type ModelOrder, type ModelOrders } from './orders.ts'

type Party = Signatory['party']

const NOT_TAKEN = {
  'accepted-before': 'papers-settled',
  'refused-before': 'paper-refused',
  'replaced-often': 'too-many',
} as const satisfies Readonly<Record<HandInFault, string>>

export interface ModelContract extends Contract {
  readonly buyerId: string
  /** How often the document was rendered or signed, and which of them each party said last they had read. */
  readonly version: number
  readonly read: Readonly<Partial<Record<Party, number>>>
}

/**
 * Contracts of paid orders, from the draft to their end; what they do to an order, and what an order's end does to
 * them.
 */
export class ModelContracts {
  readonly #orders: ModelOrders
  readonly #kept = new Map<string, ModelContract>()

  constructor(orders: ModelOrders) {
    this.#orders = orders
    orders.watch((order, event, at) => this.#follow(order, event, at))
  }

  get all(): readonly ModelContract[] {
    return [...this.#kept.values()]
  }

  ofOrder(orderId: string): ModelContract | undefined {
    return this.all.find((contract) => contract.orderId === orderId)
  }

  /** It is drafted by the first request for it, once the order can be signed. */
  mayDraft({ id, status, termsVersion }: ModelOrder): boolean {
    return canBeSigned({ status, termsVersion }) && this.ofOrder(id) === undefined
  }

  draft(id: string, order: ModelOrder, draftedAt: number): void {
    const [seller, buyer] = [namedAs('seller', SELLER, order.shop.id), namedAs('buyer', order.buyerId, order.shop.id)]
    const drafted = draftContract({
      id: id as ContractId,
      orderId: order.id,
      number: '',
      shop: order.shop,
      terms: purchaseTerms({ ...order, kind: 'flagship' }),
      seller,
      buyer,
      draftedAt,
      settleBy: settleByOf(order),
    })
    this.#keep({ ...drafted, buyerId: order.buyerId, version: 1, read: {} })
  }

  prove(stored: ModelContract, party: Party, proof: Proof, shown: Identity, at: number): string | undefined {
    if (PROOFS[proof].of !== provesAs(stored[party])) return 'bad-parameter'
    const signatory = withProof(asShown(stored[party], shown), proof)
    const isNamed =
      signatory.signer.name !== stored[party].signer.name || signatory.owner.name !== stored[party].owner.name
    const version = stored.version + (stored.status === 'draft' && isNamed ? 1 : 0)
    this.#keep({ ...stored, ...withDays({ ...stored, [party]: signatory }, at), version })
    return undefined
  }

  /**
   * A proof of equity is one of identity too, which no party is too late for; a consent serves only a party who has not
   * signed.
   */
  handIn(
    stored: ModelContract,
    party: Party,
    kind: SupportingDocumentKind,
    digest: string,
    at: number,
  ): string | undefined {
    if (kind === 'consent' && (hasSigned(stored, party) || nextSigner(stored) === null)) return 'terms-changed'
    if (kind === 'equity' && provesAs(stored[party]) !== 'company') return 'bad-parameter'
    const handed = submitDocument(stored[party], { kind, digest, handedInAt: at })
    if (!handed.ok) return NOT_TAKEN[handed.failure]
    const signatory = kind === 'equity' ? withProof(handed.value, 'equity') : handed.value
    this.#keep({ ...stored, ...withDays({ ...stored, [party]: signatory }, at) })
    return undefined
  }

  validate(
    stored: ModelContract,
    { party, kind, refusedFor, at }: Omit<DocumentVerdict, 'digest'>,
  ): string | undefined {
    const validated = decideDocument(stored, {
      party,
      kind,
      refusedFor,
      at,
      digest: documentOf(stored[party], kind)?.digest ?? '',
    })
    if (!validated.ok) return validated.failure
    this.#keep({ ...stored, ...validated.value })
    return undefined
  }

  readIt(stored: ModelContract, party: Party): ModelContract {
    const read = { ...stored, read: { ...stored.read, [party]: stored.version } }
    this.#keep(read)
    return read
  }

  sign(stored: ModelContract, party: Party, at: number): string | undefined {
    const order = this.#orders.find(stored.orderId)
    if (order?.status === 'refund-under-review' && hasViewing(stored.terms.version)) return 'signing-paused'
    const signed = signContract(stored, { party, way: 'manual', at })
    if (!signed.ok)
      return signed.failure === 'signer-mismatch' || signed.failure === 'paper-waiting'
        ? signed.failure
        : 'terms-changed'
    // Before the balance the last signature moves nothing.
    const isUnpaid = signed.value.status === 'all-signed' && order?.status === 'deposit-paid'
    const event = isUnpaid ? (`${party}.signed` as const) : ORDER_EVENTS[signed.value.status]
    if (event === null || order === undefined || stored.read[party] !== stored.version) return 'terms-changed'
    if (this.#orders.act(order, event, party, at) !== undefined) return 'terms-changed'
    this.#keep({
      ...stored,
      ...signed.value,
      version: stored.version + signed.value.signatures.length - stored.signatures.length,
    })
    return undefined
  }

  /** Whatever ends an order before all have signed ends its contract. */
  #follow(order: ModelOrder, event: OrderEvent, at: number): void {
    const { id, status } = order
    const known = this.ofOrder(id)
    if (known === undefined) return
    const stored = { ...known, settleBy: settleByOf(order) }
    this.#kept.set(stored.id, stored)
    if (!isOrderIn('past-signing', status)) return
    const ended = event === 'signature.late' ? expireContract(stored, at) : voidContract(stored)
    if (ended.ok) this.#keep({ ...stored, ...ended.value })
  }

  #keep(contract: ModelContract): void {
    this.#kept.set(contract.id, contract)
    this.#orders.keepDays(contract.orderId, contract)
  }
}
