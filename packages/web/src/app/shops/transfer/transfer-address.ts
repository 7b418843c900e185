import { HOLDER_KINDS, isPlatformId, isShopKind, type HolderKind } from '@diandu/core/catalog'
import { isTransferRoute, type ShopFacts } from '@diandu/core/transfers'

/** The facts in an address; what is none of their values is unknown. */
export function transferFacts(search: URLSearchParams): ShopFacts {
  const text = (name: keyof ShopFacts) => search.get(name) ?? ''
  const [platform, kind, holder, route] = [text('platform'), text('kind'), text('holder'), text('route')]
  return {
    platform: platformIn(platform),
    kind: isShopKind(kind) ? kind : undefined,
    holder: isHolderKind(holder) ? holder : undefined,
    route: isTransferRoute(route) ? route : undefined,
  }
}

export const platformIn = (text: string): ShopFacts['platform'] => {
  const id = Number(text)
  return /^\d{1,2}$/.test(text) && isPlatformId(id) ? id : undefined
}

export const isHolderKind = (text: string): text is HolderKind => Object.hasOwn(HOLDER_KINDS, text)

export function transferPath({ platform, kind, holder, route }: ShopFacts): string {
  const known = Object.entries({ platform, kind, holder, route }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(known).toString()
  return `/instrument/transfer${query === '' ? '' : `?${query}`}`
}
