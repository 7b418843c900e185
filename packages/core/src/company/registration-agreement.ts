import type { Agreement } from './agreement.ts'

/** The five articles of joining (spec §9). */
export const registrationAgreement: Agreement = {
  name: 'registration',
  version: '2026-11-29',
  zh: {
    opening: '注册店渡账号前，请读完这五条。它们约定了您和店渡各自要做的事。',
    articles: [
      {
        title: '第一条 账号',
        lines: [
          '账号归注册它的人使用，一个手机号只能注册一个账号，不能出租、出借或转让。',
          '登录密码、支付密码和短信验证码由您保管。凭它们完成的操作视为您本人的操作；发现被盗用，请立即修改密码并联系我们。',
          '您可以随时停用账号。有未完成的订单、未结清的款项或处理中的纠纷时，要等它们了结。',
        ],
      },
      {
        title: '第二条 信息真实',
        lines: [
          '您填写的身份、店铺和经营数据应当真实、完整，变化后及时更新。',
          '店铺的每个数字都会标明由谁提供、何时提供。卖家自述的数字由卖家负责。标为“已验店”的数字由两名审核员核对并存有凭证，平台对核对过程负责。',
          '故意提供虚假信息的，我们可以下架店铺、暂停账号，造成的损失由提供者承担。',
          '暂停账号由两名工作人员共同决定：账号不能登录，在售店铺停止展示，钱包里的钱不能提现；进行中的订单和期限照旧有效，并告知交易对方。恢复账号后，停止展示的店铺恢复原状，另有举报属实的要重新审核。对暂停有异议，可以联系客服。',
        ],
      },
      {
        title: '第三条 资金与托管',
        lines: [
          '买家支付的款项先由平台托管，交接完成、买家确认后才付给卖家；订单按约定退款的，托管款退回买家的钱包。',
          '从钱包付款要输入支付密码。付款前，页面会列明金额、收款方、何时付和不付的后果。',
          '平台服务费、定金和违约金以下单时展示的协议为准，之后的价格调整不影响已成立的订单。',
        ],
      },
      {
        title: '第四条 隐私',
        lines: [
          '我们只收集交易需要的信息：手机号、身份核验资料、交易和操作记录。手机号和证件号在页面上遮盖显示。',
          '资料只用于完成交易、保障安全和法律要求的留存，不卖给任何人。交易对方只能看到履行合同所必需的部分。',
          '您可以查看、更正自己的资料；停用账号后，法律不要求保留的部分会被删除。',
        ],
      },
      {
        title: '第五条 争议',
        lines: [
          '交易有争议时，先由双方协商；协商不成，任何一方都可以请平台介入，托管款在结论作出前不会放出。',
          '平台依据合同、平台记录和双方证据处理，并说明理由。',
          '不接受处理结果的，可以向平台所在地有管辖权的人民法院起诉。本协议适用中华人民共和国法律。',
        ],
      },
    ],
  },
  en: {
    opening:
      'Please read these five articles before you create an account. They set out what you and Diandu each agree to.',
    articles: [
      {
        title: '1. Your account',
        lines: [
          'An account belongs to the person who registers it. Each mobile number can have one account, and you may not rent it out, lend it or transfer it.',
          'Keep your login password, payment password and text-message codes to yourself. Anything done with them counts as done by you. If someone else may have them, change your passwords at once and contact us.',
          'You can close your account at any time. Open orders, unsettled payments and disputes must be finished first.',
        ],
      },
      {
        title: '2. True information',
        lines: [
          'The identity, shop and business information you give us must be true and complete, and you must update it when it changes.',
          'Every figure about a shop shows who provided it and when. Sellers are responsible for the figures they provide; figures marked as inspected were checked by two reviewers with evidence on file, and the platform is responsible for that check.',
          'If you knowingly give false information, we may take the shop down and suspend your account, and you are liable for the loss it causes.',
          'Two members of staff decide on a suspension together. A suspended account can’t log in, its listings are not shown, and the money in its wallet can’t be withdrawn. Open orders and their deadlines still hold, and the other party is told. When the account is restored, so are its listings, except that they are reviewed first after an upheld report. If you disagree with a suspension, contact support.',
        ],
      },
      {
        title: '3. Payments and escrow',
        lines: [
          'The platform holds the buyer’s payment in escrow and pays the seller only after the handover is complete and the buyer has confirmed it. If an order is refunded under its terms, the money in escrow goes back to the buyer’s wallet.',
          'Paying from your wallet requires your payment password. Before you pay, the page shows the amount, who receives it, when it is due and what happens if you don’t pay.',
          'The service fee, deposit and damages are those of the agreement shown when the order was placed. Later price changes don’t affect existing orders.',
        ],
      },
      {
        title: '4. Privacy',
        lines: [
          'We collect only what a deal needs: your mobile number, identity documents, and records of your deals and actions. Mobile and ID numbers are partly hidden on our pages.',
          'We use this information only to complete deals, keep them safe and keep the records that the law requires. We don’t sell it to anyone. The other party sees only what is needed to carry out the contract.',
          'You can view and correct your information. After you close your account, we delete everything that the law doesn’t require us to keep.',
        ],
      },
      {
        title: '5. Disputes',
        lines: [
          'If there is a dispute about a deal, the buyer and the seller first try to settle it themselves. If they can’t, either of them can ask the platform to step in, and the money stays in escrow until there is a decision.',
          'The platform decides based on the contract, its own records and the evidence from both sides, and explains its reasons.',
          'If you don’t accept the decision, you can sue in the people’s court that has jurisdiction where the platform is located. This agreement is governed by the laws of the People’s Republic of China.',
        ],
      },
    ],
  },
}
