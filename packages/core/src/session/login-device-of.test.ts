import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { DEVICE_BROWSERS, DEVICE_SYSTEMS, loginDeviceOf, toLoginDevice, UNKNOWN_DEVICE } from './login-device-of.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2203A) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('loginDeviceOf', () => {
  it.each([
    ['iphone', 'wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`],
    ['iphone', 'safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['iphone', 'chrome', `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
    [
      'ipad',
      'safari',
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'android',
      'wechat',
      `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600`,
    ],
    ['android', 'chrome', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`],
    ['android', 'qq', `${ANDROID} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 Mobile Safari/537.36`],
    ['android', 'alipay', `${ANDROID} Version/4.0 Chrome/105.0.5195.148 Mobile Safari/537.36 AlipayClient/10.5.88`],
    ['android', 'xiaomi', `${ANDROID} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.3`],
    [
      'harmony',
      'huawei',
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
    ],
    [
      'windows',
      'edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    [
      'mac',
      'safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    ['linux', 'firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    [
      'linux',
      'chrome',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    ],
    [null, null, 'axios/1.7.2'],
    [null, null, ''],
  ])('knows %s and %s by what the device says (SES-46)', (system, browser, userAgent) => {
    expect(loginDeviceOf(userAgent)).toEqual({ system, browser })
  })

  it('answers names of the list or none, for any text (SES-46)', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (one, other) => {
        for (const { system, browser } of [loginDeviceOf(one), toLoginDevice(one, other)]) {
          expect([null, ...DEVICE_SYSTEMS]).toContain(system)
          expect([null, ...DEVICE_BROWSERS]).toContain(browser)
        }
      }),
    )
  })

  it('reads back what it said, and knows nothing else (SES-46)', () => {
    for (const system of [null, ...DEVICE_SYSTEMS])
      for (const browser of [null, ...DEVICE_BROWSERS])
        expect(toLoginDevice(system, browser)).toEqual({ system, browser })
    expect(toLoginDevice('toString', '<b>WeChat</b>')).toEqual(UNKNOWN_DEVICE)
  })

  it('reads no further than a device needs to say its name (SES-46)', () => {
    expect(loginDeviceOf(`${' '.repeat(512)}iPhone MicroMessenger/8`)).toEqual(UNKNOWN_DEVICE)
  })
})
