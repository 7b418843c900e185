import type { Name } from '../kernel/index.ts'

export type { Name }

/** Where an online shop lives (spec §3). `mark` and `hue` draw our own letter tile; no platform's logo is used. */
export interface Platform {
  readonly id: PlatformId
  readonly code: string
  readonly name: Name
  readonly mark: string
  /** Degrees on the colour wheel. */
  readonly hue: number
  /** Whether it is in public lists. */
  readonly isPublic: boolean
}

const ROWS = [
  [1, 'tmall', '天猫', 'Tmall', '猫', 0],
  [2, 'taobao', '淘宝', 'Taobao', '淘', 30],
  [3, 'jd', '京东', 'JD', '京', 210],
  [4, 'mogujie', '蘑菇街', 'Mogujie', '蘑', 330],
  [5, 'ashop', '阿里店铺', 'Alibaba shop', '阿', 120],
  [6, 'meilishuo', '美丽说', 'Meilishuo', '美', 340],
  [7, 'yihaodian', '一号店', 'Yihaodian', '一', 10],
  [8, 'gome', '国美', 'Gome', '国', 240],
  [9, 'suning', '苏宁', 'Suning', '苏', 60],
  [10, 'amazon', '亚马逊', 'Amazon', 'Am', 30],
  [11, 'dangdang', '当当', 'Dangdang', '当', 90],
  [12, 'wechat', '微信', 'WeChat', '微', 130],
  [13, 'other-shop', '其他网店', 'Other online shop', '网', 200],
  [20, 'pinduoduo', '拼多多', 'Pinduoduo', '拼', 300],
  [26, 'xiaohongshu', '小红书', 'RedNote', '红', 270],
  [27, 'kaola', '考拉海购', 'Kaola', '考', 60],
  [28, 'vipshop', '唯品会', 'Vipshop', '唯', 240],
  [29, 'aliexpress', '速卖通', 'AliExpress', 'Ae', 30],
  [30, 'yangmatou', '洋码头', 'Yangmatou', '洋', 210],
  [32, 'douyin', '抖音小店', 'Douyin', '抖', 180],
  [33, 'dewu', '得物', 'Dewu', '得', 180],
  [34, 'shopee', '虾皮', 'Shopee', 'Sh', 0],
  [35, 'mercado-libre', '美客多', 'Mercado Libre', 'ML', 60],
  [36, 'shein', '希音', 'Shein', 'Sn', 270],
  [37, 'walmart', '沃尔玛', 'Walmart', 'Wa', 210],
  [39, 'tiktok', 'TikTok 店铺', 'TikTok', 'Tk', 150],
  [40, 'ebay', '易贝', 'eBay', 'eB', 120],
  [41, 'temu', 'TEMU', 'TEMU', 'Te', 30],
  [42, 'ozon', 'OZON', 'OZON', 'Oz', 240],
  [43, 'lazada', '来赞达', 'Lazada', 'La', 300],
  [44, 'miravia', 'Miravia', 'Miravia', 'Mi', 330],
  [45, 'onno', 'ONNO', 'ONNO', 'On', 150],
  [46, 'fordeal', 'Fordeal', 'Fordeal', 'Fo', 90],
  [47, 'otto', 'OTTO', 'OTTO', 'Ot', 0],
  [99, 'other', '其他平台', 'Other platform', '他', 196],
] as const

export type PlatformId = (typeof ROWS)[number][0]

/** Known, but in no public list. */
const HIDDEN_IDS: ReadonlySet<number> = new Set([6, 7, 12, 13, 99])

export const PLATFORMS: readonly Platform[] = ROWS.map(([id, code, zh, en, mark, hue]) => ({
  id,
  code,
  name: { zh, en },
  mark,
  hue,
  isPublic: !HIDDEN_IDS.has(id),
}))

export function publicPlatforms(): readonly Platform[] {
  return PLATFORMS.filter((platform) => platform.isPublic)
}

const OTHER_ID = 99
/** An online shop that is on no platform, and one on a platform that has no row of its own. */
const UNNAMED_IDS: readonly PlatformId[] = [13, OTHER_ID]

/** The platforms that one choice stands for: "other platform" is every one without a name of its own. */
export const platformsWithin = (id: PlatformId): readonly PlatformId[] => (id === OTHER_ID ? UNNAMED_IDS : [id])

const BY_ID: ReadonlyMap<number, Platform> = new Map(PLATFORMS.map((platform) => [platform.id, platform]))

export function isPlatformId(id: number): id is PlatformId {
  return BY_ID.has(id)
}

/** Total: a number that no platform has is one of the others. */
export function platformOf(id: number): Platform {
  return BY_ID.get(id) ?? (BY_ID.get(OTHER_ID) as Platform)
}
