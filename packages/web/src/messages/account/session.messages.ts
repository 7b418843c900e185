import { defineMessages } from '../messages.ts'

export const sessionMessages = defineMessages({
  register: {
    greeting: { zh: '一分钟，开个账号', en: 'Sign up in a minute' },
    line: { zh: '看店不用账号，收藏和下单需要。', en: 'You need it only to save or order.' },
    username: { zh: '用户名', en: 'Username' },
    usernameHint: {
      zh: '4 到 20 位，可用汉字、字母、数字和下划线，不能全是数字',
      en: '4 to 20 letters, digits, underscores or Chinese characters, not only digits',
    },
    mobileHint: {
      zh: '用来登录、接收交易通知，不会公开显示',
      en: 'For logging in and deal updates. Never shown publicly',
    },
    password: { zh: '登录密码', en: 'Password' },
    submit: { zh: '注册', en: 'Sign up' },
    haveOne: { zh: '已有账号？', en: 'Have an account?' },
    login: { zh: '直接登录', en: 'Log in' },
    faults: {
      username: {
        zh: '用户名要 4 到 20 位，可用汉字、字母、数字和下划线，不能全是数字',
        en: 'Use 4 to 20 letters, digits, underscores or Chinese characters, not only digits',
      },
      hasAgreed: { zh: '请先阅读并同意注册协议', en: 'Read and agree to the registration agreement first' },
    },
  },
  registered: {
    title: (username: string) => ({ zh: `${username}，账号开好了`, en: `${username}, your account is ready` }),
    line: { zh: '已为您登录。这几样现在就能用：', en: 'You’re logged in. You now have:' },
    account: { zh: '登录账号', en: 'Username' },
    mobile: { zh: '绑定手机', en: 'Phone number' },
    wallet: { zh: '钱包', en: 'Wallet' },
    walletOpened: { zh: '已开通', en: 'Active' },
    backToShop: { zh: '回到刚才的店铺', en: 'Back to the shop' },
    goOn: { zh: '继续刚才的事', en: 'Continue' },
    toMarket: { zh: '去逛逛店铺', en: 'Browse shops' },
    next: { zh: '还可以', en: 'You could also' },
    setPaymentPassword: { zh: '设置支付密码', en: 'Set a payment password' },
    whyPaymentPassword: {
      zh: '付款时要用，先设好，下单不耽误',
      en: 'You’ll need it to pay. Set it now to order faster',
    },
    toMe: { zh: '看看我的账号', en: 'View account' },
    stranger: { zh: '还没有登录，登录后再来看看。', en: 'You’re not logged in. Log in to continue.' },
    toLogin: { zh: '去登录', en: 'Log in' },
  },
  forgot: {
    greeting: { zh: '重设登录密码', en: 'Reset your password' },
    line: {
      zh: '用账号绑定的手机号收一个验证码，再设一个新密码。',
      en: 'Get a code on your account’s phone, then set a new password.',
    },
    mobile: { zh: '绑定的手机号', en: 'Phone number on the account' },
    password: { zh: '新密码', en: 'New password' },
    consequence: {
      zh: '改好后所有设备都会退出登录，用新密码重新登录。',
      en: 'All devices will be logged out. Log in again with the new password.',
    },
    submit: { zh: '重设密码', en: 'Reset password' },
    done: { zh: '密码改好了，请用新密码登录', en: 'Password reset. Log in with your new password' },
    lost: {
      zh: '密码可能已经改好了：先用新密码登录试试，不行再重设一次。',
      en: 'Your password may already have been reset. Try logging in with the new one; if that doesn’t work, reset it again.',
    },
    tryLogin: { zh: '去登录试试', en: 'Try logging in' },
    lostPhone: { zh: '绑定的手机号用不了了？', en: 'Can’t use this phone?' },
    lostPhoneWay: {
      zh: '还能用密码登录的话，登录后可在“设置 · 更换手机号”申请人工更换；都不行，请联系客服核实身份。',
      en: 'If you know your password, log in and request a change of phone number in Settings. If not, contact support to verify your identity.',
    },
  },
  bind: {
    greeting: { zh: '绑定一个手机号', en: 'Add your phone number' },
    line: {
      zh: '您的账号还没有手机号。绑定后登录、收款、找回密码都用它。',
      en: 'Your account has no phone number yet. You’ll use it to log in, get paid and reset your password.',
    },
    account: { zh: '账号', en: 'Account' },
    otherAccount: { zh: '换一个账号', en: 'Use another account' },
    name: { zh: '用户名', en: 'Username' },
    password: { zh: '密码', en: 'Password' },
    nameMissing: { zh: '请填写用户名', en: 'Enter your username' },
    mobile: { zh: '手机号', en: 'Phone number' },
    mobileHint: { zh: '一个手机号只能绑定一个账号', en: 'One phone number per account' },
    submit: { zh: '绑定并登录', en: 'Add and log in' },
    lost: {
      zh: '可能已经绑定成功了：先登录试试，不行再绑定一次。',
      en: 'It may already have been added. Try logging in; if that doesn’t work, add it again.',
    },
    tryLogin: { zh: '去登录试试', en: 'Try logging in' },
  },
})
