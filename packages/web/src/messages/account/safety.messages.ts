import { defineMessages } from '../messages.ts'

/** The screens that keep an account safe: passwords, the mobile, the devices, and the way out. */
export const safetyMessages = defineMessages({
  loading: { zh: '正在加载', en: 'Loading' },
  retry: { zh: '再试一次', en: 'Try again' },
  failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
  settings: {
    title: { zh: '账号与安全', en: 'Account and security' },
    loginPassword: { zh: '登录密码', en: 'Login password' },
    change: { zh: '修改', en: 'Change' },
    paymentPassword: { zh: '支付密码', en: 'Payment password' },
    isSet: { zh: '已设置', en: 'Set' },
    isMissing: { zh: '未设置', en: 'Not set' },
    mobile: { zh: '手机号', en: 'Phone number' },
    review: { zh: '人工更换手机号', en: 'Change number by request' },
    reviewing: { zh: '审核中', en: 'Under review' },
    deviceCount: (count: number) => ({ zh: `${count} 台`, en: String(count) }),
    close: { zh: '注销账号', en: 'Close account' },
    type: { zh: '字号', en: 'Text size' },
    types: { regular: { zh: '标准', en: 'Standard' }, large: { zh: '大字', en: 'Large' } },
    typeNote: {
      zh: '大字会把全部文字放大四分之一，只在这台设备上生效。',
      en: 'Large makes all text a quarter bigger, on this device only.',
    },
  },
  everywhere: {
    open: { zh: '退出全部设备', en: 'Log out of all devices' },
    detail: { zh: '包括这台', en: 'Including this one' },
    title: { zh: '退出全部设备？', en: 'Log out of all devices?' },
    line: {
      zh: '包括这台在内，所有登录过的手机和电脑都要重新登录。订单、收藏和余额都不受影响。',
      en: 'Every phone and computer, including this one, will need to log in again. Your orders, saved shops and balance won’t be affected.',
    },
    confirm: { zh: '全部退出', en: 'Log out' },
    cancel: { zh: '再想想', en: 'Cancel' },
    done: { zh: '所有设备都已退出登录', en: 'All devices have been logged out' },
    lost: {
      zh: '不确定有没有退出成功，再点一次就好，不会重复扣什么。',
      en: 'We couldn’t confirm that this went through. Please try again. Nothing will be charged.',
    },
  },
  password: {
    line: {
      zh: '改好后，这台设备保持登录，其他设备要用新密码重新登录。',
      en: 'You’ll stay logged in on this device. Other devices will need to log in with the new password.',
    },
    present: { zh: '现在的密码', en: 'Current password' },
    fresh: { zh: '新密码', en: 'New password' },
    same: { zh: '新密码和现在的一样，换一个', en: 'This is your current password. Choose a different one' },
    forgotten: { zh: '忘了现在的密码？用手机号重设', en: 'Forgot your password? Reset it by phone' },
    submit: { zh: '修改密码', en: 'Change password' },
    done: { zh: '密码改好了，其他设备已退出登录', en: 'Password changed. Your other devices have been logged out.' },
    lost: {
      zh: '密码可能已经改好了。再试一次时如果提示原密码不对，就说明新密码已经生效。',
      en: 'Your password may already have been changed. Try again: if we say your current password is wrong, the new one is already in use.',
    },
  },
  close: {
    line: {
      zh: '注销后账号不能恢复，请先看清楚会发生什么。',
      en: 'You can’t reopen a closed account. Please read what happens first.',
    },
    what: { zh: '注销之后', en: 'When you close your account' },
    effects: {
      zh: [
        '所有设备退出登录，再也不能用这个账号登录',
        '用户名不再给任何人使用，手机号可以重新注册',
        '收藏、看过的店铺和资料不再显示',
        '已完成的订单按法律要求保留，用于查账和维权',
      ],
      en: [
        'All devices are logged out, and you can’t log in to this account again',
        'No one else can use your username. Your phone number can be used for a new account',
        'Your saved shops, recently viewed shops and details no longer appear',
        'Completed orders are kept as the law requires, for accounting and claims',
      ],
    },
    obstacles: { zh: '还不能注销', en: 'You can’t close your account yet' },
    obstaclesLine: { zh: '先处理好下面这些，再回来注销。', en: 'Settle these first, then come back.' },
    obstacle: {
      'open-orders': {
        title: { zh: '还有没完成的订单', en: 'You have open orders' },
        detail: {
          zh: '买的、卖的都要先完成或取消',
          en: 'Complete or cancel them first, whether you’re buying or selling',
        },
      },
      'shops-on-sale': {
        title: { zh: '还有在售的店铺', en: 'You have shops for sale' },
        detail: {
          zh: '先撤下或卖掉，买家才不会白等',
          en: 'Withdraw or sell them first, so buyers aren’t left waiting',
        },
      },
      'money-left': {
        title: { zh: '钱包里还有钱', en: 'There’s money in your wallet' },
        detail: {
          zh: '先提现或用完，余额和冻结金额都要为零',
          en: 'Withdraw or spend it first. Both your available and on-hold balances must be zero',
        },
      },
      'money-awaited': {
        title: { zh: '还有钱没到账', en: 'You’re still owed money' },
        detail: {
          zh: '卖家欠您的违约金、处理中的充值，到账或了结后才能注销',
          en: 'Damages a seller owes you, or a top-up in progress, must be paid or settled first',
        },
      },
      'debts-owed': {
        title: { zh: '还欠买家违约金', en: 'You owe damages to a buyer' },
        detail: {
          zh: '从以后的货款里扣清后才能注销',
          en: 'You can close your account once they’ve been deducted from your later payouts',
        },
      },
    },
    again: { zh: '重新检查', en: 'Check again' },
    codeLine: (mobile: string) => ({
      zh: `验证码会发到 ${mobile}，确认是您本人。`,
      en: `To confirm it’s you, we’ll send a verification code to ${mobile}.`,
    }),
    mobileOnRecord: { zh: '您绑定的手机', en: 'the phone number on your account' },
    understood: { zh: '我已看清，注销后不能恢复', en: 'I understand this can’t be undone' },
    understoodMissing: { zh: '请先确认您已看清', en: 'Confirm that you understand' },
    submit: { zh: '注销账号', en: 'Close account' },
    confirmTitle: { zh: '真的要注销吗？', en: 'Close your account?' },
    confirmLine: (name: string) => ({
      zh: `账号“${name}”注销后不能恢复。`,
      en: `You can’t reopen the account “${name}”.`,
    }),
    confirm: { zh: '注销', en: 'Close account' },
    cancel: { zh: '再想想', en: 'Keep account' },
    done: { zh: '账号已注销，谢谢您用过店渡', en: 'Your account is closed. Thank you for using Diandu.' },
    lost: {
      zh: '不确定有没有注销成功。再试一次；如果要求您登录，就说明已经注销。',
      en: 'We couldn’t confirm that your account was closed. Try again: if you’re asked to log in, it has been closed.',
    },
  },
})
