import type { FormField } from '@diandu/core/admin'
import { ARTICLE_CATEGORIES } from '@diandu/core/articles'
import { campaignOf, EVERY_CAMPAIGN_ID } from '@diandu/core/campaigns'
import { PLATFORMS, SHOP_KINDS } from '@diandu/core/catalog'
import type { Name } from '@diandu/core/kernel'
import { HANDOVER_ITEMS } from '@diandu/core/orders'
import { ENTITIES, ENTRY_DOCUMENTS, SERVICES, TRADEMARK_STANDINGS } from '@diandu/core/services'
import { WORD_CLASSES } from '@diandu/core/tools'
import { BANKS } from '@diandu/core/wallet'

/** By key, or by the key around it and its own, with a dot between. */
const FIELDS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  zh: ['中文', 'Chinese'],
  en: ['英文', 'English'],
  id: ['编号', 'Id'],
  key: ['代号', 'Key'],
  title: ['标题', 'Title'],
  name: ['名称', 'Name'],
  line: ['一句话', 'Line'],
  text: ['正文', 'Text'],
  summary: ['摘要', 'Summary'],
  category: ['分类', 'Category'],
  articles: ['专题下的文章编号，用英文逗号分开', 'Ids of its articles, with commas between'],
  date: ['日期', 'Date'],
  shops: ['相关店铺：列表筛选条件，如 platform=1', 'Shops: choices of the list, such as platform=1'],
  english: ['英文版', 'In English'],
  path: ['页面地址', 'Page'],
  source: ['来源', 'Source'],
  // Words.
  groups: ['词组', 'Groups'],
  class: ['类别', 'Class'],
  severity: ['程度', 'Severity'],
  law: ['依据', 'Law'],
  why: ['原因', 'Why'],
  words: ['违禁词 = 建议用语（留空为删去）', 'Word = what to say instead (nothing: leave it out)'],
  harmless: ['含这些词但无妨的说法', 'Harmless phrases with one of them'],
  pinned: ['置顶的词', 'Shown first'],
  hidden: ['不显示的词', 'Never shown'],
  // Services.
  service: ['服务', 'Service'],
  suits: ['适合', 'For whom'],
  packages: ['套餐', 'Packages'],
  priceFen: ['价格', 'Price'],
  per: ['计费', 'Paid'],
  days: ['天数', 'Days'],
  min: ['最少', 'From'],
  max: ['最多', 'To'],
  includes: ['包含', 'Includes'],
  steps: ['步骤', 'Steps'],
  detail: ['说明', 'Detail'],
  excludes: ['不包含', 'Not included'],
  questions: ['常见问题', 'Questions'],
  question: ['问题', 'Question'],
  answer: ['回答', 'Answer'],
  hasCheck: ['页面上有入驻条件自查', 'Its page has the check of entry'],
  // Entry rules.
  rules: ['规则', 'Rules'],
  platform: ['平台', 'Platform'],
  'rules.kind': ['店铺类型', 'Kind of shop'],
  entities: ['主体', 'Entities'],
  trademark: ['商标', 'Trademark'],
  documents: ['材料', 'Documents'],
  someTrades: ['部分类目另需', 'In some trades also'],
  depositFen: ['保证金', 'Deposit'],
  yearlyFen: ['年费', 'Yearly fee'],
  note: ['备注', 'Note'],
  pages: ['平台的招商页面', 'Pages of platforms'],
  url: ['网址', 'Address'],
  // The checklist of a hand-over.
  everywhere: ['每家店', 'Every shop'],
  onPlatform: ['平台附加项', 'Items by platform'],
  ofKind: ['店铺类型附加项', 'Items by kind of shop'],
  'ofKind.kind': ['店铺类型', 'Kind of shop'],
  must: ['必交', 'Required'],
  may: ['如有则交', 'If there is one'],
  // Campaigns.
  hue: ['主色（0–359）', 'Hue (0 to 359)'],
  motif: ['图案', 'Drawing'],
  blocks: ['版块', 'Blocks'],
  tabs: ['页签', 'Tabs'],
  rule: ['选店规则', 'Rule of the choice'],
  filter: ['筛选条件，如 sort=latest', 'Choices of the list, such as sort=latest'],
  lottery: ['抽奖代号', 'Lottery'],
  points: ['条款', 'Points'],
  paragraphs: ['段落', 'Paragraphs'],
  links: ['链接', 'Links'],
  to: ['去处', 'Leads to'],
  campaign: ['活动', 'Campaign'],
  amountFen: ['减免', 'Takes off'],
  leastSpendFen: ['满多少可用', 'From a price of'],
  stock: ['数量', 'Stock'],
  perPerson: ['每人限领', 'Each person'],
  daysAfter: ['活动后还可用几天', 'Days after the campaign'],
  limits: ['法定上限', 'Limits of the law'],
  since: ['施行日期', 'In force since'],
  maxPrizeFen: ['单个奖品最高价值', 'Most that a prize may be worth'],
  lotteries: ['抽奖', 'Lotteries'],
  series: ['代号', 'Series'],
  'lotteries.days': ['日期', 'Days'],
  from: ['第一天', 'First day'],
  'days.to': ['最后一天', 'Last day'],
  coins: ['金币', 'Coins'],
  triesEach: ['每人次数', 'Tries each'],
  blankWeight: ['未中奖的权重', 'Weight of no prize'],
  prizes: ['奖品', 'Prizes'],
  weight: ['权重', 'Weight'],
  valueFen: ['价值', 'Worth'],
  reward: ['奖励', 'Reward'],
  validDays: ['有效天数', 'Days it is valid'],
  // The operator.
  companyName: ['公司名称', 'Company'],
  licenceNumber: ['统一社会信用代码', 'Unified credit code'],
  icp: ['备案号', 'Registration of the site'],
  copyright: ['版权声明（{year} 为今年）', 'Copyright ({year} is this year)'],
  contactEmail: ['邮箱', 'E-mail'],
  bottomPhone: ['客服电话', 'Customer line'],
  qq: ['客服 QQ', 'QQ'],
  bank: ['银行', 'Bank'],
  accountName: ['户名', 'In the name of'],
  branch: ['开户行', 'Branch'],
  number: ['账号', 'Number'],
}

