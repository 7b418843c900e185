import type { Name } from '../../kernel/index.ts'

export interface HandoverItemTexts {
  readonly name: Name
  /** Caption of a proof: what it must show. */
  readonly proof: Name
}

/** Every item that can be handed over with a shop; a checklist selects those of one shop. */
export const HANDOVER_ITEMS = {
  'main-account': {
    name: { zh: '主账号', en: 'Main account' },
    proof: {
      zh: '账号设置页截图：能看到账号名，登录密码已改由买家设置',
      en: 'Account page showing the account name, after the buyer has set a new password',
    },
  },
  'login-phone': {
    name: { zh: '登录手机号', en: 'Login phone number' },
    proof: { zh: '安全中心截图：绑定手机已换成买家的号码', en: 'Security page: the phone number is now the buyer’s' },
  },
  email: {
    name: { zh: '绑定邮箱', en: 'Email' },
    proof: { zh: '安全中心截图：绑定邮箱已换成买家的邮箱', en: 'Security page: the email is now the buyer’s' },
  },
  'payment-account': {
    name: { zh: '收款账户', en: 'Payment account' },
    proof: {
      zh: '结算设置截图：收款账户已换成买家或变更后的公司',
      en: 'Settlement page: money goes to the buyer or their company',
    },
  },
  deposit: {
    name: { zh: '店铺保证金', en: 'Platform deposit' },
    proof: { zh: '保证金页面截图：金额与缴纳状态', en: 'Deposit page showing the amount and status' },
  },
  trademark: {
    name: { zh: '商标与授权', en: 'Trademark' },
    proof: {
      zh: '商标转让受理通知书，或授权书扫描件',
      en: 'Acceptance notice for the trademark transfer, or the licence',
    },
  },
  'company-register': {
    name: { zh: '工商登记', en: 'Company registration' },
    proof: {
      zh: '变更后的营业执照，或登记机关的变更通知书',
      en: 'Business licence after the change, or the registry’s notice',
    },
  },
  'company-papers': {
    name: { zh: '公章、证照与账册', en: 'Seals, licences and account books' },
    proof: { zh: '双方签字的移交清单照片', en: 'Photo of the handover list signed by both parties' },
  },
  'sub-accounts': {
    name: { zh: '子账号', en: 'Sub-accounts' },
    proof: { zh: '子账号列表截图：卖家一方的账号已停用', en: 'Sub-account list: the seller’s accounts are disabled' },
  },
  'open-orders': {
    name: { zh: '未完结订单与售后', en: 'Open orders and after-sales cases' },
    proof: {
      zh: '待发货、售后列表截图，写明由谁处理',
      en: 'Lists of unshipped orders and after-sales cases, saying who handles them',
    },
  },
  funds: {
    name: { zh: '待结算货款与欠款', en: 'Funds and debts' },
    proof: { zh: '资金页截图：待结算金额、贷款与欠费', en: 'Funds page: amounts to be settled, loans and arrears' },
  },
  content: {
    name: { zh: '内容账号', en: 'Content account' },
    proof: { zh: '绑定页截图：达人号、直播权限已归买家', en: 'Linked accounts page: they’re now the buyer’s' },
  },
  'store-groups': {
    name: { zh: '关联店铺', en: 'Linked shops' },
    proof: { zh: '关联页截图：没有卖家名下的其他店铺', en: 'Linked shops page: none of the seller’s other shops' },
  },
  'overseas-payout': {
    name: { zh: '境外收款账户', en: 'Overseas payout account' },
    proof: { zh: '收款服务商页面截图：收款人已变更', en: 'Payout provider’s page showing the new payee' },
  },
} as const satisfies Record<string, HandoverItemTexts>

export type HandoverItem = keyof typeof HANDOVER_ITEMS

export const isHandoverItem = (text: string): text is HandoverItem => Object.hasOwn(HANDOVER_ITEMS, text)
