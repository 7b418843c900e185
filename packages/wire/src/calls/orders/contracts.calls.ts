import * as v from 'valibot'
import { call } from '../call.ts'
import { contract, contractId, contractOrderId, digest, evidence, linkSecret } from '../../schemas/contracts.schemas.ts'
import { cursor, instant, pageOf, typed } from '../../schemas/schemas.ts'

const ofContract = v.strictObject({ contractId })
const ofOrder = v.strictObject({ orderId: contractOrderId })
const address = v.object({ url: v.string() })

export const listContracts = call('GET contract', {
  summary: 'A person’s contracts, newest first; with an id, that one',
  access: 'member',
  sealed: true,
  input: v.strictObject({ contractId: v.exactOptional(contractId), cursor: v.exactOptional(cursor) }),
  output: pageOf(contract),
  example: { contractId: 'c1', cursor: 'c1' },
})

export const getContract = call('POST contract/getInfo', {
  summary: 'The contract that carries an order out, for its buyer or its seller',
  access: 'member',
  sealed: true,
  input: ofOrder,
  output: contract,
  example: { orderId: 'o1' },
})

export const getContractDownload = call('POST contract/getDownloadUrl', {
  summary: 'Where the document can be taken home, for a while',
  access: 'member',
  input: ofContract,
  output: address,
  example: { contractId: 'c1' },
})

export const getContractPages = call('POST contract/getViewPdfUrl', {
  summary: 'Where the document can be looked at for a while: as a file, and page by page as pictures',
  access: 'member',
  input: ofContract,
  output: v.object({ url: v.string(), digest, pictures: v.array(v.string()) }),
  example: { contractId: 'c1' },
})

export const confirmContract = call('POST contract/confirmContract', {
  summary: 'Says that the document with this digest was read',
  access: 'member',
  once: true,
  audited: true,
  sealed: true,
  input: v.strictObject({ contractId, digest }),
  output: contract,
  example: { contractId: 'c1', digest: '0'.repeat(64) },
})

export const getSigningLink = call('POST contract/getContractUrl', {
  summary: 'A link under which this person signs this contract, once, in time; or the contract behind such a link',
  access: 'member',
  once: true,
  audited: true,
  sealed: true,
  input: v.strictObject({ contractId: v.exactOptional(contractId), link: v.exactOptional(linkSecret) }),
  output: v.object({
    link: v.nullable(v.object({ url: v.string(), validUntil: instant })),
    contract: v.nullable(contract),
  }),
  example: { contractId: 'c1', link: 'a-secret-of-some-length' },
})

export const getAgreementAddress = call('POST contract/getAgreementUrl', {
  summary: 'Where the purchase agreement of an order can be read again, and when this person agreed to it there',
  access: 'member',
  input: ofOrder,
  output: v.object({ url: v.string(), agreedAt: v.nullable(instant) }),
  example: { orderId: 'o1' },
})

export const confirmAgreement = call('POST contract/confirmAgreement', {
  summary: 'Says that this version of the purchase agreement was read and agreed to; answers when that was first said',
  access: 'member',
  audited: true,
  input: v.strictObject({ orderId: contractOrderId, termsVersion: typed(20, 1) }),
  output: v.object({ agreedAt: instant }),
  example: { orderId: 'o1', termsVersion: '2026-11' },
})

export const getEvidence = call('POST signature/personDeposit', {
  summary: 'What is kept so that a stranger can check who signed what, and when',
  access: 'member',
  sealed: true,
  input: ofContract,
  output: v.object({ items: v.array(evidence) }),
  example: { contractId: 'c1' },
})
