import { expect, it, vi } from 'vitest'
import { missingBrowsers } from './other-browsers.mjs'

it('a machine without browsers of other engines is told what it could not do', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(missingBrowsers()).toEqual([
    'WebKit: not on this machine (webkit2gtk-driver and xvfb): its journeys were left out',
    'Firefox: not on this machine (firefox-esr): its journeys were left out',
  ])
})
