import * as v from 'valibot'
import {
  CONTRACT_STATUSES,
  EVIDENCE_KINDS,
  MAX_DRAWING_LENGTH,
  SUPPORTING_DOCUMENT_KINDS,
  PARTIES,
  PROOFS,
  readDrawing,
  SIGNING_WAYS,
  type ContractId,
  type ContractView,
  type Evidence,
  type EvidenceId,
  type IdentityDocument,
  type Proof,
  type SupportingDocument,
} from '@diandu/core/contracts'
import { passesLuhn } from '@diandu/core/input'
import { CLAUSES, PAYMENT_PLANS, type OrderId, type PurchaseTerms } from '@diandu/core/orders'
import { orderedShop } from '../calls/orders/orders.calls.ts'
import { identityPage } from './identity.schemas.ts'
import { count, fen, idOf, instant, keysOf } from './schemas.ts'

export const contractId = idOf<ContractId>()
export const contractOrderId = idOf<OrderId>()
export const proof = v.picklist(keysOf(PROOFS)) as v.GenericSchema<unknown, Proof>
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A digest is 64 hexadecimal digits'))
export const drawing = v.pipe(
  v.string(),
  v.maxLength(MAX_DRAWING_LENGTH),
  v.check((text) => readDrawing(text) !== null, 'A drawing is strokes of points'),
)
/** Half a character becomes the mark of something unreadable on its way into a seal. */
export const linkSecret = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,100}$/, 'A link has 16 to 100 letters, digits, dashes or underscores'),
)
export const bankCard = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{9,29}$/, 'A card number is 10 to 30 digits'),
  v.check(passesLuhn, 'The last digit of a card number fits the others'),
)

const identity = v.object({ name: v.string(), residentId: v.string() })

const supportingDocument = v.object({
  kind: v.picklist(SUPPORTING_DOCUMENT_KINDS),
  digest,
  handedInAt: instant,
  standing: v.variant('is', [
    v.object({ is: v.literal('waiting') }),
    v.object({ is: v.literal('accepted'), at: instant }),
    v.object({ is: v.literal('refused'), at: instant, reason: v.string() }),
  ]),
  replaced: count,
}) satisfies v.GenericSchema<unknown, SupportingDocument>

const signatory = v.object({
  party: v.picklist(['seller', 'buyer']),
  owner: v.object({ kind: v.picklist(['person', 'company']), name: v.string(), legalPerson: identity }),
  signer: identity,
  proofs: v.array(proof),
  papers: v.array(supportingDocument),
})

const terms = v.object({
  version: v.string(),
  plan: v.picklist(PAYMENT_PLANS),
  priceFen: fen,
  depositFen: fen,
  balanceFen: fen,
  serviceFeeFen: fen,
  dueNowFen: fen,
  dueLaterFen: fen,
  couponFen: fen,
  damagesFen: fen,
  damagesPercent: count,
  equity: v.nullable(v.object({ leastPercent: count, capitalFen: v.nullable(fen), leastCapitalFen: v.nullable(fen) })),
  clauses: v.array(v.picklist(CLAUSES)),
}) satisfies v.GenericSchema<unknown, PurchaseTerms>

/** Identity numbers in it are masked, whichever caller asks. */
export const contract = v.object({
  id: contractId,
  orderId: contractOrderId,
  number: v.string(),
  role: v.picklist(['seller', 'buyer']),
  offered: v.array(proof),
  hasDrawing: v.boolean(),
  isPaused: v.optional(v.boolean()),
  status: v.picklist(keysOf(CONTRACT_STATUSES)),
  shop: orderedShop,
  terms,
  seller: signatory,
  buyer: signatory,
  draftedAt: instant,
  signatures: v.array(
    v.object({ party: v.picklist(PARTIES), way: v.picklist([...SIGNING_WAYS, 'seal']), at: instant }),
  ),
  settleBy: v.nullable(instant),
  signHeldSince: v.nullable(instant),
  signExtendedTo: v.nullable(instant),
  signRefusals: count,
}) satisfies v.GenericSchema<unknown, ContractView>

export const evidence = v.object({
  id: idOf<EvidenceId>(),
  contractId,
  kind: v.picklist(EVIDENCE_KINDS),
  party: v.picklist(PARTIES),
  digest,
  keptAt: instant,
  by: v.exactOptional(v.string()),
  from: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Evidence>

export const identityDocument = v.object({
  code: v.string(),
  of: v.picklist(['person', 'company']),
  name: v.object({ zh: v.string(), en: v.string() }),
}) satisfies v.GenericSchema<unknown, IdentityDocument>

export const begun = v.variant('next', [
  v.object({ next: v.literal('code') }),
  v.object({ next: v.literal('page'), ...identityPage.entries }),
  v.object({ next: v.literal('nothing') }),
])
