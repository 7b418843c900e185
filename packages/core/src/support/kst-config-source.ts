import type { Result, StopSignal } from '../kernel/index.ts'
import type { CompanyContact } from './company-contact.ts'
import type { Consultant } from './consultant.ts'
import type { KstConfig } from './kst-config.ts'

/** How customer service is reached, as the operator has set it. */
export interface CustomerService {
  /** Of the chat. */
  config(): Promise<Result<KstConfig>>
  /** One of the staff, each time anew; nothing where there is none. */
  consultant(): Promise<Result<Consultant | undefined>>
  /** For the pages of services. */
  contact(signal?: StopSignal): Promise<Result<CompanyContact>>
}

/**
 * The configuration, loaded once and only if absent (spec §4). A caller that asks while it is on its way gets the same
 * answer; a failed load is not remembered, so that the next call tries again.
 */
export function createKstConfigSource(service: Pick<CustomerService, 'config'>): () => Promise<Result<KstConfig>> {
  let loading: Promise<Result<KstConfig>> | undefined
  const load = async (): Promise<Result<KstConfig>> => {
    let isLoaded = false
    try {
      const loaded = await service.config()
      isLoaded = loaded.ok
      return loaded
    } finally {
      if (!isLoaded) loading = undefined
    }
  }
  // A turn later, so that a port which breaks at once finds something to forget.
  return () => (loading ??= Promise.resolve().then(load))
}
