import type { Reviewed } from './reviewed.ts'

export const OF_CATALOGUE: Reviewed = {
  'catalog/counts/read-columns.ts': ['SELECT shops(status)', 'SELECT shops(status, tokens)'],
  'catalog/listing/read-tier.ts': [
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(*)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id) + shops(*)',
  ],
  'catalog/search/competing-shops.ts': ['SELECT shops(status, tokens)'],
  'catalog/search/count-matches.ts': ['SELECT shops(*)'],
  'catalog/shop-store.ts': ['SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, status)'],
}
