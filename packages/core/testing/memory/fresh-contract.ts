import { draftContract, ownerUnder, type Contract, type ContractId } from '../../src/contracts/index.ts'
import { purchaseTerms, type OrderId } from '../../src/orders/index.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, SIGNED_SHOP, type SigningSetting } from '../signing-table.ts'

/** The usual example: a fresh draft. */
export function freshContract(
  draftedAt: number,
  { isSellerAnother = false, isSellerUnknown = false, isCompanyShop = false, isBuyerCompany = false }: SigningSetting,
): Contract {
  const person = ({ name, residentId }: { readonly name: string; readonly residentId: string }) => ({
    name,
    residentId,
  })
  const distinctFrom = (identity: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY) => ({
    owner: { kind: 'person', name: identity.name, legalPerson: person(identity) } as const,
    signer: person(identity),
    proofs: [],
    papers: [],
  })
  const seller = { party: 'seller', ...distinctFrom(SELLER_IDENTITY) } as const
  const another = {
    kind: 'person',
    name: '周母',
    legalPerson: { name: '周母', residentId: '11010519491231002X'.replace('1949', '1925') },
  } as const
  const unidentified = { name: '', legalPerson: { name: '', residentId: '' } } as const
  const terms = purchaseTerms({ priceFen: 10_000_000, plan: 'full', kind: isCompanyShop ? 'enterprise' : 'flagship' })
  const signing = isSellerUnknown
    ? ({ ...seller, owner: { kind: 'person', ...unidentified }, signer: unidentified.legalPerson } as const)
    : isSellerAnother
      ? { ...seller, owner: another }
      : seller
  return draftContract({
    id: 'contract-1' as ContractId,
    orderId: 'order-1' as OrderId,
    number: 'DDHT0000000001',
    shop: SIGNED_SHOP,
    terms,
    seller: { ...signing, owner: ownerUnder(terms, signing.owner) },
    buyer: {
      party: 'buyer',
      ...distinctFrom(BUYER_IDENTITY),
      ...(isBuyerCompany
        ? { owner: { kind: 'company', name: SELLER_COMPANY.companyName, legalPerson: person(BUYER_IDENTITY) } }
        : {}),
    },
    draftedAt,
  })
}
