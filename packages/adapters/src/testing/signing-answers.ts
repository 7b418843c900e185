import type { Proof, ProofField } from '@diandu/core/contracts'
import { mapResult } from '@diandu/core/kernel'
import type { Device } from '@diandu/core/testing'
import * as wire from '@diandu/wire'
import { on, type MarketAnswer } from './market-answer.ts'

type Fields = Readonly<Partial<Record<ProofField, string>>>
type ContractId = Parameters<Device['contracts']['find']>[0]

const begin = ({ identity }: Device, proof: Proof, { contractId, ...fields }: { readonly contractId: ContractId } & Fields) => identity.begin({ contractId, proof, fields })

/** What a market in memory answers to the rows of contracts and signatures. */
export const SIGNING_ANSWERS: readonly MarketAnswer[] = [
  on(wire.listContracts, async ({ contracts }, { contractId, cursor = null }) =>
    contractId === undefined ? contracts.list(cursor) : mapResult(await contracts.find(contractId), (one) => ({ items: [one], nextCursor: null })),
  ),
  on(wire.getContract, ({ contracts }, { orderId }) => contracts.ofOrder(orderId)),
  on(wire.getContractDownload, async ({ contracts }, { contractId }) => mapResult(await contracts.paper(contractId, 'download'), (url) => ({ url }))),
  on(wire.getContractPages, async ({ contracts }, { contractId }) => {
    const url = await contracts.paper(contractId, 'view')
    return url.ok ? mapResult(await contracts.pages(contractId), (pages) => ({ url: url.value, ...pages })) : url
  }),
  on(wire.getEvidence, async ({ contracts }, { contractId }) => mapResult(await contracts.evidence(contractId), (items) => ({ items }))),
  on(wire.confirmContract, ({ signatures }, { contractId, digest }) => signatures.confirm(contractId, digest)),
  on(wire.refreshSigning, ({ signatures }, { contractId }) => signatures.refresh(contractId)),
  on(wire.signByHand, ({ signatures }, attempt, key) => signatures.sign({ ...attempt, way: 'manual' }, key)),
  on(wire.signNext, ({ signatures }, attempt, key) => signatures.sign({ ...attempt, way: 'next' }, key)),
  on(wire.getSigningLink, async ({ signingLinks }, { contractId, link }) => {
    if (link !== undefined) return mapResult(await signingLinks.open(link), (contract) => ({ link: null, contract }))
    return mapResult(await signingLinks.make(contractId ?? ('' as ContractId)), (made) => ({ link: made, contract: null }))
  }),
  on(wire.getAgreementAddress, async ({ agreements }, { orderId }) => mapResult(await agreements.addressOf(orderId), (url) => ({ url }))),
  on(wire.confirmAgreement, async ({ agreements }, { orderId, termsVersion }) =>
    mapResult(await agreements.confirm(orderId, termsVersion), (agreedAt) => ({ agreedAt })),
  ),
  on(wire.getIdentityPapers, async ({ identity }) => mapResult(await identity.papers(), (items) => ({ items }))),
  on(wire.beginFourElements, (device, input) => begin(device, 'four-elements', input)),
  on(wire.beginThreeElements, (device, input) => begin(device, input.creditCode === undefined ? 'three-elements' : 'legal-representative', input)),
  on(wire.verifyByBank, (device, input) => begin(device, 'bank', input)),
  on(wire.beginHighVerification, (device, input) => begin(device, 'high', input)),
  on(wire.getVerificationPage, ({ identity }, { contractId }) => identity.page(contractId)),
  on(wire.finishProof, ({ identity }, { code = null, ...answer }) => identity.finish({ ...answer, code })),
  on(wire.handInPhotos, async (device, input) => {
    if (input.use === 'consent') {
      return mapResult(await device.signatures.handInConsent(input.contractId, input.paper), (contract) => ({ begun: null, contract }))
    }
    const { use, ...photos } = input
    return mapResult(await begin(device, use, photos), (begun) => ({ begun, contract: null }))
  }),
]
