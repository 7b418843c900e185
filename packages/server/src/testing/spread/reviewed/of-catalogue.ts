import type { Reviewed } from './reviewed.ts'

export const OF_CATALOGUE: Reviewed = {
  'catalog/counts/column-store.ts': ['SELECT shops(status)', 'SELECT shops(status, tokens)'],
  'catalog/listing/tier-store.ts': [
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(*)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id) + shops(*)',
  ],
  'catalog/search/competing-shops.ts': ['SELECT shops(status, tokens)'],
  'catalog/search/match-count-store.ts': ['SELECT shops(*)'],
  'catalog/shop-store.ts': ['SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, status)'],
}
