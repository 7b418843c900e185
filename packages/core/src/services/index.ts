export {
  checkEntry,
  documentsAsked,
  documentsFor,
  ENTRY_STANDINGS,
  type EntryAnswer,
  type EntryQuestion,
  type EntryStanding,
} from './check-entry.ts'
export {
  decideServiceMove,
  decideServiceRequest,
  MAX_REQUESTS_A_DAY,
  MAX_STEP_NOTE,
  type ServiceRequestMove,
} from './decide-service-request.ts'
export {
  ENTITIES,
  ENTRY_DOCUMENTS,
  TRADEMARK_STANDINGS,
  type Entity,
  type EntryDocument,
  type EntryRule,
  type EntryRules,
  type TrademarkStanding,
} from './entry-rule.ts'
export {
  ONBOARDING_SERVICES,
  SERVICE_KEYS,
  serviceAt,
  servicePath,
  SERVICES,
  submitCallOf,
  type Service,
} from './service.ts'
export { COUNT_DAYS, countServiceRequests, type AnsweredAt, type ServiceCounts } from './service-counts.ts'
export {
  checkServiceDraft,
  draftText,
  MAX_REQUEST_DETAILS,
  MAX_REQUEST_NAME,
  MIN_REQUEST_DETAILS,
  serviceDraftFaults,
  type ServiceDraftFault,
  type ServiceDraftFaults,
  type ServiceDraftField,
} from './service-draft.ts'
export { serviceRequestMessage } from './service-message.ts'
export type { ServiceOffer, ServicePackage } from './service-offer.ts'
export {
  isOpenRequest,
  requestNumber,
  SERVICE_REQUEST_STATES,
  type EntryWish,
  type ProvenMobile,
  type ServiceDraft,
  type ServiceReceipt,
  type ServiceRequest,
  type ServiceRequestCard,
  type ServiceRequestId,
  type ServiceRequestState,
  type ServiceRequestStep,
} from './service-request.ts'
export type { ServicePage, Services } from './services.ports.ts'
