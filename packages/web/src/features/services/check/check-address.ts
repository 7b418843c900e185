import { isPlatformId, type PlatformId } from '@diandu/core/catalog'
import {
  ENTITIES,
  ENTRY_DOCUMENTS,
  TRADEMARK_STANDINGS,
  type Entity,
  type EntryDocument,
  type EntryQuestion,
  type EntryWish,
  type TrademarkStanding,
} from '@diandu/core/services'

/** The choices so far. The address holds them, so that Back and a shared link keep them. */
export interface CheckAsked {
  readonly platform: PlatformId | null
  readonly entity: Entity | null
  readonly trademark: TrademarkStanding | null
  readonly documents: readonly EntryDocument[]
}

const known = <Key extends string>(of: Readonly<Record<Key, unknown>>, text: string | null): Key | null =>
  text !== null && Object.hasOwn(of, text) ? (text as Key) : null

/** Total: nonsense in an address counts as nothing chosen. */
export function checkAsked(search: URLSearchParams): CheckAsked {
  const platform = Number(search.get('platform'))
  return {
    platform: isPlatformId(platform) ? platform : null,
    entity: known(ENTITIES, search.get('who')),
    trademark: known(TRADEMARK_STANDINGS, search.get('mark')),
    documents: (search.get('has') ?? '').split('.').flatMap((text) => known(ENTRY_DOCUMENTS, text) ?? []),
  }
}

/** The address with a choice made; other parameters stay. */
export function withChecked(search: URLSearchParams, change: Partial<CheckAsked>): URLSearchParams {
  const { platform, entity, trademark, documents } = { ...checkAsked(search), ...change }
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('platform', platform === null ? '' : String(platform))
  put('who', entity ?? '')
  put('mark', trademark ?? '')
  put('has', documents.join('.'))
  return next
}

export const questionOf = ({ platform, entity, trademark, documents }: CheckAsked): EntryQuestion | null =>
  platform === null || entity === null || trademark === null ? null : { platform, entity, trademark, documents }

export const wishOf = ({ platform, entity, trademark }: CheckAsked): EntryWish | null =>
  platform === null || entity === null || trademark === null ? null : { platform, entity, trademark }
