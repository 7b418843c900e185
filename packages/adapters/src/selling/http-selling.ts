import { mapResult } from '@diandu/core/kernel'
import type { Comparables, SellDrafts, Selling } from '@diandu/core/selling'
import {
  actOnListing,
  changeListing,
  changeListingPrice,
  dropSellDraft,
  getOwnListing,
  getPriceHint,
  getRelationShops,
  getSellDraft,
  listDealtShops,
  listOwnFigures,
  listOwnListings,
  saveSellDraft,
  sell,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpSelling = (client: Client): Selling => ({
  submit: (form, key) => client.send(sell, form, { key }),
  change: (id, revision, form) => client.send(changeListing, { id, revision, ...form }),
  changePrice: (id, revision, priceFen) => client.send(changeListingPrice, { id, revision, priceFen }),
  act: (id, revision, act) => client.send(actOnListing, { id, revision, act }),
  list: (group, cursor, signal) =>
    client.send(listOwnListings, { ...(group === null ? {} : { group }), ...after(cursor) }, { signal }),
  find: (id, signal) => client.send(getOwnListing, { id }, { signal }),
  figures: async (signal) => mapResult(await client.send(listOwnFigures, {}, { signal }), ({ items }) => items),
})

export const httpSellDrafts = (client: Client): SellDrafts => ({
  read: (signal) => client.send(getSellDraft, {}, { signal }),
  save: (revision, content) => client.send(saveSellDraft, { revision, content }),
  drop: () => client.send(dropSellDraft, {}),
})

export const httpComparables = (client: Client): Comparables => ({
  dealt: (filter, cursor, signal) => client.send(listDealtShops, { ...filter, ...after(cursor) }, { signal }),
  related: (id, signal) => client.send(getRelationShops, { id }, { signal }),
  priceHint: (subject, signal) => client.send(getPriceHint, { ...subject }, { signal }),
})
