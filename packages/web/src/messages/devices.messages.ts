import type { Name } from '@diandu/core/kernel'
import type { DeviceBrowser, DeviceSystem } from '@diandu/core/session'
import { defineMessages } from './messages.ts'

/** Where a user is logged in, and the ways out. */
export const devicesMessages = defineMessages({
  title: { zh: '登录中的设备', en: 'Where you are logged in' },
  systems: {
    iphone: { zh: 'iPhone', en: 'iPhone' },
    ipad: { zh: 'iPad', en: 'iPad' },
    harmony: { zh: '鸿蒙设备', en: 'HarmonyOS' },
    android: { zh: '安卓设备', en: 'Android' },
    windows: { zh: 'Windows 电脑', en: 'Windows' },
    mac: { zh: 'Mac 电脑', en: 'Mac' },
    linux: { zh: 'Linux 电脑', en: 'Linux' },
  } satisfies Record<DeviceSystem, Name>,
  browsers: {
    qq: { zh: 'QQ', en: 'QQ' },
    edge: { zh: 'Edge', en: 'Edge' },
    firefox: { zh: 'Firefox', en: 'Firefox' },
    chrome: { zh: 'Chrome', en: 'Chrome' },
    safari: { zh: 'Safari', en: 'Safari' },
    app: { zh: '店渡 App', en: 'Diandu app' },
    wechat: { zh: '微信', en: 'WeChat' },
    alipay: { zh: '支付宝', en: 'Alipay' },
    uc: { zh: 'UC 浏览器', en: 'UC Browser' },
    huawei: { zh: '华为浏览器', en: 'Huawei Browser' },
    xiaomi: { zh: '小米浏览器', en: 'Mi Browser' },
    samsung: { zh: '三星浏览器', en: 'Samsung Internet' },
  } satisfies Record<DeviceBrowser, Name>,
  unknown: { zh: '未知设备', en: 'Unknown device' },
  current: { zh: '本机', en: 'This device' },
  inUse: { zh: '正在使用', en: 'In use now' },
  since: (time: string) => ({ zh: `${time} 登录`, en: `Logged in ${time}` }),
  lastUsed: (time: string) => ({ zh: `${time} 用过`, en: `Used ${time}` }),
  end: { zh: '退出', en: 'Log out' },
  endOthers: { zh: '退出其他设备', en: 'Log out other devices' },
  endOthersDetail: { zh: '只留这台', en: 'Keep only this one' },
  showAll: (count: number) => ({ zh: `显示全部 ${count} 台`, en: `Show all ${count}` }),
  note: {
    zh: '使用时间按小时记录，可能差一小时。有不认识的设备？让它退出，再修改登录密码。',
    en: 'We record usage by the hour, so times may be up to an hour off. Don’t recognize a device? Log it out, then change your password.',
  },
  sheet: {
    close: { zh: '关闭', en: 'Close' },
    one: (device: string) => ({ zh: `退出 ${device}？`, en: `Log out ${device}?` }),
    oneLine: (since: string) => ({
      zh: `这台设备 ${since} 登录，退出后要重新登录。`,
      en: `It logged in ${since}. It’ll need to log in again.`,
    }),
    others: { zh: '退出其他设备？', en: 'Log out other devices?' },
    othersLine: {
      zh: '除了这台，所有登录过的手机和电脑都要重新登录。',
      en: 'Every other phone and computer will need to log in again.',
    },
    password: { zh: '登录密码', en: 'Login password' },
    forgotten: { zh: '忘了登录密码？用手机号重设', en: 'Forgot your password? Reset it by phone' },
    confirm: { zh: '确认退出', en: 'Log out' },
    done: { zh: '那台设备已退出登录', en: 'That device has been logged out' },
    doneOthers: { zh: '其他设备都已退出登录', en: 'All other devices have been logged out' },
    lost: {
      zh: '可能已经退出了，看看列表里还有没有，再试一次也没关系。',
      en: 'It may already have been logged out. Check whether it’s still in the list. It’s safe to try again.',
    },
  },
})
