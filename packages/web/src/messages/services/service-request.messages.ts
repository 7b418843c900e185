import { defineMessages } from '../messages.ts'

export const serviceRequestMessages = defineMessages({
  form: {
    title: { zh: '申请', en: 'Request' },
    line: {
      zh: '提交不收费。经办人看过后给出答复和报价，您同意了再签合同。',
      en: 'Requests are free. We’ll review yours and reply with a quote. You only sign a contract if you agree.',
    },
    package: { zh: '套餐', en: 'Package' },
    advice: { zh: '还不确定，请给建议', en: 'Not sure yet, please advise me' },
    option: (name: string, price: string) => ({ zh: `${name}（${price}）`, en: `${name} (${price})` }),
    name: { zh: '怎么称呼您', en: 'Your name' },
    namePlaceholder: { zh: '例如：林女士', en: 'For example: Ms Lin' },
    details: { zh: '需求', en: 'What you need' },
    placeholder: {
      zh: '例如：想在天猫开一家女装旗舰店，商标已注册，下个月开业。',
      en: 'For example: I want to open a womenswear flagship shop on Tmall next month. The trademark is registered.',
    },
    wish: { zh: '随申请一起发出的检查条件', en: 'Eligibility details sent with your request' },
    mobile: { zh: '手机号', en: 'Phone number' },
    mobileHint: {
      zh: '只用来联系您和查进度，显示时中间四位隐藏',
      en: 'Only used to contact you and track your request. The middle four digits are hidden when shown',
    },
    own: (mobile: string) => ({
      zh: `我们会联系您账号的手机 ${mobile}`,
      en: `We’ll contact you on your account’s phone number ${mobile}`,
    }),
    submit: { zh: '提交申请', en: 'Submit request' },
    lost: {
      zh: '没有收到回应。再点一次提交，同样的申请不会重复',
      en: 'We couldn’t confirm that your request went through. Submit again. It won’t be sent twice',
    },
    faults: {
      packageId: { zh: '没有这个套餐，请重新选择', en: 'That package isn’t available. Choose another' },
      name: { zh: '请填写称呼，20 个字以内', en: 'Enter a name of up to 20 characters' },
      details: { zh: '请用 10 到 500 个字写明需求', en: 'Describe what you need in 10 to 500 characters' },
      mobile: { zh: '请填写 11 位手机号', en: 'Enter an 11-digit phone number' },
      code: { zh: '请填写 6 位验证码', en: 'Enter the 6-digit verification code' },
    },
  },
  sent: {
    title: { zh: '申请已提交', en: 'Request submitted' },
    number: { zh: '申请编号', en: 'Request number' },
    copy: { zh: '复制编号', en: 'Copy number' },
    member: {
      zh: '经办人看过后会答复，进度在“我的服务申请”里。',
      en: 'We’ll review it and reply. Track progress under “My service requests”.',
    },
    visitor: (mobile: string) => ({
      zh: `用 ${mobile} 登录，就能在“我的服务申请”里看到答复。`,
      en: `Log in with ${mobile} to see our reply under “My service requests”.`,
    }),
    follow: { zh: '看进度', en: 'Track progress' },
    login: { zh: '登录看进度', en: 'Log in to track progress' },
    another: { zh: '再申请一项', en: 'Request another service' },
  },
  list: {
    empty: { zh: '还没有提交过服务申请', en: 'You haven’t requested any services yet' },
    toServices: { zh: '看看有哪些服务', en: 'Browse services' },
    label: { zh: '我的服务申请', en: 'My service requests' },
    more: { zh: '加载更多', en: 'Load more' },
    loading: { zh: '正在加载', en: 'Loading' },
    end: { zh: '没有更多了', en: 'No more requests' },
    failed: { zh: '申请没有加载出来', en: 'Couldn’t load your requests' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  one: {
    gone: {
      zh: '没有找到这条申请，可能不是这个账号提交的',
      en: 'We couldn’t find this request. It may belong to another account',
    },
    toAll: { zh: '回到全部申请', en: 'Back to all requests' },
    progress: { zh: '进度', en: 'Progress' },
    about: { zh: '申请内容', en: 'Request details' },
    service: { zh: '服务', en: 'Service' },
    mobile: { zh: '联系手机', en: 'Phone number' },
    name: { zh: '称呼', en: 'Name' },
    details: { zh: '需求', en: 'What you need' },
    check: { zh: '检查条件', en: 'Eligibility check' },
    steps: {
      submitted: { zh: '申请已提交', en: 'Request submitted' },
      taken: { zh: '经办人开始处理', en: 'We started work on it' },
      answered: { zh: '经办人已答复', en: 'We replied' },
      closed: { zh: '已结束', en: 'Closed' },
      withdrawn: { zh: '您已撤回', en: 'You withdrew it' },
    },
    price: (yuan: string) => ({ zh: `报价 ${yuan}`, en: `Quote ${yuan}` }),
    waiting: {
      submitted: {
        title: { zh: '等待经办人处理', en: 'Waiting for us to start' },
        turn: { zh: '现在轮到店渡', en: 'With Diandu' },
        otherwise: {
          zh: '着急的话可以联系客服，报上申请编号',
          en: 'If it’s urgent, contact customer support with your request number',
        },
      },
      taken: {
        title: { zh: '经办人正在看', en: 'Under review' },
        turn: { zh: '现在轮到店渡', en: 'With Diandu' },
        otherwise: { zh: '有补充的材料可以联系客服', en: 'To add documents, contact customer support' },
      },
      answered: {
        title: { zh: '等您决定', en: 'Your decision' },
        turn: { zh: '现在轮到您', en: 'It’s your turn' },
        otherwise: {
          zh: '想办理就联系客服签合同；不办了可以撤回',
          en: 'To go ahead, contact customer support to sign the contract. If not, you can withdraw',
        },
      },
    },
    states: {
      done: { zh: '已完成：', en: 'Done:' },
      now: { zh: '进行中：', en: 'In progress:' },
      next: { zh: '接下来：', en: 'Next:' },
      failed: { zh: '没有通过：', en: 'Not approved:' },
    },
    contact: { zh: '联系客服', en: 'Contact support' },
    withdraw: { zh: '撤回申请', en: 'Withdraw request' },
    withdrawTitle: { zh: '要撤回这条申请吗？', en: 'Withdraw this request?' },
    withdrawLine: {
      zh: '撤回后经办人不再处理。需要时可以重新提交。',
      en: 'We’ll stop working on it. You can submit another request at any time.',
    },
    keep: { zh: '先不撤回', en: 'Keep request' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    failedToWithdraw: { zh: '没有撤回，请再试一次', en: 'Couldn’t withdraw the request. Please try again' },
  },
})
