import type { Act } from './act.ts'

/** What is decided about reports, requests, parcels and the like, and what is looked at for it. */
export const CASE_ACTS = {
  'review-request': {
    names: { zh: '审核求购', en: 'Review buyer requests' },
    roles: ['reviewer'],
    kind: 'change',
  },
  'decide-report': {
    names: { zh: '处理举报', en: 'Decide reports' },
    roles: ['disputes'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'see-reporter': {
    names: { zh: '查看举报人', en: 'See who reported' },
    roles: ['disputes', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
  'release-hold': {
    names: { zh: '解除提现冻结', en: 'Release payouts on hold' },
    roles: ['disputes'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'decide-review': {
    names: { zh: '撤下或恢复评价', en: 'Withdraw and restore reviews' },
    roles: ['disputes'],
    kind: 'change',
  },
  'answer-question': {
    names: { zh: '回答文章提问', en: 'Answer questions' },
    roles: ['content'],
    kind: 'change',
  },
  'decide-application': {
    names: { zh: '审核活动报名', en: 'Decide applications to campaigns' },
    roles: ['content'],
    kind: 'change',
  },
  'send-parcels': {
    names: { zh: '寄出礼品与奖品，或退回金币', en: 'Send gifts and prizes, or give coins back' },
    roles: ['content'],
    kind: 'change',
  },
  'see-address': {
    names: { zh: '查看收货地址', en: 'See whole addresses' },
    roles: ['content', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
  'work-services': {
    names: { zh: '处理服务申请', en: 'Take, answer and close requests for services' },
    roles: ['support'],
    kind: 'change',
  },
  'answer-feedback': {
    names: { zh: '答复用户建议', en: 'Answer feedback' },
    roles: ['support'],
    kind: 'change',
  },
  'see-contact': {
    names: { zh: '查看完整联系方式', en: 'See whole contact details' },
    roles: ['support', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
} as const satisfies Readonly<Record<string, Act>>
