import { defineMessages } from '../messages.ts'

/** Another mobile: changed by its owner, or upon request by the platform. */
export const phoneChangeMessages = defineMessages({
  phone: {
    steps: {
      label: { zh: '进度', en: 'Progress' },
      prove: { zh: '验证现在的手机', en: 'Current phone' },
      change: { zh: '换成新手机', en: 'New phone' },
    },
    proveTitle: { zh: '先确认现在的手机在您手里', en: 'First, confirm you have your current phone' },
    proveLine: (mobile: string) => ({
      zh: `验证码会发到 ${mobile}`,
      en: `We’ll send a verification code to ${mobile}`,
    }),
    mobileOnRecord: { zh: '您绑定的手机', en: 'the phone number on your account' },
    next: { zh: '下一步', en: 'Next' },
    changeTitle: { zh: '换成哪个手机号？', en: 'What’s your new phone number?' },
    changeLine: {
      zh: '登录、付款验证和交易通知都会换到新手机号。请在 10 分钟内完成。',
      en: 'You’ll use it to log in, confirm payments and receive updates on your deals. Please finish within 10 minutes.',
    },
    newMobile: { zh: '新手机号', en: 'New phone number' },
    newCode: { zh: '新手机收到的验证码', en: 'Code sent to your new phone' },
    same: { zh: '和现在绑定的手机号一样', en: 'This is already your phone number' },
    submit: { zh: '更换手机号', en: 'Change phone number' },
    consequence: { zh: '换好后，其他设备要重新登录。', en: 'Your other devices will need to log in again.' },
    done: {
      zh: '手机号换好了，其他设备已退出登录',
      en: 'Phone number changed. Your other devices have been logged out.',
    },
    proofSpent: {
      zh: '距上次验证超过了 10 分钟，请再验证一次现在的手机。新手机号已替您留着。',
      en: 'It’s been more than 10 minutes since you confirmed your current phone. Please confirm it again. We’ve kept your new number.',
    },
    lost: {
      zh: '手机号可能已经换好了，请先看看现在绑定的是哪个。',
      en: 'Your phone number may already have been changed. Check which one is on your account.',
    },
    check: { zh: '查看绑定的手机号', en: 'Check my phone number' },
    noAccess: { zh: '旧手机用不了了', en: 'I can’t use my old phone' },
    noAccessLine: {
      zh: '丢了、停机了、收不到短信？提交申请，由店渡人工核实后更换。',
      en: 'Lost it, or not receiving texts? Send a request, and we’ll change your number once we’ve checked it’s you.',
    },
    underReview: {
      zh: '您有一份人工更换申请正在审核。',
      en: 'Your request to change your phone number is under review.',
    },
    seeRecord: { zh: '查看进度', en: 'View progress' },
  },
  review: {
    line: {
      zh: '收不到旧手机的验证码时，用新手机号提交申请，店渡核实是您本人后更换。',
      en: 'Can’t receive codes on your old phone? Send a request with your new number. We’ll change it once we’ve checked it’s you.',
    },
    how: {
      zh: ['用新手机号收验证码，证明它在您手里', '店渡 48 小时内人工核实', '通过后所有设备退出登录，用新手机号登录'],
      en: [
        'Enter the code sent to your new phone, to show the number is yours',
        'We review your request within 48 hours',
        'Once approved, all devices are logged out. Log in with your new number',
      ],
    },
    newMobile: { zh: '新手机号', en: 'New phone number' },
    newCode: { zh: '新手机收到的验证码', en: 'Code sent to your new phone' },
    reason: { zh: '旧手机为什么用不了', en: 'Why you can’t use your old phone' },
    reasonHint: {
      zh: '比如什么时候丢的、停机多久了。写得越具体，核实越快。',
      en: 'For example, when you lost it or when the number was cut off. The more detail you give, the faster we can review it.',
    },
    reasonPlaceholder: { zh: '例：9 月 10 日手机遗失，原号码已停机', en: 'Lost on 10 September, number disconnected' },
    faults: {
      same: { zh: '和现在绑定的手机号一样', en: 'This is already your phone number' },
      missing: { zh: '请写一下原因', en: 'Tell us why' },
      'too-short': { zh: '再多写几个字', en: 'Please add a little more detail' },
      'too-long': { zh: '最多写 200 个字', en: 'Use 200 characters or fewer' },
      malformed: {
        zh: '里面有不能识别的字符，请删掉后再试',
        en: 'Some characters can’t be read. Please remove them and try again',
      },
    },
    submit: { zh: '提交申请', en: 'Submit request' },
    consequence: {
      zh: '审核期间，旧手机号仍可登录和付款。',
      en: 'During the review you can still log in and pay with your old number.',
    },
    done: { zh: '申请已提交', en: 'Request submitted' },
    lost: {
      zh: '申请可能已经提交了，请先看看记录。',
      en: 'Your request may already have been submitted. Please check your requests first.',
    },
    open: {
      zh: '您已有一份更换申请在审核中，等它有了结果再提交新的。',
      en: 'You already have a request under review. You can submit another once it’s been decided.',
    },
    seeRecord: { zh: '查看进度', en: 'View progress' },
  },
  record: {
    title: { zh: '更换手机号的申请', en: 'Request to change phone number' },
    progress: { zh: '申请进度', en: 'Request progress' },
    states: {
      done: { zh: '已完成', en: 'Done' },
      now: { zh: '进行中', en: 'In progress' },
      next: { zh: '接下来', en: 'Next' },
      failed: { zh: '未通过', en: 'Not approved' },
    },
    requested: { zh: '您提交了申请', en: 'Request submitted' },
    requestedNote: (mobile: string) => ({ zh: `换成 ${mobile}`, en: `New number: ${mobile}` }),
    reason: (text: string) => ({ zh: `原因：${text}`, en: `Reason: ${text}` }),
    reviewing: { zh: '店渡核实', en: 'Review by Diandu' },
    turn: { zh: '轮到店渡了', en: 'With Diandu' },
    due: (time: string) => ({ zh: `最晚 ${time} 前答复`, en: `You’ll have an answer by ${time}` }),
    otherwise: {
      zh: '过了时间还没有答复，请联系客服，我们优先处理。',
      en: 'No answer by then? Contact support and we’ll give it priority.',
    },
    reviewed: { zh: '店渡核实通过', en: 'Approved by Diandu' },
    refused: { zh: '没有通过', en: 'Not approved' },
    why: (note: string) => ({ zh: `原因：${note}`, en: `Reason: ${note}` }),
    unchanged: {
      zh: '手机号没有变，旧手机号仍可登录和付款。',
      en: 'Your phone number hasn’t changed. You can still log in and pay with it.',
    },
    result: { zh: '换成新手机号', en: 'Phone number changed' },
    resultNext: {
      zh: '通过后所有设备退出登录，用新手机号登录。',
      en: 'Once approved, all devices are logged out. Log in with your new number.',
    },
    changed: (mobile: string) => ({ zh: `已换成 ${mobile}`, en: `Changed to ${mobile}` }),
    requestAgain: { zh: '按上面的原因补充后再申请', en: 'Fix this and request again' },
    requestAnother: { zh: '再次更换手机号', en: 'Change number again' },
    earlier: { zh: '之前的申请', en: 'Earlier requests' },
    none: {
      zh: '还没有申请过更换手机号。旧手机用不了时，可以在这里申请。',
      en: 'You haven’t requested a change of phone number. If you can’t use your old phone, you can ask here.',
    },
    call: { zh: '去申请', en: 'Request a change' },
    status: {
      reviewing: { zh: '审核中', en: 'Under review' },
      changed: { zh: '已更换', en: 'Changed' },
      refused: { zh: '未通过', en: 'Not approved' },
    },
  },
})