/** Choices that a schema says, and no map of core names. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly [zh: string, en: string]>>>> = {
  severity: { forbidden: ['禁止', 'Forbidden'], careful: ['慎用', 'With care'] },
  per: { once: ['一次', 'Once'], month: ['每月', 'A month'] },
  motif: {
    lanterns: ['灯笼', 'Lanterns'],
    candles: ['蜡烛', 'Candles'],
    sun: ['太阳', 'Sun'],
    pillars: ['立柱', 'Pillars'],
    snow: ['雪', 'Snow'],
    stalls: ['集市', 'Stalls'],
    moon: ['月亮', 'Moon'],
  },
  every: { month: ['每月', 'Every month'], year: ['每年', 'Every year'], never: ['一次', 'Once'] },
  kind: {
    coupons: ['领券', 'Coupons'],
    shops: ['店铺', 'Shops'],
    draw: ['抽奖', 'Draw'],
    ranking: ['收藏榜', 'Ranking'],
    points: ['积分榜', 'Points'],
    tasks: ['金币任务', 'Tasks'],
    apply: ['卖家报名', 'Applications'],
    news: ['成交动态', 'Recent sales'],
    needs: ['求购', 'Buyer requests'],
    rules: ['规则', 'Rules'],
    notice: ['说明', 'Notice'],
    links: ['链接', 'Links'],
    platforms: ['平台入口', 'Platforms'],
    login: ['登录入口', 'Login'],
    account: ['公众号', 'Official account'],
    coupon: ['优惠券', 'Coupon'],
    coins: ['金币', 'Coins'],
    physical: ['实物', 'Thing'],
  },
}

const asName = ([zh, en]: readonly [string, string]): Name => ({ zh, en })

const itemNames = Object.fromEntries(Object.entries(HANDOVER_ITEMS).map(([item, { name }]) => [item, name]))

/** Maps of core that name the choices of a key. */
const MAPS: Readonly<Record<string, Readonly<Record<string, Name>>>> = {
  category: ARTICLE_CATEGORIES,
  class: WORD_CLASSES,
  service: SERVICES,
  entities: ENTITIES,
  trademark: TRADEMARK_STANDINGS,
  documents: ENTRY_DOCUMENTS,
  someTrades: ENTRY_DOCUMENTS,
  campaign: Object.fromEntries(EVERY_CAMPAIGN_ID.map((id) => [id, campaignOf(id).name])),
  must: itemNames,
  may: itemNames,
  bank: Object.fromEntries(BANKS.map(({ code, name }) => [code, name])),
  ...Object.fromEntries(Object.entries(CHOICES).map(([key, all]) => [key, mapped(all)])),
  kind: { ...mapped(CHOICES['kind'] ?? {}), ...SHOP_KINDS },
}

function mapped(all: Readonly<Record<string, readonly [string, string]>>): Readonly<Record<string, Name>> {
  return Object.fromEntries(Object.entries(all).map(([value, names]) => [value, asName(names)]))
}

/** The names of a part of a text; its key where it has none. */
export const fieldNames = (key: string, within: string): Name =>
  asName(FIELDS[`${within}.${key}`] ?? FIELDS[key] ?? [key, key])

export const optionNames = (key: string, value: string | number): Name =>
  MAPS[key]?.[value] ?? { zh: String(value), en: String(value) }

const PLATFORM_OPTIONS = PLATFORMS.map(({ id, name }) => ({ value: id, names: name }))

/** Of a key whose choices the schema does not say. */
export const optionsOf = (key: string): FormField['options'] | undefined =>
  key === 'platform' ? PLATFORM_OPTIONS : undefined
