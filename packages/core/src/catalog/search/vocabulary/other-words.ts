import type { FacetOfSearch } from '../../filter/listing-facets.ts'
import type { FilteredValues } from '../../figures/plain-figures.ts'
import type { ShopKind } from '../../shop-kind.ts'
import type { TrademarkState } from '../../trademark.ts'
import type { TransferWay } from '../../transfer-way.ts'

const KIND_WORDS: Readonly<Record<ShopKind, string>> = {
  flagship: '旗舰 官方旗舰 官方旗舰店 官旗 flagship_store flagship_shop flagships official_store brand_store',
  exclusive: '专卖 专卖店铺 exclusive_store exclusive_shop authorized_store authorised_store authorized',
  franchise: '专营 专营店铺 多品牌店 franchise_store multibrand multi_brand multi_brand_store multibrand_store',
  enterprise:
    '企业 企业店铺 公司店 企业号 enterprise_store enterprise_shop company_shop company_store business_shop company',
  personal: '个人 个人店铺 个体店 个人号 c店铺 personal_shop personal_store individual private_shop',
}

const TRADEMARK_WORDS: Readonly<Record<TrademarkState, string>> = {
  registered:
    '已注册商标 注册商标 r商标 有商标 带商标 商标已注册 registered_trademark registered_brand with_trademark trademark_registered own_trademark r_mark',
  pending: '商标申请中 受理中商标 tm商标 pending_trademark trademark_pending tm_mark',
  none: '无标 没商标 没有商标 不带商标 without_trademark no_brand no_mark',
}

const TAXPAYER_WORDS: Readonly<Record<FilteredValues['taxpayer'], string>> = {
  general: '一般纳税 一般纳税人公司 general_vat vat_general',
  small: '小规模 小规模公司 小规模纳税 small_scale small_taxpayer small_scale_vat',
}

const HOLDER_WORDS: Readonly<Record<NonNullable<FilteredValues['shopHolderKind']>, string>> = {
  person: '个人持有',
  'sole-trader': '个体户 个体户主体 个体工商户主体 sole_proprietor sole_proprietorship',
  company: '公司主体 企业持有 公司持有',
}

/** Other words for the values of facets, beside their names. */
export const FACET_WORDS: Readonly<Partial<Record<FacetOfSearch, Readonly<Record<string, string>>>>> = {
  kind: KIND_WORDS,
  trademark: TRADEMARK_WORDS,
  taxpayer: TAXPAYER_WORDS,
  holder: HOLDER_WORDS,
}

export const TRANSFER_WORDS: Readonly<Record<TransferWay, string>> = {
  'company-transfer': '公司转让 法人变更 变更法人 company_transfer',
  'equity-transfer': '股权转让 股权变更 share_transfer',
  'real-name-change': '实名变更 改实名 换实名 real_name_change',
  'platform-transfer': '平台过户 官方过户 platform_transfer',
}

/** Said of any shop here, or of any search: they tell none apart. */
export const NOISE_WORDS =
  '店 店铺 网店 网铺 商铺 小店 转让 出售 买 卖 买卖 交易 求购 收购 购买 过户 的 类 类目 平台 我想 我要 想买 想要 想找 要 找 有没有 有 推荐 一家 一个 家 在 和 或 及 与 做 开 价格 价钱 预算 地区 公司名下 整店 我 请 帮我 查 搜 搜索 卖家 ' +
  'a an the in for with of and or at on to from by near is are any some all i we want need looking look find buy buying sell selling sale shop shops store stores online please me cheap good based category located which that who business goods products items ecommerce e_commerce'
