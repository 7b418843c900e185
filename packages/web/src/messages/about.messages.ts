import { defineMessages } from './messages.ts'

export const aboutMessages = defineMessages({
  about: {
    name: { zh: '店渡', en: 'Diandu' },
    line: { zh: '把网店稳稳过到您手里。', en: 'Online shops, safely transferred.' },
    what: {
      zh: [
        { title: '我们做什么', line: '网店转让：找店、看数字、签合同、付款、交接，都在一个地方。' },
        { title: '钱在谁手里', line: '买家付的钱由店渡托管，交接完成、买家确认后才付给卖家。' },
        {
          title: '数字谁说的',
          line: '店铺的每个数字都标明由谁提供、何时提供；由两名审核员核对并存有凭证的，标“已验店”。',
        },
      ],
      en: [
        {
          title: 'What we do',
          line: 'Find a shop, check its figures, sign the contract, pay and take over, all in one place.',
        },
        {
          title: 'Who holds the money',
          line: 'We hold the buyer’s payment in escrow. The seller is paid only after the handover is complete and the buyer has confirmed it.',
        },
        {
          title: 'Where figures come from',
          line: 'Every figure shows who provided it and when. Shops marked “Inspected” were checked by two reviewers, and we keep the evidence.',
        },
      ],
    },
    company: { zh: '公司信息', en: 'Company information' },
    rows: {
      companyName: { zh: '公司名称', en: 'Company name' },
      licenceNumber: { zh: '营业执照号', en: 'Business licence no.' },
      icp: { zh: '备案号', en: 'ICP filing no.' },
      copyright: { zh: '版权', en: 'Copyright' },
      contactEmail: { zh: '联系邮箱', en: 'Email' },
      bottomPhone: { zh: '客服电话', en: 'Customer support' },
    },
    loading: { zh: '正在加载公司信息', en: 'Loading company information' },
    failed: { zh: '公司信息没有加载出来', en: 'Couldn’t load company information' },
    none: { zh: '公司信息还没有公布。', en: 'Company information hasn’t been published yet.' },
    retry: { zh: '再试一次', en: 'Try again' },
    more: { zh: '了解更多', en: 'Learn more' },
    agreement: { zh: '注册协议', en: 'Registration agreement' },
    privacy: { zh: '隐私说明', en: 'Privacy notice' },
    support: { zh: '联系客服', en: 'Contact support' },
    data: { zh: '我的资料存在哪里', en: 'Where my data is stored' },
    sevenYears: { zh: '店渡七年', en: 'Seven years of Diandu' },
  },
  detail: {
    tabs: { zh: '协议与隐私', en: 'Agreement and privacy notice' },
    agreement: { zh: '注册协议', en: 'Registration agreement' },
    privacy: { zh: '隐私说明', en: 'Privacy notice' },
    version: (day: string) => ({ zh: `自 ${day} 起这样写`, en: `In effect since ${day}` }),
    opening: {
      zh: '这份说明用平常的话写：我们留什么、为什么留、谁看得到、留多久。',
      en: 'In plain English: what we keep, why, who can see it and for how long.',
    },
    parts: {
      zh: [
        {
          title: '您告诉我们的',
          lines: [
            '用户名和头像：交易对方看得到。',
            '手机号：用来登录和收验证码。页面上只显示前三位和后四位。',
            '收货地址：只在给您寄合同原件或奖品时用。',
            '实名资料：姓名、证件号、证件照片、银行卡号。加密传输，只有审核人看得到；您自己再看也是遮盖的。',
          ],
        },
        {
          title: '交易留下的',
          lines: [
            '订单、合同、付款和交接的记录：它们是您和对方的凭据，双方和店渡都看得到各自的部分。',
            '浏览和收藏：只给您自己看，随时可以清空。',
            '搜索：只按词和日期计次数，不记录是谁搜的，90 天后删除。违禁词检查的文字不上传。',
          ],
        },
        {
          title: '我们不做的',
          lines: [
            '不出售任何资料。',
            '不在页面里放别家的跟踪程序。',
            '不读您的通讯录、位置和相册；图片只在您选中时上传，照片里的拍摄地点上传后会删掉。',
          ],
        },
        {
          title: '留多久，怎样删',
          lines: [
            '账号在，资料就在；您可以随时更正。',
            '注销账号后，法律不要求保留的都会删除；合同和付款记录按法律规定的年限保留。',
            '想知道我们留着您的什么，在“我的资料存在哪里”里逐项列着。',
          ],
        },
      ],
      en: [
        {
          title: 'What you tell us',
          lines: [
            'Your username and profile photo: the other party to a deal can see them.',
            'Your phone number: used to log in and receive verification codes. On screen we show only part of it.',
            'Your addresses: used only to send you original contracts or prizes.',
            'Your identity details: name, ID number, photos of your ID and bank card number. They’re encrypted in transit and only our reviewers can see them. Even you see them partly hidden.',
          ],
        },
        {
          title: 'What your deals leave behind',
          lines: [
            'Orders, contracts, payments and handover records: they’re proof for you and the other party. You, they and Diandu each see your own part.',
            'Recently viewed and saved shops: only you can see them, and you can clear them at any time.',
            'Searches: we count words by day, never who searched, and delete the counts after 90 days. Text you check for prohibited words never leaves your device.',
          ],
        },
        {
          title: 'What we don’t do',
          lines: [
            'We don’t sell any of your data.',
            'We don’t run third-party trackers on our pages.',
            'We don’t read your contacts, location or photo library. A photo is uploaded only when you choose it, and we remove its location after upload.',
          ],
        },
        {
          title: 'How long we keep it and how to delete it',
          lines: [
            'We keep your data while your account is open. You can correct it at any time.',
            'When you close your account, we delete everything the law doesn’t require us to keep. Contracts and payment records are kept for as long as the law requires.',
            '“Where my data is stored” lists everything we hold about you.',
          ],
        },
      ],
    },
  },
  data: {
    line: {
      zh: '逐项列出和您有关的资料：是什么、在哪里、谁看得到、怎样删。',
      en: 'Everything we hold about you: what it is, where it’s stored, who can see it and how to delete it.',
    },
    who: { zh: '谁看得到', en: 'Who can see it' },
    remove: { zh: '怎样删', en: 'How to delete it' },
    change: { zh: '去看看', en: 'View' },
    places: {
      house: { zh: '在店渡', en: 'At Diandu' },
      device: { zh: '在这台设备上', en: 'On this device' },
      memory: { zh: '只在打开的页面里', en: 'On the open page only' },
    },
    house: {
      zh: [
        { what: '用户名、头像', who: '您和交易对方', remove: '可以改；注销后删除', to: '/user_center/user_setting' },
        { what: '手机号', who: '您；页面上遮盖显示', remove: '可以换；注销后释放', to: '' },
        { what: '登录密码、支付密码', who: '谁也看不到：只存算过的值，算不回去', remove: '随时可改', to: '' },
        { what: '收货地址', who: '您和寄件人', remove: '随时可删', to: '/user_center/address' },
        {
          what: '实名资料和照片',
          who: '审核人；您看到的是遮盖后的',
          remove: '注销后，法律不要求保留的部分删除',
          to: '/user_center/server/verify',
        },
        { what: '订单、合同、付款', who: '交易双方各看各的', remove: '按法律年限保留', to: '/user_center/order' },
        { what: '收藏、看过的店铺', who: '只有您', remove: '随时可清空', to: '/user_center/collection' },
      ],
      en: [
        {
          what: 'Username and profile photo',
          who: 'You and the other party to a deal',
          remove: 'You can change them; deleted when you close your account',
          to: '/user_center/user_setting',
        },
        {
          what: 'Phone number',
          who: 'You; partly hidden on screen',
          remove: 'You can change it; released when you close your account',
          to: '',
        },
        {
          what: 'Login and payment passwords',
          who: 'No one. We store only a one-way hash that can’t be turned back into your password',
          remove: 'You can change them at any time',
          to: '',
        },
        {
          what: 'Addresses',
          who: 'You and whoever ships to you',
          remove: 'You can remove them at any time',
          to: '/user_center/address',
        },
        {
          what: 'Identity details and photos',
          who: 'Reviewers; you see them partly hidden',
          remove: 'Deleted when you close your account, except what the law requires us to keep',
          to: '/user_center/server/verify',
        },
        {
          what: 'Orders, contracts, payments',
          who: 'Each party sees its own part',
          remove: 'Kept for as long as the law requires',
          to: '/user_center/order',
        },
        {
          what: 'Saved and recently viewed shops',
          who: 'Only you',
          remove: 'You can clear them at any time',
          to: '/user_center/collection',
        },
      ],
    },
    device: {
      zh: [
        { what: '登录凭据', who: '这台设备', remove: '退出登录时删掉', to: '/user_center/setting' },
        { what: '搜索记录、外观和语言', who: '用这台设备的人', remove: '在搜索页和设置里清除', to: '/search' },
        {
          what: '没有登录时看过的店铺',
          who: '用这台设备的人',
          remove: '登录后并入账户的浏览记录，设备上随即删掉',
          to: '',
        },
        { what: '没有写完的表单', who: '用这台设备的人，只到关掉页面为止', remove: '提交或退出登录后删掉', to: '' },
      ],
      en: [
        {
          what: 'Your login session',
          who: 'This device',
          remove: 'Removed when you log out',
          to: '/user_center/setting',
        },
        {
          what: 'Search history, appearance and language',
          who: 'Anyone using this device',
          remove: 'Clear them in Search and Settings',
          to: '/search',
        },
        {
          what: 'Shops you viewed before logging in',
          who: 'Anyone using this device',
          remove: 'Moved to your account when you log in, then removed from this device',
          to: '',
        },
        {
          what: 'Forms you haven’t submitted',
          who: 'Anyone using this device, until the page is closed',
          remove: 'Removed when you submit the form or log out',
          to: '',
        },
      ],
    },
    memory: {
      zh: [{ what: '正在填的证件号和卡号', who: '只有眼前这一页', remove: '刷新或离开就没有了，从不存下', to: '' }],
      en: [
        {
          what: 'ID and card numbers as you type',
          who: 'Only the page you have open',
          remove: 'Gone when you reload or leave; never stored',
          to: '',
        },
      ],
    },
    more: { zh: '隐私说明全文', en: 'Full privacy notice' },
  },
})
