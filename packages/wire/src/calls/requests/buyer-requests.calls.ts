import * as v from 'valibot'
import { MAX_REQUEST_LENGTH } from '@diandu/core/buyer-requests'
import { call } from '../call.ts'
import { industry, platformId, shopKind } from '../../schemas/catalog.schemas.ts'
import {
  criteriaEntries,
  matchedShop,
  openRequest,
  ownRequest,
  requestDays,
  requestId,
} from '../../schemas/buyer-requests.schemas.ts'
import { cursor, digits, pageOf, typed } from '../../schemas/schemas.ts'

export const publishRequest = call('POST pub', {
  summary: 'Says what shop this person looks for; it is matched against the market at once',
  access: 'member',
  once: true,
  rateLimitPerMinute: 10,
  input: v.strictObject({ ...criteriaEntries, days: requestDays, content: typed(MAX_REQUEST_LENGTH * 2) }),
  output: ownRequest,
  example: {
    platform: 1,
    kind: 'flagship',
    industry: 'womenswear',
    minPriceFen: 0,
    maxPriceFen: 30_000_000,
    province: '33',
    trademark: 'registered',
    days: 30,
    content: '描述 4.8 以上，最好带运营',
  },
})

export const listOpenRequests = call('GET pub/open', {
  summary: 'What buyers look for, the newest first; of all, or what fits the shops of this person',
  access: 'anyone',
  input: v.strictObject({
    platform: v.exactOptional(v.pipe(digits(99), platformId)),
    kind: v.exactOptional(shopKind),
    industry: v.exactOptional(industry),
    fits: v.exactOptional(v.literal('my-shops')),
    cursor: v.exactOptional(cursor),
  }),
  output: pageOf(openRequest),
  example: { platform: 1, kind: 'flagship', industry: 'womenswear', fits: 'my-shops', cursor: 'c1' },
})

export const listMyRequests = call('GET pub/mine', {
  summary: 'A person’s own requests, the newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(ownRequest),
  example: { cursor: 'c1' },
})

export const getMyRequest = call('GET pub/detail', {
  summary: 'One of a person’s own requests',
  access: 'member',
  input: v.strictObject({ requestId }),
  output: ownRequest,
  example: { requestId: 'r1' },
})

export const listRequestMatches = call('GET pub/matches', {
  summary: 'Shops on sale that meet a request of this person, each with why; those found last first',
  access: 'member',
  input: v.strictObject({ requestId, cursor: v.exactOptional(cursor) }),
  output: pageOf(matchedShop),
  example: { requestId: 'r1', cursor: 'c1' },
})

export const closeRequest = call('PUT pub/close', {
  summary: 'Ends a request of this person',
  access: 'member',
  input: v.strictObject({ requestId }),
  output: ownRequest,
  example: { requestId: 'r1' },
})

export const extendRequest = call('PUT pub/extend', {
  summary: 'Lets a request of this person stand for so many days from now',
  access: 'member',
  input: v.strictObject({ requestId, days: requestDays }),
  output: ownRequest,
  example: { requestId: 'r1', days: 30 },
})
