import type { Name } from '../../kernel/index.ts'
import type { HandoverItem } from './handover-items.ts'

/** The advice to a new owner about one thing that was handed over. */
export interface FirstWeekTask {
  readonly item: HandoverItem
  readonly when: 'today' | 'week'
  readonly todo: Name
}

type Advice = Omit<FirstWeekTask, 'item'>

const today = (zh: string, en: string): Advice => ({ when: 'today', todo: { zh, en } })
const week = (zh: string, en: string): Advice => ({ when: 'week', todo: { zh, en } })

const ADVICE: Readonly<Record<HandoverItem, Advice>> = {
  'main-account': today(
    '把主账号的登录密码再改一次，只有您知道；在“登录设备”里退出其他设备。',
    'Change the main account’s password once more, to one that only you know, and sign out all other devices.',
  ),
  'login-phone': today(
    '在安全中心看一眼：绑定的手机、实名和安全验证都是您本人的，不是卖家的。',
    'In the security centre, check that the phone, the real name and the verification are yours, not the seller’s.',
  ),
  'payment-account': today(
    '核对收款账户的户名和尾号是您或您公司的，再开始收款。',
    'Check that the payout account’s name and last digits are yours or your company’s before you take payments.',
  ),
  'overseas-payout': today(
    '登录收款服务商，确认收款人、提现银行卡和登录邮箱都是您的。',
    'Sign in to the payout provider and check that the payee, the bank card and the login email are yours.',
  ),
  email: today(
    '改掉绑定邮箱的密码，并确认找回密码的邮件发到您的邮箱。',
    'Change the password of the linked email, and check that recovery mails reach you.',
  ),
  'sub-accounts': today(
    '停用不认识的子账号；留下的员工账号重新设密码、按需要给权限。',
    'Disable sub-accounts you don’t know. Reset the passwords of those you keep, and give only the rights they need.',
  ),
  'open-orders': week(
    '先处理待发货和售后单，超时会影响店铺评分。',
    'Handle unshipped orders and after-sales cases first: delays lower the shop’s ratings.',
  ),
  funds: week(
    '看资金页：待结算、贷款、欠费和合同里写的一致；不一致的截图留存，联系客服。',
    'Check the funds page against the contract: amounts to settle, loans, arrears. If they differ, take screenshots and contact support.',
  ),
  deposit: week(
    '确认保证金已由您补缴或过到您名下，记下退还的条件。',
    'Check that the platform deposit is paid by you or moved to you, and note when it is returned.',
  ),
  trademark: week(
    '查一次商标转让或授权的进度，授权书的到期日记到日历里。',
    'Look up the progress of the trademark transfer or licence, and put the licence’s end date in your calendar.',
  ),
  'company-register': week(
    '查一次工商登记：法定代表人、股东已变更；税务、银行预留信息一并改。',
    'Look up the company register: representative and shareholders have changed. Update the tax office and the bank too.',
  ),
  'company-papers': week(
    '清点公章、证照和账册，和交接清单对一遍，收好。',
    'Count the seals, licences and books against the handover list, and keep them safe.',
  ),
  content: week(
    '确认达人号、直播间的绑定和收益归您，再发第一条内容。',
    'Check that linked creator accounts and their income are yours before you post.',
  ),
  'store-groups': week(
    '再看一次关联店铺，确认没有卖家名下的其他店。',
    'Look at the linked shops again: none should belong to the seller.',
  ),
}

/** The first week of a new owner, by what was handed over: today's tasks first. */
export function firstWeekOf(items: readonly { readonly item: HandoverItem }[]): readonly FirstWeekTask[] {
  const tasks = items.map(({ item }): FirstWeekTask => ({ item, ...ADVICE[item] }))
  return [...tasks.filter(({ when }) => when === 'today'), ...tasks.filter(({ when }) => when === 'week')]
}
