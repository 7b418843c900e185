import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const NOTHING = {
  apiBase: '/api',
  signingSecret: '',
  channelIds: { ios: '', android: '' },
  weChatScript: '',
  gamePages: [],
  captcha: { appId: '', script: '' },
  hasChat: false,
  rsaPadding: 'oaep',
}

describe('readConfig', () => {
  it('reads what the document says', () => {
    const config = {
      apiBase: '',
      signingSecret: 's',
      channelIds: { ios: 'i', android: 'a' },
      weChatScript: '/wx.js',
      gamePages: ['/activity/1111'],
      captcha: { appId: '19', script: 'https://captcha.test/sdk.js' },
      hasChat: true,
      rsaPadding: 'pkcs1',
    }
    expect(readConfig(JSON.stringify(config))).toEqual(config)
  })

  it.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"apiBase":7,"channelIds":[]}',
    '{"channelIds":null,"weChatScript":7,"gamePages":[7],"captcha":[7],"rsaPadding":"none"}',
  ])('has its defaults for %j', (content) => {
    expect(readConfig(content)).toEqual(NOTHING)
  })

  it('any text gives a whole config', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
        const { apiBase, signingSecret, channelIds } = readConfig(content)
        expect(
          [apiBase, signingSecret, channelIds.ios, channelIds.android].every((text) => typeof text === 'string'),
        ).toBe(true)
      }),
    )
  })
})
