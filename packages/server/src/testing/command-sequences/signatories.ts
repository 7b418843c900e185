import type { Identity, RegisteredOwner, Signatory } from '@diandu/core/contracts'

/** All of one name, in which each has a bank card. */
const HOLDER = '林小满'

const COMPANY = { name: '林记商贸有限公司', creditCode: '91350200MA2XNAMM76' }
const person = (residentId: string, name = HOLDER): RegisteredOwner => ({
  kind: 'person',
  name,
  legalPerson: { name, residentId },
})
const company = (legalPerson: Identity): RegisteredOwner => ({ kind: 'company', name: COMPANY.name, legalPerson })

/**
 * Who is who by documents that were reviewed: a seller, a person, one who buys for their company. Who cy is, is unknown
 * before the first proof.
 */
const KNOWN: Readonly<Record<string, RegisteredOwner>> = {
  seller: person('110105198001010016'),
  ann: person('110105198102020029'),
  bo: company(person('110105198203030031').legalPerson),
}
const CY = person('110105198304040044').legalPerson
const NO_IDENTITY: Identity = { name: '', residentId: '' }

/**
 * Shops that are in another name than their seller's: another person's, and that of a company whose legal person the
 * seller is.
 */
export const SHOP_OWNERS: Readonly<Record<string, RegisteredOwner>> = {
  s2: person('11010519400505005X', '周母'),
  s3: company(person('110105198001010016').legalPerson),
}

export const KNOWN_PEOPLE = Object.entries(KNOWN)

/** Whom a contract names for a party before anything was shown. */
export function namedAs(party: Signatory['party'], who: string, shop: string): Signatory {
  const own = KNOWN[who] ?? { kind: 'person', name: '', legalPerson: NO_IDENTITY }
  return {
    party,
    owner: (party === 'seller' ? SHOP_OWNERS[shop] : undefined) ?? own,
    signer: own.legalPerson,
    proofs: [],
    papers: [],
  }
}

const identityOf = (who: string): Identity => KNOWN[who]?.legalPerson ?? CY

/** The identity fields that a signer types. */
export const fieldsOf = (who: string) => ({ ...identityOf(who), bankCard: '6222020200112233446' })
export const companyFieldsOf = (who: string) => ({
  ...identityOf(who),
  mobile: '13800000003',
  companyName: COMPANY.name,
  creditCode: COMPANY.creditCode,
})
export const CREDIT_CODE = COMPANY.creditCode
