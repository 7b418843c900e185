import {
  RECOGNITIONS,
  SEARCH_FACETS,
  type ListedShops,
  type SearchAttempt,
  type SearchPart,
  type SearchSuggestion,
} from '@diandu/core/catalog'
import * as v from 'valibot'
import { shopCard } from './catalog.schemas.ts'
import { count, pageOf } from './schemas.ts'

const bound = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

const searchPart = v.object({
  facet: v.picklist(SEARCH_FACETS),
  values: v.array(v.string()),
  min: bound,
  max: bound,
  text: v.string(),
  from: count,
  to: count,
  how: v.picklist(RECOGNITIONS),
  word: v.string(),
}) satisfies v.GenericSchema<unknown, SearchPart>

const searchAttempt = v.object({
  asked: v.array(searchPart),
  leftOut: v.array(searchPart),
  isWidened: v.boolean(),
}) satisfies v.GenericSchema<unknown, SearchAttempt>

export const listedShops = v.object({
  ...pageOf(shopCard).entries,
  search: v.exactOptional(searchAttempt),
}) satisfies v.GenericSchema<unknown, ListedShops>

export const searchSuggestion = v.object({
  zh: v.string(),
  en: v.string(),
  shops: v.object({ count, capped: v.boolean() }),
}) satisfies v.GenericSchema<unknown, SearchSuggestion>
