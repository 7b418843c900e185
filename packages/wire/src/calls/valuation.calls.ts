import * as v from 'valibot'
import { call } from './call.ts'
import { shopToValueEntries, valuation, valuationRecord } from '../schemas/valuation.schemas.ts'
import { cursor, pageOf } from '../schemas/schemas.ts'

export const getValuation = call('POST shopEvaluation', {
  summary:
    'What a shop would sell for here, and why (ratings in hundredths); with `keep`, a user finds it among their records',
  access: 'anyone',
  rateLimitPerMinute: 60,
  input: v.strictObject({ ...shopToValueEntries, keep: v.optional(v.boolean(), false) }),
  output: valuation,
  example: {
    platform: 1,
    kind: 'flagship',
    industry: 'womenswear',
    trademark: 'registered',
    taxpayer: 'general',
    hasLoans: false,
    violations: { general: 2, severe: 0, counterfeit: 0 },
    ratings: { described: 480, service: 475, delivery: 490 },
    fans: 12_000,
    monthlyTurnoverFen: 18_000_000,
    yearsOpen: 5,
    keep: true,
  },
})

export const listValuationRecords = call('POST evaluationRecords', {
  summary: 'What this person learnt of the prices of shops, newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(valuationRecord),
  example: { cursor: 'c1' },
})
