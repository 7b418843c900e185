import fc from 'fast-check'
import { ENTITIES, SERVICE_KEYS, SERVICE_REQUEST_STATES, TRADEMARK_STANDINGS } from '../../src/services/index.ts'
import { EXAMPLE_ENTRY_RULES, exampleOffer } from '../memory/services/example-services.ts'
import { aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aService = fc.constantFrom(...SERVICE_KEYS)
const aState = fc.constantFrom(...Object.keys(SERVICE_REQUEST_STATES))
const anEntity = fc.constantFrom(...Object.keys(ENTITIES))
const rules = fc.constant(EXAMPLE_ENTRY_RULES.rules)
const aRule = fc.constantFrom(...EXAMPLE_ENTRY_RULES.rules)
const aQuestion = fc.record({
  platform: aNumber(),
  entity: anEntity,
  trademark: fc.constantFrom(...Object.keys(TRADEMARK_STANDINGS)),
  documents: fc.array(aText()),
})
const anOffer = fc.constant(exampleOffer('residence'))
const aDraft = fc.record({
  service: aService,
  packageId: fc.option(aText()),
  name: aText(),
  details: aText(),
  entry: fc.constant(null),
  os: fc.option(aText()),
})

const aMove = fc.record({
  state: fc.constantFrom('taken', 'answered', 'closed', 'withdrawn'),
  note: aText(),
  priceFen: aNumber(),
})

export const servicesRows: ModuleRows = {
  checkEntry: [rules, aQuestion],
  checkServiceDraft: [aDraft, anOffer],
  countServiceRequests: [fc.array(fc.record({ submittedAt: aNumber(), answeredAt: fc.option(aNumber()) })), aNumber()],
  decideServiceMove: [aState, aMove],
  decideServiceRequest: [aNumber()],
  documentsAsked: [rules, aQuestion],
  documentsFor: [aRule, anEntity],
  draftText: [aDraft],
  isOpenRequest: [aState],
  requestNumber: [aText(), aText()],
  serviceAt: [aText()],
  serviceRequestMessage: [
    aText(),
    fc.record({ id: aText(), number: aText(), service: aService, place: aNumber() }),
    aMove,
    aNumber(),
  ],
  serviceDraftFaults: [aDraft, anOffer],
  servicePath: [aService, aText()],
  submitCallOf: [aService],
}
