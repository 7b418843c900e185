import type { Result } from '../kernel/index.ts'
import type { KstConfig } from './kst-config.ts'

/** Where the chat's configuration comes from. */
export interface CustomerService {
  config(): Promise<Result<KstConfig>>
}

/**
 * The configuration, loaded once and only if absent (spec §4). A caller that asks while it is on its way gets the same
 * answer; a failed load is not remembered, so that the next call tries again.
 */
export function createKstConfigSource(service: CustomerService): () => Promise<Result<KstConfig>> {
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
