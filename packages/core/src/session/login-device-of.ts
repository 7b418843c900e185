/** The names of devices, in the order in which they are looked for: most agents contain the names of others too. */
const SYSTEMS = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['harmony', /HarmonyOS/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11|CrOS/],
] as const

const BROWSERS = [
  ['wechat', /MicroMessenger\//],
  ['alipay', /AlipayClient\//],
  ['qq', /\b(?:M?QQBrowser|QQ)\//],
  ['edge', /\b(?:Edge|Edg|EdgA|EdgiOS)\//],
  ['uc', /\b(?:UCBrowser|UCWEB)/],
  ['huawei', /HuaweiBrowser\//],
  ['xiaomi', /MiuiBrowser\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const

/** Everything that matters is at the beginning; apps add to the end of it what they like. */
const READ_CHARACTERS = 512

export type DeviceSystem = (typeof SYSTEMS)[number][0]
/** `app` is one of ours: it is known by how it came in, not by what it calls itself. */
export type DeviceBrowser = (typeof BROWSERS)[number][0] | 'app'

/**
 * By what its owner may know a device again. Names of a closed list, so that no client can write text onto an owner's
 * screen.
 */
export interface LoginDevice {
  readonly system: DeviceSystem | null
  readonly browser: DeviceBrowser | null
}

export const DEVICE_SYSTEMS: readonly DeviceSystem[] = SYSTEMS.map(([name]) => name)
export const DEVICE_BROWSERS: readonly DeviceBrowser[] = ['app', ...BROWSERS.map(([name]) => name)]

export const UNKNOWN_DEVICE: LoginDevice = { system: null, browser: null }

/** The device named by a `User-Agent`. It can be made up: nothing may be granted for it. Total. */
export function loginDeviceOf(userAgent: string): LoginDevice {
  const text = userAgent.slice(0, READ_CHARACTERS)
  return {
    system: SYSTEMS.find(([, sign]) => sign.test(text))?.[0] ?? null,
    browser: BROWSERS.find(([, sign]) => sign.test(text))?.[0] ?? null,
  }
}

/** A device as it was stored: a name that this program does not know is none. Total. */
export function toLoginDevice(system: string | null, browser: string | null): LoginDevice {
  return {
    system: DEVICE_SYSTEMS.find((name) => name === system) ?? null,
    browser: DEVICE_BROWSERS.find((name) => name === browser) ?? null,
  }
}
