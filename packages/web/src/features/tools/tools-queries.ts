import { queryOptions } from '@tanstack/react-query'
import type { Province, ShopId } from '@diandu/core/catalog'
import { AT_ONCE, call } from '../../app/queries/run-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const rollQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'roll'],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.roll(signal)),
    ...AT_ONCE,
  })

export const hotWordsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'hot'],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.hot(signal)),
    ...AT_ONCE,
  })

export const keywordQuery = (ports: PortsSource, word: string) =>
  queryOptions({
    queryKey: ['tools', 'keyword', word],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.keyword(word, signal)),
    ...AT_ONCE,
  })

export const shopClassesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'classes'],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.shopClasses(signal)),
    ...AT_ONCE,
  })

export const ratedShopQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['tools', 'rated', id],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.ratedShop(id, signal)),
    ...AT_ONCE,
  })

/** The same for a whole visit: it is a file of the server's. */
export const wordListQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'word-list'],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.wordList(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    ...AT_ONCE,
  })

export const postageQuery = (ports: PortsSource, from: Province, grams: number) =>
  queryOptions({
    queryKey: ['tools', 'postage', from, grams],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.postage(from, grams, signal)),
    ...AT_ONCE,
  })

export const parcelQuery = (ports: PortsSource, from: Province, to: Province, grams: number) =>
  queryOptions({
    queryKey: ['tools', 'parcel', from, to, grams],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.parcel(from, to, grams, signal)),
    ...AT_ONCE,
  })
