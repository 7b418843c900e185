import { expect, it } from 'vitest'
import { devicesMessages } from '../../../messages/devices.messages.ts'
import { deviceName } from './device-name.ts'

it.each([
  [{ system: 'iphone', browser: 'wechat' }, 'iPhone · 微信', 'iPhone · WeChat'],
  [{ system: 'android', browser: 'app' }, '安卓设备 · 店渡 App', 'Android · Diandu app'],
  [{ system: 'windows', browser: null }, 'Windows 电脑', 'Windows'],
  [{ system: null, browser: 'chrome' }, 'Chrome', 'Chrome'],
  [{ system: null, browser: null }, '未知设备', 'Unknown device'],
] as const)('calls %j %s, and in English %s (SES-46)', (device, zh, en) => {
  expect([deviceName(device, devicesMessages['zh-CN']), deviceName(device, devicesMessages.en)]).toEqual([zh, en])
})
