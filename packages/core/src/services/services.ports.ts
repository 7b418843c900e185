import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { EntryRules } from './entry-rule.ts'
import type { Service } from './service.ts'
import type { ServiceCounts } from './service-counts.ts'
import type { ServiceOffer } from './service-offer.ts'
import type {
  ProvenMobile,
  ServiceDraft,
  ServiceReceipt,
  ServiceRequest,
  ServiceRequestCard,
  ServiceRequestId,
} from './service-request.ts'

/** All that one service's page shows. */
export interface ServicePage {
  readonly offer: ServiceOffer
  /** Where the page checks who may enter which platform. */
  readonly entry: EntryRules | null
  readonly counts: ServiceCounts
}

export interface Services {
  page(service: Service, signal?: StopSignal): Promise<Result<ServicePage>>
  /**
   * A signed-in user with a mobile on record needs to prove none. The same once more, while it is open, is the same
   * request.
   */
  submit(draft: ServiceDraft, proven: ProvenMobile | null): Promise<Result<ServiceReceipt>>
  /** One's own, and those that were left without a login for one's own mobile; the newest first. */
  requests(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ServiceRequestCard>>>
  request(id: ServiceRequestId, signal?: StopSignal): Promise<Result<ServiceRequest>>
  withdraw(id: ServiceRequestId): Promise<Result<ServiceRequest>>
}
