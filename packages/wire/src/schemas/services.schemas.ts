import * as v from 'valibot'
import type { Name } from '@diandu/core/kernel'
import {
  ENTITIES,
  ENTRY_DOCUMENTS,
  SERVICE_REQUEST_STATES,
  SERVICES,
  TRADEMARK_STANDINGS,
  type EntryRules,
  type ServiceCounts,
  type ServiceOffer,
  type ServicePage,
  type ServiceReceipt,
  type ServiceRequest,
  type ServiceRequestCard,
  type ServiceRequestId,
} from '@diandu/core/services'
import { platformId } from './catalog.schemas.ts'
import { count, fen, idOf, instant, keysOf, plainId } from './schemas.ts'

const day = v.pipe(v.string(), v.isoDate())
const name = v.object({ zh: v.string(), en: v.string() }) satisfies v.GenericSchema<unknown, Name>

export const serviceRequestId = idOf<ServiceRequestId>()
export const service = v.picklist(keysOf(SERVICES))
export const entity = v.picklist(keysOf(ENTITIES))
export const trademarkStanding = v.picklist(keysOf(TRADEMARK_STANDINGS))
const entryDocument = v.picklist(keysOf(ENTRY_DOCUMENTS))
const state = v.picklist(keysOf(SERVICE_REQUEST_STATES))
const fenRange = v.object({ min: fen, max: fen })

const serviceOffer = v.object({
  service,
  date: day,
  source: name,
  title: name,
  line: name,
  suits: v.array(name),
  packages: v.array(
    v.object({
      id: plainId,
      name,
      priceFen: fen,
      per: v.picklist(['once', 'month']),
      days: v.object({ min: count, max: count }),
      includes: v.array(name),
    }),
  ),
  steps: v.array(v.object({ name, detail: name })),
  excludes: v.array(name),
  questions: v.array(v.object({ question: name, answer: name })),
  hasCheck: v.boolean(),
}) satisfies v.GenericSchema<unknown, ServiceOffer>

const entryRules = v.object({
  date: day,
  source: name,
  rules: v.array(
    v.object({
      id: plainId,
      platform: platformId,
      kind: name,
      entities: v.array(entity),
      trademark: trademarkStanding,
      documents: v.array(entryDocument),
      someTrades: v.array(entryDocument),
      depositFen: fenRange,
      yearlyFen: fenRange,
      note: name,
    }),
  ),
  pages: v.array(v.object({ platform: platformId, url: v.pipe(v.string(), v.startsWith('https://')) })),
}) satisfies v.GenericSchema<unknown, EntryRules>

const serviceCounts = v.object({
  days: count,
  submitted: count,
  answered: count,
  usualAnswerMs: v.nullable(count),
}) satisfies v.GenericSchema<unknown, ServiceCounts>

export const servicePage = v.object({
  offer: serviceOffer,
  entry: v.nullable(entryRules),
  counts: serviceCounts,
}) satisfies v.GenericSchema<unknown, ServicePage>

export const serviceReceipt = v.object({
  id: serviceRequestId,
  number: v.string(),
  service,
  mobile: v.string(),
  submittedAt: instant,
}) satisfies v.GenericSchema<unknown, ServiceReceipt>

export const serviceRequestCard = v.object({
  ...serviceReceipt.entries,
  packageId: v.nullable(v.string()),
  state,
  changedAt: instant,
}) satisfies v.GenericSchema<unknown, ServiceRequestCard>

export const serviceRequest = v.object({
  ...serviceRequestCard.entries,
  name: v.string(),
  details: v.string(),
  entry: v.nullable(v.object({ platform: platformId, entity, trademark: trademarkStanding })),
  steps: v.array(v.object({ state, at: instant, note: v.string(), priceFen: v.nullable(fen) })),
}) satisfies v.GenericSchema<unknown, ServiceRequest>
