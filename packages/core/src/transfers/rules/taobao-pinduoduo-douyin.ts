import type { TransferRoute } from '../transfer-facts.ts'
import type { TransferRule } from '../transfer-rule.ts'
import { both, rule, secondHand } from './rule-parts.ts'

const TAOBAO_REPORT = secondHand('insight.xiaoduoai.com')
const TAOBAO_ROUTES = [
  'relatives',
  'divorce',
  'inheritance',
  'judgment',
  'merger',
] as const satisfies readonly TransferRoute[]

const TAOBAO: readonly TransferRule[] = [
  ...TAOBAO_ROUTES.map((route) =>
    rule({
      id: `taobao-person-${route}`,
      platform: 2,
      holder: 'person',
      route,
      verdict: 'conditional',
      conditions: [
        both('接手的人已成年', 'The new holder is an adult'),
        both('接手人的身份证名下没有店铺', 'The new holder has no shop on their ID'),
      ],
      documents: [
        both(
          '亲属关系、离婚、继承、判决或合并的证明',
          'Proof of the kinship, divorce, inheritance, judgment or merger',
        ),
      ],
      feeFen: 200_00,
      days: { from: 3, to: 7 },
      freezes: [both('保证金 30 天后解冻', 'The deposit is free after 30 days')],
      notes: [
        both('要用从没绑定过的手机号和邮箱', 'A mobile number and an email that were never bound before are needed'),
      ],
      sources: [TAOBAO_REPORT],
    }),
  ),
  rule({
    id: 'taobao-person-account-sale',
    platform: 2,
    holder: 'person',
    route: 'account-sale',
    verdict: 'closed',
    notes: [both('平台禁止买卖账号', 'Sale of the account is forbidden')],
    sources: [TAOBAO_REPORT],
  }),
  rule({
    id: 'taobao-person-agreement',
    platform: 2,
    holder: 'person',
    route: 'agreement-with-stranger',
    verdict: 'unknown',
    notes: [both('几处来源说法不一', 'The sources disagree')],
    sources: [secondHand('xieniao.com/133585'), secondHand('kpfans.com'), secondHand('ahangb.cn')],
  }),
]

const DOUYIN_REPORT = secondHand('cymth.com/service/11330.html')
const DOUYIN_DATED = secondHand('nctoro.com/a218714', '2025-06-02')

export const TAOBAO_PINDUODUO_DOUYIN: readonly TransferRule[] = [
  ...TAOBAO,
  rule({
    id: 'pdd-sole-trader-company',
    platform: 20,
    holder: 'sole-trader',
    route: 'change-of-subject',
    verdict: 'conditional',
    conditions: [
      both('店铺开满 180 天', 'The shop has been open for at least 180 days'),
      both('没有严重违规，没有冻结', 'No serious violation, nothing frozen'),
      both('没有关联的双方要说明由谁实际控制', 'Unrelated parties explain who controls'),
    ],
    documents: [
      both('双方的营业执照', 'Both business licences'),
      both('双方的协议', 'The agreement'),
      both('个体户转企业的证明', 'Certificate of the change to a company'),
      both('品牌和行业资质', 'Brand and trade licences'),
    ],
    days: { from: 10, to: 12 },
    sources: [secondHand('95617396.b2b.11467.com/m/news/14847666.asp', '2026-01-12')],
  }),
  rule({
    id: 'douyin-company-legal-representative',
    platform: 32,
    holder: 'company',
    route: 'legal-representative',
    verdict: 'conditional',
    days: { from: 3, to: 5 },
    sources: [DOUYIN_REPORT, DOUYIN_DATED],
  }),
  rule({
    id: 'douyin-sole-trader',
    platform: 32,
    holder: 'sole-trader',
    route: 'change-of-subject',
    verdict: 'closed',
    notes: [
      both('只能关店重开，店铺的历史数据不保留', 'The shop has to be closed and opened again, and its history is lost'),
    ],
    sources: [DOUYIN_DATED],
  }),
  rule({
    id: 'douyin-company-subject',
    platform: 32,
    holder: 'company',
    route: 'change-of-subject',
    verdict: 'conditional',
    conditions: [
      both('用新执照开一家新店，不缴保证金', 'A new shop is opened on the new licence, with no deposit paid'),
      both('公示 15 天', '15 days of public notice'),
      both('双方确认风险', 'Both sides confirm the risks'),
      both('品牌和类目重新申请', 'Brands and categories are applied for again'),
    ],
    freezes: [both('店铺暂停 1 到 2 天', 'The shop pauses for 1 to 2 days')],
    sources: [secondHand('yidian51.com/taobao/details_415441.html', '2025-06-10'), DOUYIN_REPORT],
  }),
]
