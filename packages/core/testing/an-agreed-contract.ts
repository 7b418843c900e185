import {
  draftContract,
  signContract,
  type Contract,
  type ContractId,
  type SupportingDocumentKind,
  type DocumentStanding,
  type Signatory,
  type SupportingDocument,
} from '../src/contracts/index.ts'
import { purchaseTerms, type OrderId } from '../src/orders/index.ts'
import { AN_ORDINARY_NOON } from './manual-clock.ts'
import { BUYER_IDENTITY, SELLER_IDENTITY, SIGNED_SHOP } from './signing-table.ts'

/** A person who signs for themself and has proven it. */
export function aSignatory(party: 'seller' | 'buyer', change: Partial<Signatory> = {}): Signatory {
  const { name, residentId } = party === 'seller' ? SELLER_IDENTITY : BUYER_IDENTITY
  const identity = { name, residentId }
  return {
    party,
    owner: { kind: 'person', name, legalPerson: identity },
    signer: identity,
    proofs: ['bank'],
    papers: [],
    ...change,
  }
}

/** A document that was submitted at an ordinary noon; accepted, unless another standing is said. */
export const aSupportingDocument = (
  kind: SupportingDocumentKind,
  standing: DocumentStanding = { is: 'accepted', at: AN_ORDINARY_NOON },
): SupportingDocument => ({ kind, digest: 'a'.repeat(64), handedInAt: AN_ORDINARY_NOON, standing, replaced: 0 })

/** A draft of an ordinary noon between two people who may sign. */
export const aContract = (change: Partial<Contract> = {}): Contract => ({
  ...draftContract({
    id: 'contract-1' as ContractId,
    orderId: 'order-1' as OrderId,
    number: 'DDHT0000000001',
    shop: SIGNED_SHOP,
    terms: purchaseTerms({ priceFen: 10_000_000, plan: 'full', kind: 'flagship' }),
    seller: aSignatory('seller'),
    buyer: aSignatory('buyer'),
    draftedAt: AN_ORDINARY_NOON,
  }),
  ...change,
})

/** The contract after a signature that has to be possible. */
export function signedBy(contract: Contract, party: 'seller' | 'buyer', at: number = AN_ORDINARY_NOON): Contract {
  const signed = signContract(contract, { party, way: 'manual', at })
  if (!signed.ok) throw new Error(`${party} cannot sign: ${signed.failure}`)
  return signed.value
}
