import type { Name } from '../../kernel/index.ts'

export interface HandoverItemTexts {
  readonly name: Name
  /** What a proof of it shows. */
  readonly proof: Name
}

/** Whatever is handed over with a shop; what belongs to which shop, a checklist says. */
export const HANDOVER_ITEMS = {
  'main-account': {
    name: { zh: '主账号', en: 'Main account' },
    proof: {
      zh: '账号设置页截图：能看到账号名，登录密码已改由买家设置',
      en: 'The account page with its name, after the buyer has set a new password',
    },
  },
  'login-phone': {
    name: { zh: '登录手机号', en: 'Login phone' },
    proof: { zh: '安全中心截图：绑定手机已换成买家的号码', en: 'The security page: the phone is the buyer’s now' },
  },
  email: {
    name: { zh: '绑定邮箱', en: 'E-mail' },
    proof: { zh: '安全中心截图：绑定邮箱已换成买家的邮箱', en: 'The security page: the e-mail is the buyer’s now' },
  },
  'payment-account': {
    name: { zh: '收款账户', en: 'Payment account' },
    proof: {
      zh: '结算设置截图：收款账户已换成买家或变更后的公司',
      en: 'The settlement page: money goes to the buyer or their company',
    },
  },
  deposit: {
    name: { zh: '店铺保证金', en: 'Platform deposit' },
    proof: { zh: '保证金页面截图：金额与缴纳状态', en: 'The deposit page with its sum and state' },
  },
  trademark: {
    name: { zh: '商标与授权', en: 'Trademark' },
    proof: {
      zh: '商标转让受理通知书，或授权书扫描件',
      en: 'The notice that the transfer of the trademark was accepted, or the licence',
    },
  },
  'company-register': {
    name: { zh: '工商登记', en: 'Company register' },
    proof: {
      zh: '变更后的营业执照，或登记机关的变更通知书',
      en: 'The business licence after the change, or the register’s notice of it',
    },
  },
  'company-papers': {
    name: { zh: '公章、证照与账册', en: 'Seals, papers and books' },
    proof: { zh: '双方签字的移交清单照片', en: 'A photo of the list that both have signed' },
  },
  'sub-accounts': {
    name: { zh: '子账号', en: 'Sub-accounts' },
    proof: { zh: '子账号列表截图：卖家一方的账号已停用', en: 'The list: those of the seller’s people are off' },
  },
  'open-orders': {
    name: { zh: '未完结订单与售后', en: 'Open orders and claims' },
    proof: { zh: '待发货、售后列表截图，写明由谁处理', en: 'The lists of both; say who takes care of them' },
  },
  funds: {
    name: { zh: '待结算货款与欠款', en: 'Funds and debts' },
    proof: { zh: '资金页截图：待结算金额、贷款与欠费', en: 'The funds page: what is to be settled, loans and arrears' },
  },
  content: {
    name: { zh: '内容账号', en: 'Content account' },
    proof: { zh: '绑定页截图：达人号、直播权限已归买家', en: 'The page of linked accounts: they are the buyer’s now' },
  },
  'store-groups': {
    name: { zh: '关联店铺', en: 'Linked shops' },
    proof: { zh: '关联页截图：没有卖家名下的其他店铺', en: 'The page of linked shops: none of the seller’s is there' },
  },
  'overseas-payout': {
    name: { zh: '境外收款账户', en: 'Overseas payout account' },
    proof: { zh: '收款服务商页面截图：收款人已变更', en: 'The payout provider’s page with the new payee' },
  },
} as const satisfies Record<string, HandoverItemTexts>

export type HandoverItem = keyof typeof HANDOVER_ITEMS

export const isHandoverItem = (text: string): text is HandoverItem => Object.hasOwn(HANDOVER_ITEMS, text)
