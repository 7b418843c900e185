import type {
  Industry,
  ListingStatus,
  PlatformId,
  Province,
  ShopCard,
  ShopId,
  ShopKind,
  TaxpayerKind,
  TrademarkState,
  TransferWay,
} from '@diandu/core/catalog'

/** What a card needs of a shop, in the table's words. */
export interface ShopRow {
  readonly id: ShopId
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly title: string
  readonly price_fen: number
  readonly province: Province
  readonly trademark: TrademarkState
  readonly taxpayer: TaxpayerKind
  readonly rating_hundredths: number
  readonly level: string
  readonly transfer_way: TransferWay
  readonly is_inspected: boolean
  readonly status: ListingStatus
  readonly published_at: number
  readonly score: number
}

export const CARD_COLUMNS =
  'id, platform, kind, industry, title, price_fen, province, trademark, taxpayer, rating_hundredths, level, transfer_way, is_inspected, status, published_at, score'

export function toShopCard(row: ShopRow): ShopCard {
  return {
    id: row.id,
    platform: row.platform,
    kind: row.kind,
    industry: row.industry,
    title: row.title,
    priceFen: row.price_fen,
    province: row.province,
    trademark: row.trademark,
    taxpayer: row.taxpayer,
    rating: row.rating_hundredths / 100,
    level: row.level,
    transferWay: row.transfer_way,
    isInspected: row.is_inspected,
    status: row.status,
    publishedAt: row.published_at,
  }
}

/** The statuses that every visitor may see, as core's `isPubliclyVisible` has it. */
export const VISIBLE = `status IN ('on-sale', 'deposit-taken', 'handing-over', 'sold')`
