import type { Name } from './platform.ts'

/** The name of each figure of a listing, wherever it is written. */
export const FIGURE_NAMES = {
  openedOn: { zh: '开店时间', en: 'Opened' },
  level: { zh: '店铺等级', en: 'Level' },
  transferWay: { zh: '过户方式', en: 'Transfer method' },
  described: { zh: '描述相符', en: 'Accuracy' },
  service: { zh: '服务态度', en: 'Service' },
  delivery: { zh: '物流服务', en: 'Delivery' },
  general: { zh: '一般违规', en: 'General violations' },
  severe: { zh: '严重违规', en: 'Severe violations' },
  counterfeit: { zh: '售假违规', en: 'Counterfeit violations' },
  loans: { zh: '店铺贷款', en: 'Loans' },
  trademark: { zh: '商标', en: 'Trademark' },
  holder: { zh: '商标持有人', en: 'Trademark holder' },
  taxpayer: { zh: '纳税人资质', en: 'VAT taxpayer' },
  registeredCapital: { zh: '注册资本', en: 'Registered capital' },
  consumerDeposit: { zh: '消保保证金', en: 'Consumer deposit' },
  annualFee: { zh: '平台年费', en: 'Annual platform fee' },
  otherFees: { zh: '过户时的其他费用', en: 'Other transfer fees' },
  monthlyTurnover: { zh: '月均营业额', en: 'Monthly turnover' },
  fans: { zh: '粉丝数', en: 'Followers' },
  stock: { zh: '含库存', en: 'Stock included' },
  teaches: { zh: '含运营交接', en: 'Handover training included' },
} as const satisfies Record<string, Name>

/** The names of a shop's answers about loans. */
export const LOANS = {
  yes: { zh: '有贷款', en: 'Yes' },
  no: { zh: '无贷款', en: 'None' },
} as const satisfies Record<string, Name>

/** The parts in which a listing's figures are read. */
export const FIGURE_PARTS = {
  standing: { zh: '店铺资历', en: 'Track record' },
  compliance: { zh: '合规情况', en: 'Compliance' },
  rights: { zh: '资质与权属', en: 'Credentials and ownership' },
  business: { zh: '经营情况', en: 'Business' },
} as const satisfies Record<string, Name>
