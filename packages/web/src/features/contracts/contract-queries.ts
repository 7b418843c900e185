import { queryOptions } from '@tanstack/react-query'
import type { ContractId, ContractView } from '@diandu/core/contracts'
import type { OrderId } from '@diandu/core/orders'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const contractsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['contracts'], ({ contracts }, cursor, signal) => contracts.list(cursor, signal))

export const contractQuery = (ports: PortsSource, id: ContractId) =>
  queryOptions({
    queryKey: ['contract', id],
    queryFn: call(ports, ({ contracts }, signal) => contracts.find(id, signal)),
    staleTime: 0,
  })

export const contractOfOrderQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['contract-of-order', id],
    queryFn: call(ports, ({ contracts }, signal) => contracts.ofOrder(id, signal)),
    staleTime: 0,
  })

/** By which documents a signer can be identified here: the same for all. */
export const identityDocumentsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['identity-papers'],
    queryFn: call(ports, ({ identity }, signal) => identity.papers(signal)),
    staleTime: 3_600_000,
  })

/** The contract behind a link to sign: asked for once, because a misuse is written down. */
export const linkQuery = (ports: PortsSource, secret: string) =>
  queryOptions({
    queryKey: ['signing-link', secret],
    queryFn: call(ports, ({ signingLinks }, signal) => signingLinks.open(secret, signal)),
    staleTime: 'static',
    retry: false,
  })

/** Its addresses hold for half an hour; the signatures and whom it names tell one document from the next. */
export const pagesQuery = (ports: PortsSource, { id, signatures, seller, buyer }: ContractView) =>
  queryOptions({
    queryKey: ['contract-pages', id, signatures.length, seller.owner.name, seller.signer.name, buyer.signer.name],
    queryFn: call(ports, ({ contracts }, signal) => contracts.pages(id, signal)),
    staleTime: 20 * 60_000,
  })

export const evidenceQuery = (ports: PortsSource, id: ContractId, signatures: number) =>
  queryOptions({
    queryKey: ['contract-evidence', id, signatures],
    queryFn: call(ports, ({ contracts }, signal) => contracts.evidence(id, signal)),
  })

export const orderOfAgreementQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: call(ports, ({ orders }, signal) => orders.find(id, signal)),
    staleTime: 0,
  })
