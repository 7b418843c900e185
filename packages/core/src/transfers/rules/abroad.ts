import type { TransferRule } from '../transfer-rule.ts'
import { both, ownPage, rule, secondHand } from './rule-parts.ts'

export const ABROAD: readonly TransferRule[] = [
  rule({
    id: 'tiktok-us',
    platform: 39,
    route: 'platform-transfer-us',
    verdict: 'conditional',
    conditions: [
      both('只能转给公司或合伙企业', 'To a corporation or partnership only'),
      both('店铺状态正常，已开启假期模式', 'The shop is normal and in holiday mode'),
      both('没有未完成的订单、发货和提现', 'No pending sale, delivery or withdrawal'),
    ],
    documents: [both('合同权利义务转让协议（novation）', 'Novation agreement')],
    freezes: [
      both('资金冻结到通过后 24 小时', 'Money is frozen until 24 hours after approval'),
      both('银行账户解绑，品牌授权可能失效', 'Bank accounts are unbound, and brands may lapse'),
    ],
    sources: [ownPage('seller-us.tiktok.com', both('文章 1724397199345422', 'article 1724397199345422'))],
  }),
  rule({
    id: 'tiktok-th',
    platform: 39,
    route: 'platform-transfer-th',
    verdict: 'conditional',
    conditions: [
      both('只能转给公司', 'To a corporation only'),
      both('店铺状态正常', 'The shop is normal'),
      both('没有进行中的提现', 'No withdrawal under way'),
    ],
    documents: [
      both('双方身份证件', 'IDs'),
      both('公司注册文件', 'Company registration'),
      both('税务文件', 'Tax documents'),
      both('合同权利义务转让协议（novation）', 'Novation agreement'),
    ],
    sources: [ownPage('seller-th.tiktok.com', both('文章 8118889113044752', 'article 8118889113044752'))],
  }),
  rule({
    id: 'amazon-assignment',
    platform: 10,
    route: 'account-assignment',
    verdict: 'closed',
    conditions: [both('没有平台事先书面同意，转让无效', 'Void without the platform’s prior written consent')],
    notes: [
      both(
        '持有账号的公司可以整体出售；另有资料说欧洲站可以转移所有权（en.56ok.com，没有日期）',
        'The company that holds the account may be sold. Europe is said to have an ownership transfer (en.56ok.com, undated)',
      ),
    ],
    sources: [secondHand('sellerdd.com', null, both('引用协议第 18.2 条', 'agreement 18.2 quoted'))],
  }),
  rule({
    id: 'shopee-account',
    platform: 34,
    route: 'account-sale',
    verdict: 'closed',
    notes: [
      both(
        '执照的持有人可以改登录方式和收款账户，发生纠纷平台不处理',
        'The licence’s holder may change login and payout. The platform does not handle disputes',
      ),
    ],
    sources: [secondHand('shuaishou.com/school/infos55395.html', '2021-08-11')],
  }),
  rule({
    id: 'ebay-account',
    platform: 40,
    route: 'account-sale',
    verdict: 'closed',
    sources: [secondHand('techspeedy.us')],
  }),
]
