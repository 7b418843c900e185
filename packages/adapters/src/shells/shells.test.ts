import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectShell } from './detect-shell.ts'

const channelIds = { ios: 'dd-ios-7', android: 'dd-and-7' }
const CHROME = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const WECHAT = `${CHROME} MicroMessenger/8.0.40(0x1800) NetType/WIFI`

describe('detectShell', () => {
  it.each([
    ['a browser', CHROME, '', 'browser'],
    ['WeChat', WECHAT, '', 'wechat'],
    ['the iOS app by its user agent', `${CHROME} dd-ios-7/3.1`, '', 'ios-app'],
    ['the Android app by its user agent', `${CHROME} (dd-and-7; 3.1)`, '', 'android-app'],
    ['the iOS app by the query', CHROME, '?os=dd-ios-7&x=1', 'ios-app'],
    ['the Android app by the query', CHROME, '?os=dd-and-7', 'android-app'],
    ["an app that WeChat's engine runs", WECHAT, '?os=dd-ios-7', 'ios-app'],
    ['another app', CHROME, '?os=dd-ios-77', 'browser'],
    ['a part of a word', `${CHROME} xdd-ios-7`, '', 'browser'],
    ['a browser that only mentions WeChat', `${CHROME} NotMicroMessenger/8`, '', 'browser'],
  ] as const)('%s', (_, userAgent, query, shell) => {
    expect(detectShell({ userAgent, query, channelIds })).toBe(shell)
  })

  it('without configured channels nothing is an app', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.constant('?os=')), (userAgent, query) => {
        expect(['browser', 'wechat']).toContain(detectShell({ userAgent, query, channelIds: { ios: '', android: '' } }))
      }),
    )
  })
})
