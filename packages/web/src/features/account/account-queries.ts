import type { AddressId, AwaitedFace, VerificationRecord } from '@diandu/core/account'
import type { ShopCard, ShopId } from '@diandu/core/catalog'
import { ok, type Page } from '@diandu/core/kernel'
import { queryOptions, type InfiniteData } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const favouritesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['favourites'], ({ favourites }, cursor, signal) => favourites.list(cursor, signal))

export const viewedShopsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['viewed-shops'], ({ viewHistory }, cursor, signal) => viewHistory.list(cursor, signal))

export const orderTotalsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['order-totals'],
    queryFn: call(ports, ({ orders }, signal) => orders.totals(null, signal)),
    staleTime: 0,
  })

export type ShopPages = InfiniteData<Page<ShopCard>>

/** The pages without some shops; their cursors stay good. */
export const withoutShops = (pages: ShopPages, gone: ReadonlySet<ShopId>): ShopPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !gone.has(id)) })),
})

export const addressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })

export const addressQuery = (ports: PortsSource, id: AddressId) =>
  queryOptions({
    queryKey: ['address', id],
    queryFn: call(ports, ({ addresses }, signal) => addresses.one(id, signal)),
    staleTime: 0,
    gcTime: 0,
  })

/** A country does not change its provinces during a visit. */
export const areasQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['areas'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.areas(signal)),
    staleTime: Infinity,
  })

/** The person's own page of themselves: name, picture, how their documents stand. */
export const profileQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: call(ports, ({ profiles }, signal) => profiles.profile(signal)),
    staleTime: 0,
  })

/** How well the account is guarded: it changes on other devices too. */
export const safetyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['account-safety'],
    queryFn: call(ports, ({ profiles }, signal) => profiles.safety(signal)),
    staleTime: 0,
  })

/** The user's sessions: other devices come and go. */
export const sessionsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['active-sessions'],
    queryFn: call(ports, ({ accountSessions }, signal) => accountSessions.listSessions(signal)),
    staleTime: 0,
  })

/** Requests to the reviewers, the latest first. */
export const phoneChangesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['phone-changes'],
    queryFn: call(ports, ({ phoneChanges }, signal) => phoneChanges.record(signal)),
    staleTime: 0,
  })

export interface VerificationStanding {
  /** The last documents submitted; null where none were. */
  readonly record: VerificationRecord | null
  readonly face: AwaitedFace
  /** When that was asked: whether a person is of age depends on it. */
  readonly askedAt: number
}

export const verificationQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: call(ports, async ({ verifications, clock }, signal) => {
      const [last, face] = await Promise.all([verifications.last(signal), verifications.face(signal)])
      if (!last.ok) return last
      return face.ok ? ok<VerificationStanding>({ record: last.value, face: face.value, askedAt: clock.now() }) : face
    }),
    staleTime: 0,
  })
