import { queryOptions } from '@tanstack/react-query'
import type { Province, ShopId } from '@diandu/core/catalog'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const rollQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'roll'],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.roll(signal)),
  })

export const hotWordsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'hot'],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.hot(signal)),
  })

export const keywordQuery = (ports: PortsSource, word: string) =>
  queryOptions({
    queryKey: ['tools', 'keyword', word],
    queryFn: call(ports, ({ marketWords }, signal) => marketWords.keyword(word, signal)),
  })

export const shopClassesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'classes'],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.shopClasses(signal)),
  })

export const ratedShopQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['tools', 'rated', id],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.ratedShop(id, signal)),
  })

/** The same for a whole visit: it is a file of the server's. */
export const wordListQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['tools', 'word-list'],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.wordList(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const postageQuery = (ports: PortsSource, from: Province, grams: number) =>
  queryOptions({
    queryKey: ['tools', 'postage', from, grams],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.postage(from, grams, signal)),
  })

export const parcelQuery = (ports: PortsSource, from: Province, to: Province, grams: number) =>
  queryOptions({
    queryKey: ['tools', 'parcel', from, to, grams],
    queryFn: call(ports, ({ sellerTools }, signal) => sellerTools.parcel(from, to, grams, signal)),
  })
