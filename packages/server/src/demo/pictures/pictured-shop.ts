import type { Shop } from '@diandu/core/catalog'

/** What the pictures show of a shop. */
export type PicturedShop = Pick<
  Shop,
  | 'id'
  | 'title'
  | 'platform'
  | 'kind'
  | 'industry'
  | 'province'
  | 'taxpayer'
  | 'level'
  | 'figures'
  | 'photos'
  | 'publishedAt'
>
