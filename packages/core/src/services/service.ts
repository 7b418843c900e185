import type { Name } from '../kernel/index.ts'
import { osQuery, supplierPath, SUPPLIER_SERVICES, isSupplierService } from '../supplier/index.ts'

/**
 * The operator's services for bringing a shop onto a platform (spec §2). Keys are the last part of their pages' paths.
 */
export const ONBOARDING_SERVICES = {
  brandauthorization: { zh: '品牌授权', en: 'Brand authorization' },
  brandentry: { zh: '品牌入驻', en: 'Brand setup' },
  entryform: { zh: '入驻申请', en: 'Shop setup request' },
  liveentry: { zh: '直播入驻', en: 'Live shopping' },
  mallentry: { zh: '商城入驻', en: 'Mall shop setup' },
  residence: { zh: '代入驻', en: 'Shop setup service' },
} as const satisfies Readonly<Record<string, Name>>

/** Everything that a person can request of the operator: onboarding, and what other firms do for shop owners. */
export const SERVICES = { ...ONBOARDING_SERVICES, ...SUPPLIER_SERVICES } as const

export type Service = keyof typeof SERVICES

export const SERVICE_KEYS = Object.keys(SERVICES) as readonly Service[]

/** The page of a service, with the `os` of the address that leads there. */
export function servicePath(service: Service, query: string): string {
  if (isSupplierService(service)) return supplierPath(service, query)
  return `${service === 'brandauthorization' ? '' : '/entry'}/${service}${osQuery(query)}`
}

/** The service whose page has this path. Total. */
export const serviceAt = (path: string): Service | undefined =>
  SERVICE_KEYS.find((service) => servicePath(service, '') === path)

/** Which of the specification's three calls requests a service (spec §7). */
export const submitCallOf = (service: Service): 'doDrz' | 'doLive' | 'doCategory' =>
  service === 'liveentry' ? 'doLive' : isSupplierService(service) ? 'doCategory' : 'doDrz'
