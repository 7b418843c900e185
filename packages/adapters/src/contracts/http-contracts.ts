import type { Agreements, Contracts, Signatures, SigningLinks } from '@diandu/core/contracts'
import { fail, mapResult, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { after, type Client } from '../http/index.ts'
import { pictureOf } from './picture-of.ts'

export const httpContracts = (client: Client): Contracts => ({
  async find(contractId, signal) {
    const page = await client.send(wire.listContracts, { contractId }, { signal })
    return page.ok ? present(page.value.items[0]) : page
  },
  ofOrder: (orderId, signal) => client.send(wire.getContract, { orderId }, { signal }),
  list: (cursor, signal) => client.send(wire.listContracts, after(cursor), { signal }),
  paper: async (contractId, use, signal) =>
    mapResult(
      await client.send(use === 'view' ? wire.getContractPages : wire.getContractDownload, { contractId }, { signal }),
      ({ url }) => url,
    ),
  pages: async (contractId, signal) =>
    mapResult(await client.send(wire.getContractPages, { contractId }, { signal }), ({ digest, pictures }) => ({
      digest,
      pictures,
    })),
  evidence: async (contractId, signal) =>
    mapResult(await client.send(wire.getEvidence, { contractId }, { signal }), ({ items }) => items),
})

export const httpSignatures = (client: Client): Signatures => ({
  sign: ({ contractId, way, drawing }, key, signal) =>
    client.send(
      way === 'manual' ? wire.signByHand : wire.signNext,
      { contractId, ...(drawing === undefined ? {} : { drawing }) },
      { key, signal },
    ),
  async handInConsent(contractId, paper, signal) {
    const answer = await client.send(
      wire.handInPhotos,
      { use: 'consent', contractId, paper: pictureOf(paper) },
      { signal },
    )
    return answer.ok ? present(answer.value.contract) : answer
  },
  confirm: (contractId, digest, signal) => client.send(wire.confirmContract, { contractId, digest }, { signal }),
  refresh: (contractId, signal) => client.send(wire.refreshSigning, { contractId }, { signal }),
})

export const httpSigningLinks = (client: Client): SigningLinks => ({
  async make(contractId, signal) {
    const answer = await client.send(wire.getSigningLink, { contractId }, { signal })
    return answer.ok ? present(answer.value.link) : answer
  },
  async open(link, signal) {
    const answer = await client.send(wire.getSigningLink, { link }, { signal })
    return answer.ok ? present(answer.value.contract) : answer
  },
})

export const httpAgreements = (client: Client): Agreements => ({
  ofOrder: (orderId, signal) => client.send(wire.getAgreementAddress, { orderId }, { signal }),
  confirm: async (orderId, termsVersion, signal) =>
    mapResult(
      await client.send(wire.confirmAgreement, { orderId, termsVersion }, { signal }),
      ({ agreedAt }) => agreedAt,
    ),
})

/** An endpoint that may answer with nothing was asked for something that is there. */
const present = <T>(value: T | null | undefined): Result<T> =>
  value === null || value === undefined ? fail(refused('not-found', '没有找到')) : ok(value)
