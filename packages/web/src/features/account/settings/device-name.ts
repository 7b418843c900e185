import type { LoginDevice } from '@diandu/core/session'
import type { devicesMessages } from '../../../messages/devices.messages.ts'

type DeviceMessages = Pick<(typeof devicesMessages)['zh-CN'], 'systems' | 'browsers' | 'unknown'>

/** For example “iPhone · WeChat”. */
export function deviceName({ system, browser }: LoginDevice, messages: DeviceMessages): string {
  const parts = [
    ...(system === null ? [] : [messages.systems[system]]),
    ...(browser === null ? [] : [messages.browsers[browser]]),
  ]
  return parts.length === 0 ? messages.unknown : parts.join(' · ')
}
