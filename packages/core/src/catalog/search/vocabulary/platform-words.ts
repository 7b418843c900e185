import type { PlatformId } from '../../platform.ts'

/**
 * Other names of the platforms, besides names and codes: short names, former names, English spellings. Words are
 * separated by spaces; an underscore stands for the space within an English phrase.
 */
export const PLATFORM_WORDS: Readonly<Partial<Record<PlatformId, string>>> = {
  1: '天猫商城 天猫店 猫店 淘宝商城 tm tm_mall',
  2: '淘宝店 淘宝网 淘宝集市 集市店 c店 tb taobao_shop',
  3: '京东商城 京东店 jingdong jd_com',
  4: '蘑菇店',
  5: '阿里巴巴 阿里 诚信通 1688 alibaba',
  8: '国美在线 国美电器',
  9: '苏宁易购',
  10: '亚马逊店 amazon_shop',
  11: '当当网',
  12: '微信小店 视频号 视频号小店 微店 小程序 weixin wechat_shop wechat_channels',
  13: '独立站 自建站 shopify independent_site own_website',
  20: '多多 拼夕夕 拼多多店 pdd',
  26: '小红薯 小红书店 红书 rednote red_note little_red_book xhs',
  27: '考拉 网易考拉',
  28: '唯品 vip_shop',
  29: '阿里速卖通 ali_express',
  32: '抖音 抖店 抖音店 抖音商城 抖音电商 dy douyin_shop chinese_tiktok',
  33: '毒app poizon',
  34: '虾皮网',
  35: '美客 mercado mercadolibre',
  36: '希音店',
  37: '沃尔玛店',
  39: 'tiktok_shop 抖音海外 tk店 tk小店 tk 海外抖音',
  40: '易贝店',
  41: '拼多多海外 多多跨境',
  43: '来赞达店',
  99: '微商城 其他平台',
}
