import fc from 'fast-check'
import { INDUSTRIES, PROVINCES, publicPlatforms } from '../../src/catalog/index.ts'
import type { PostageTariff } from '../../src/tools/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { MEMORY_WORDS } from '../memory/tools/memory-seller-tools.ts'
import { aFunction, aName, aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const days = fc.array(aNumber())
const wordDays = fc.array(fc.record({ word: aText(), days }))
const aCount = fc.record({
  asOf: aNumber(),
  from: aText(),
  to: aText(),
  searches: aNumber(),
  searchesToday: aNumber(),
  isInvented: fc.boolean(),
  words: wordDays,
})
const competitors = fc.array(
  fc.record({
    platform: fc.constantFrom(...publicPlatforms().map(({ id }) => id)),
    industry: aKeyOf(INDUSTRIES),
    priceFen: aNumber(),
  }),
)
const shops = fc.record({ count: aNumber(), capped: fc.boolean() })
const rated = fc.record({ score: aNumber(), count: aNumber() })
const aProvince = aKeyOf(PROVINCES)
const aZone = fc.record({
  id: aText(),
  name: aName,
  upToKm: fc.oneof(aNumber(), fc.constant(null)),
  firstFen: aNumber(),
  furtherFen: aNumber(),
})
const aTariff: fc.Arbitrary<PostageTariff> = fc.record({
  date: aText(),
  source: aName,
  firstGrams: aNumber(),
  furtherGrams: aNumber(),
  zones: fc.array(aZone),
  remote: fc.array(aProvince),
  notServed: fc.array(aProvince),
  capitals: fc.dictionary(aProvince, fc.tuple(aNumber(), aNumber())),
})

export const toolsRows: ModuleRows = {
  competitionAmong: [competitors],
  countSearches: [
    fc.array(fc.record({ day: aText(), word: aText(), searches: aNumber(), invented: aNumber() })),
    aNumber(),
  ],
  countedWord: [aText()],
  createWordCheck: [spoilt(fc.constant(MEMORY_WORDS))],
  firstTrendDay: [aNumber()],
  hotWords: [aCount, aFunction()],
  keywordAnswer: [aCount, aText(), fc.record({ shops, competitors })],
  marketRoll: [aCount, aNumber()],
  parcelPostage: [aTariff, aProvince, aProvince, aNumber()],
  planRatings: [fc.record({ described: rated, service: rated, delivery: rated }), aNumber()],
  postageTable: [aTariff, aProvince, aNumber()],
  suggestedText: [
    aText(),
    fc.array(fc.record({ start: aNumber(), end: aNumber(), word: aText(), group: aText(), suggestion: aText() })),
  ],
}
