import { defineMessages } from './messages.ts'

export const aboutMessages = defineMessages(
  {
    about: {
      name: '店渡',
      line: '把网店稳稳过到您手里。',
      what: [
        { title: '我们做什么', line: '网店转让：找店、看数字、签合同、付款、交接，都在一个地方。' },
        { title: '钱在谁手里', line: '买家付的钱由店渡托管，交接完成、买家确认后才付给卖家。' },
        { title: '数字谁说的', line: '店铺的每个数字都标明由谁提供、何时提供；核验过的盖店渡的印。' },
      ],
      company: '公司信息',
      rows: {
        companyName: '公司名称',
        licenceNumber: '营业执照号',
        icp: '备案号',
        copyright: '版权',
        contactEmail: '联系邮箱',
        bottomPhone: '客服电话',
      },
      loading: '正在加载公司信息',
      failed: '公司信息没有加载出来',
      none: '公司信息还没有公布。',
      retry: '再试一次',
      more: '了解更多',
      agreement: '注册协议',
      privacy: '隐私说明',
      support: '联系客服',
      data: '我的资料存在哪里',
      sevenYears: '店渡七年',
    },
    detail: {
      tabs: '协议与隐私',
      agreement: '注册协议',
      privacy: '隐私说明',
      version: (day: string) => `自 ${day} 起这样写`,
      opening: '这份说明用平常的话写：我们留什么、为什么留、谁看得到、留多久。',
      parts: [
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
    },
    data: {
      line: '逐项列出和您有关的资料：是什么、在哪里、谁看得到、怎样删。',
      who: '谁看得到',
      remove: '怎样删',
      change: '去看看',
      places: { house: '在店渡', device: '在这台设备上', memory: '只在打开的页面里' },
      house: [
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
      device: [
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
      memory: [{ what: '正在填的证件号和卡号', who: '只有眼前这一页', remove: '刷新或离开就没有了，从不存下', to: '' }],
      more: '隐私说明全文',
    },
  },
  {
    about: {
      name: 'Diandu',
      line: 'Brings an online shop safely into your hands.',
      what: [
        {
          title: 'What we do',
          line: 'Online shops change hands here: finding one, its figures, the contract, the payment and the hand-over.',
        },
        {
          title: 'Who holds the money',
          line: 'We hold what a buyer pays. It goes to the seller once the hand-over is done and the buyer has confirmed it.',
        },
        {
          title: 'Who says so',
          line: 'Every figure of a shop says who stated it and when. Those we confirmed bear our seal.',
        },
      ],
      company: 'The company',
      rows: {
        companyName: 'Name',
        licenceNumber: 'Business licence',
        icp: 'Registration',
        copyright: 'Copyright',
        contactEmail: 'E-mail',
        bottomPhone: 'Phone',
      },
      loading: 'Loading the company',
      failed: 'The company did not load',
      none: 'The company has not said anything yet.',
      retry: 'Try again',
      more: 'More',
      agreement: 'Registration agreement',
      privacy: 'Privacy',
      support: 'Contact us',
      data: 'Where my data is kept',
      sevenYears: 'Seven years of Diandu',
    },
    detail: {
      tabs: 'Agreement and privacy',
      agreement: 'Agreement',
      privacy: 'Privacy',
      version: (day: string) => `It reads so since ${day}`,
      opening: 'In plain words: what we keep, why, who sees it, and for how long.',
      parts: [
        {
          title: 'What you tell us',
          lines: [
            'Your user name and picture: the other side of a deal sees them.',
            'Your mobile: for logging in and for codes. It is shown covered.',
            'Your addresses: used only to send you contracts or prizes.',
            'Your papers: name, ID number, pictures, bank card. They travel encrypted, only our reviewers see them, and you see them covered.',
          ],
        },
        {
          title: 'What a deal leaves behind',
          lines: [
            'Orders, contracts, payments and hand-overs: they are your proof and theirs. Each side and we see our own part.',
            'What you looked at and saved: for your eyes only, and you may clear it.',
            'Searches: counted by word and day only, never who searched, and deleted after 90 days. A text that is checked for prohibited words stays on your phone.',
          ],
        },
        {
          title: 'What we do not do',
          lines: [
            'We sell nothing of it.',
            'No tracking of other houses runs in our pages.',
            'We do not read your contacts, your place or your album. A picture is uploaded when you choose it, and the place where it was taken is removed.',
          ],
        },
        {
          title: 'How long, and how it goes',
          lines: [
            'As long as the account stands, and you may correct it.',
            'After it is closed, what the law does not require is deleted. Contracts and payments are kept for the years the law names.',
            '“Where my data is kept” lists it piece by piece.',
          ],
        },
      ],
    },
    data: {
      line: 'Piece by piece what concerns you: what it is, where it is, who sees it, how it goes.',
      who: 'Who sees it',
      remove: 'How it goes',
      change: 'Have a look',
      places: { house: 'At Diandu', device: 'On this device', memory: 'In the open page only' },
      house: [
        {
          what: 'User name, picture',
          who: 'You and the other side of a deal',
          remove: 'You may change them; deleted with the account',
          to: '/user_center/user_setting',
        },
        {
          what: 'Mobile',
          who: 'You; shown covered',
          remove: 'You may change it; free again with the account closed',
          to: '',
        },
        {
          what: 'Passwords',
          who: 'Nobody: only a computed value is kept that leads nowhere back',
          remove: 'You may change them',
          to: '',
        },
        { what: 'Addresses', who: 'You and whoever sends', remove: 'You may remove them', to: '/user_center/address' },
        {
          what: 'Papers and their pictures',
          who: 'Reviewers; you see them covered',
          remove: 'Deleted with the account, but for what the law keeps',
          to: '/user_center/server/verify',
        },
        {
          what: 'Orders, contracts, payments',
          who: 'Each side its own',
          remove: 'Kept for the years the law names',
          to: '/user_center/order',
        },
        {
          what: 'Saved and viewed shops',
          who: 'You alone',
          remove: 'You may clear them',
          to: '/user_center/collection',
        },
      ],
      device: [
        { what: 'Your login', who: 'This device', remove: 'Gone when you log out', to: '/user_center/setting' },
        {
          what: 'Searches, appearance, language',
          who: 'Whoever uses this device',
          remove: 'Cleared in the search and the settings',
          to: '/search',
        },
        {
          what: 'Shops you viewed before logging in',
          who: 'Whoever uses this device',
          remove: 'Moved to the history of your account when you log in',
          to: '',
        },
        {
          what: 'Forms you have not sent',
          who: 'Whoever uses this device, until the page is closed',
          remove: 'Gone when sent, or when you log out',
          to: '',
        },
      ],
      memory: [
        {
          what: 'Numbers of IDs and cards being typed',
          who: 'The page before your eyes',
          remove: 'Gone with a reload; never stored',
          to: '',
        },
      ],
      more: 'All about privacy',
    },
  },
)
