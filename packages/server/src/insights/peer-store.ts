import type { Shop } from '@diandu/core/catalog'
import type { Peer } from '@diandu/core/insights'
import type { Reads } from '../database/index.ts'

/** More would not move the middles. */
const MAX_PEERS = 400

/** The newest of one platform and industry on sale, found along an index that knows both, so that few are read. */
export const readPeers = (
  db: Reads,
  { platform, industry }: Pick<Shop, 'platform' | 'industry'>,
): Promise<readonly Peer[]> =>
  db.query<Peer>(
    `SELECT newest.id, kind, price_fen, figures->'ratings'->'value' AS ratings,
       figures->'turnoverByMonth'->'value' AS turnover_by_month
     FROM (SELECT id, kind, price_fen FROM shops WHERE status = 'on-sale' AND platform = $1 AND industry = $2
           ORDER BY published_at DESC, id DESC LIMIT ${MAX_PEERS}) AS newest
     JOIN shop_details ON shop_details.shop_id = newest.id`,
    [platform, industry],
  )
