import type { Agreement } from './agreement.ts'

/** The five articles of joining (spec §9). */
export const registrationAgreement: Agreement = {
  name: 'registration',
  version: '2025-09-16',
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
          '店铺的每个数字都会标明由谁提供、何时提供。卖家自述的数字由卖家负责，平台核验的数字由平台对核验过程负责。',
          '故意提供虚假信息的，我们可以下架店铺、暂停账号，造成的损失由提供者承担。',
        ],
      },
      {
        title: '第三条 资金与托管',
        lines: [
          '买家支付的款项先由平台托管，交接完成、买家确认后才付给卖家；订单按约定退款的，托管款原路退回。',
          '每笔付款都要输入支付密码。付款前，页面会列明金额、收款方、何时付和不付的后果。',
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
    opening: 'Please read these five articles before you register. They say what you and Diandu each undertake.',
    articles: [
      {
        title: '1. The account',
        lines: [
          'An account is for the person who registers it. One mobile has one account, and it may not be rented out, lent or passed on.',
          'You keep your password, your payment password and the codes we send. What is done with them counts as done by you; if they fall into other hands, change them at once and tell us.',
          'You may close the account at any time, once open orders, unsettled sums and running disputes are over.',
        ],
      },
      {
        title: '2. True information',
        lines: [
          'What you state about yourself, your shop and its business is true and complete, and kept up to date.',
          'Every figure of a shop says who stated it and when. The seller answers for the seller’s figures; we answer for how the figures we confirmed were checked.',
          'If false information is given on purpose, we may take the shop down and suspend the account. Whoever gave it bears the loss.',
        ],
      },
      {
        title: '3. Money and escrow',
        lines: [
          'What a buyer pays is held by the house. It goes to the seller once the hand-over is done and the buyer has confirmed it; where an order ends in a refund, it goes back the way it came.',
          'Every payment asks for the payment password. Before it, the page states the sum, who receives it, when it is due and what happens otherwise.',
          'Service fee, deposit and damages are those of the agreement shown when the order was placed. Later changes of price do not touch it.',
        ],
      },
      {
        title: '4. Privacy',
        lines: [
          'We collect what a deal needs: the mobile, proof of identity, and records of deals and actions. Mobiles and ID numbers are shown covered.',
          'It serves to complete deals, to keep them safe and to meet the law. It is sold to nobody. The other party sees only what the contract requires.',
          'You may see and correct your data. After an account is closed, what the law does not require us to keep is deleted.',
        ],
      },
      {
        title: '5. Disputes',
        lines: [
          'The parties talk first. If that does not help, either may call on the house, and the money in escrow stays where it is until a decision is made.',
          'The house decides by the contract, its records and the evidence of both, and gives its reasons.',
          'Whoever does not accept the decision may go to the competent people’s court at the seat of the house. The law of the People’s Republic of China applies.',
        ],
      },
    ],
  },
}
