import { isPlatformId, platformOf, publicPlatforms, type PlatformId } from '@diandu/core/catalog'

/** The platform whose categories an address shows: the first one where it names none that is listed. */
export function platformInAddress(search: URLSearchParams): PlatformId {
  const named = Number(search.get('platform') ?? '')
  const isListed = isPlatformId(named) && platformOf(named).isPublic
  return isListed ? named : (publicPlatforms()[0]?.id ?? 1)
}

export const categoryPath = (platform: PlatformId): string => `/mainCategory?platform=${platform}`
