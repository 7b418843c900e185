import type { Shop } from '@diandu/core/catalog'

export type PicturedShop = Pick<
  Shop,
  'id' | 'title' | 'platform' | 'kind' | 'industry' | 'province' | 'level' | 'figures' | 'photos' | 'publishedAt'
>
