import type { TransferRule } from '../transfer-rule.ts'
import { both, rule, secondHand } from './rule-parts.ts'

const TMALL = { platform: 1, holder: 'company', route: 'platform-transfer' } as const
const TMALL_REPORT = secondHand('mundofiltro.com/xinxi/ckagqjy.html', '2023-12-15')

export const TMALL_AND_JD: readonly TransferRule[] = [
  rule({
    ...TMALL,
    id: 'tmall-flagship-subject',
    kinds: ['flagship'],
    verdict: 'conditional',
    conditions: [
      both(
        '以下三种之一：新旧公司由同一人实际控制满 6 个月；新公司属于品牌方集团，且商标 6 个月内没有转让过；由天猫星级服务商运营',
        'One of: both companies under the same controller for at least 6 months; the new company belongs to the brand owner’s group and the mark was not assigned within 6 months; the shop is run by an operator that Tmall ranks as star',
      ),
      both('一年只能办一次', 'Once a year'),
      both('没有欠款', 'No arrears'),
    ],
    sources: [TMALL_REPORT],
  }),
  rule({
    ...TMALL,
    id: 'tmall-exclusive-subject',
    kinds: ['exclusive'],
    verdict: 'conditional',
    conditions: [
      both(
        '只限新旧公司由同一人实际控制满 6 个月',
        'Only where both companies have been under the same controller for at least 6 months',
      ),
    ],
    sources: [TMALL_REPORT],
  }),
  rule({
    ...TMALL,
    id: 'tmall-franchise-subject',
    kinds: ['franchise'],
    verdict: 'closed',
    notes: [
      both(
        '据说没有关联的公司几乎都会被驳回。剩下的办法：先建立关联关系（工商登记约 15 个工作日）、法院判决、继承',
        'An unrelated company is said to be practically always rejected. Ways left: become related first (registration takes about 15 working days), a court judgment, inheritance',
      ),
    ],
    sources: [TMALL_REPORT, secondHand('m.11467.com/product/d49134682.htm', '2026-03-20')],
  }),
  rule({
    id: 'jd-pop-subject',
    platform: 3,
    holder: 'company',
    route: 'platform-transfer',
    verdict: 'conditional',
    conditions: [
      both(
        '新旧公司有关联：由同一人实际控制；或者同属品牌方集团满 6 个月；或者由代理商转给品牌方；或者由京东的服务商运营',
        'The companies are related: same controller; or both in the brand’s group for at least 6 months; or from an agent to the brand; or JD’s operator',
      ),
      both('店铺开满一年', 'The shop has been open for at least a year'),
      both('365 天内只能办一次', 'Once in 365 days'),
      both(
        '365 天内一般违规不到 25 分，严重违规不到 25 分',
        'Under 25 general and under 25 severe violation points in 365 days',
      ),
      both(
        '没有未结案件和欠款，京东贷款已还清，活动已结束，钱包状态正常',
        'No open case and no arrears, JD loan cleared, campaigns finished, wallet normal',
      ),
      both('新公司在京东已有店铺', 'The new company has a shop at JD'),
      both('品牌不能重复', 'No double brands'),
    ],
    sources: [
      secondHand('zengcheng.11467.com/info/29272042.htm'),
      secondHand('fuwu.11467.com/info/36176753.htm', '2025-05-28'),
      secondHand('11467.com', '2024-06-26', both('nanchang012077 的页面', 'page of nanchang012077')),
    ],
  }),
]
