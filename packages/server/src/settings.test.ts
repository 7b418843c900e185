import { describe, expect, it } from 'vitest'
import { DEMO_SIGNING_SECRET, readSettings } from './settings.ts'

const production = { DIANDU_MODE: 'production', SIGNING_SECRET: 'a secret of our own', DATA_KEY: 'ab'.repeat(32), ALLOW_SANDBOXES: 'yes' }

const ESIGN = {
  ESIGN_PROVIDER: 'tencent', TENCENT_ESS_OPERATOR_ID: 'op', TENCENT_ESS_ORGANIZATION: '店渡', TENCENT_ESS_SEAL_ID: 'seal', PUBLIC_URL: 'https://m.example.com/', TENCENT_ESS_CALLBACK_TOKEN: 't', TENCENT_ESS_CALLBACK_KEY: 'k'.repeat(32),
}

describe('Settings', () => {
  it('[SET-1] need nothing to be set, and then listen on this machine only', () => {
    expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data',
      demoShops: 5000,
      nowMs: null,
      signingSecret: DEMO_SIGNING_SECRET,
      logLevel: 'warn',
      trustedProxies: [],
      rateLimitPerMinute: 600,
      apiBase: '/api',
      rsaPadding: 'oaep',
      allowSandboxes: false,
      sms: null,
      eSignature: null,
      identity: null,
      captcha: null,
      secrets: { dataKey: { now: expect.any(Uint8Array), before: [] }, appTokenSecret: expect.any(String) },
      shells: { channelIds: { ios: 'diandu-ios', android: 'diandu-android' }, weChat: null, gameEntry: null, gamePages: [] },
      houseAccount: expect.objectContaining({ bank: 'CMB', madeForUserId: null }),
      personalAccounts: true,
      weChatPay: null,
      buildDate: '2025-9-16',
    })
  })

  it('[SET-1] are read from their variables', () => {
    expect(readSettings({
      PORT: '0', HOST: '0.0.0.0', DATABASE_URL: 'postgresql://u@h/d', DEMO_SHOPS: '1000000', NOW: '2026-06-18T10:00:00+08:00',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1', RATE_LIMIT: 'off', API_BASE: '/shop/api/', RSA_PADDING: 'pkcs1', LOG_LEVEL: 'debug',
    })).toMatchObject({
      port: 0, host: '0.0.0.0', databaseUrl: 'postgresql://u@h/d', demoShops: 1_000_000, nowMs: Date.UTC(2026, 5, 18, 2),
      trustedProxies: ['10.0.0.1', '10.1.0.0/16', '::1'], rateLimitPerMinute: null, apiBase: '/shop/api', rsaPadding: 'pkcs1', logLevel: 'debug',
    })
    expect(readSettings({ API_BASE: '/' }).apiBase).toBe('')
  })

  it.each([
    ['PORT', '65536'], ['PORT', 'http'], ['PORT', '-1'], ['DEMO_SHOPS', '1000001'], ['DEMO_SHOPS', '1e3'], ['NOW', 'tomorrow'],
    ['NOW', '2026-06-18'], ['NOW', '2026-13-45T10:00:00Z'], ['DATABASE_URL', 'mysql://x'], ['LOG_LEVEL', 'loud'], ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '1'], ['TRUSTED_PROXIES', '10.0.0.0/0'], ['TRUSTED_PROXIES', 'proxy.local'], ['RATE_LIMIT', '0'], ['API_BASE', 'http://x'],
    ['SIGNING_SECRET', 'short'], ['DIANDU_MODE', 'test'], ['SMS_PROVIDER', 'pigeon'], ['ALLOW_SANDBOXES', 'perhaps'], ['HOST', 'a b'],
    ['BUILD_DATE', '2025-09-16'], ['RSA_PADDING', 'none'], ['APP_CHANNEL_IOS', 'an app'], ['APP_CHANNEL_ANDROID', 'diandu-ios'], ['WECHAT_GAME_ENTRY', 'http://x'],
    ['WECHAT_GAME_ENTRY', 'javascript:1'], ['WECHAT_GAME_PAGES', 'game'],
  ])('[SET-2] refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^These settings are wrong:\\n  ${name} must`))
  })

  it('[SET-2] name everything that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', RATE_LIMIT: 'y', SMS_PROVIDER: 'tencent' })).toThrow(/PORT[^]*RATE_LIMIT[^]*TENCENT_SECRET_ID[^]*TENCENT_SMS_TEMPLATE_ID/)
  })

  it('[SET-3] refuse in production what is for demonstrations only', () => {
    expect(readSettings(production)).toMatchObject({ mode: 'production', logLevel: 'info' })
    expect(() => readSettings({ ...production, NOW: '1781748000000' })).toThrow('NOW must not be set in production')
    expect(() => readSettings({ ...production, SIGNING_SECRET: undefined })).toThrow('SIGNING_SECRET must be set')
    expect(() => readSettings({ ...production, SIGNING_SECRET: DEMO_SIGNING_SECRET })).toThrow('SIGNING_SECRET must be set')
    expect(() => readSettings({ ...production, ALLOW_SANDBOXES: undefined })).toThrow(/SMS_PROVIDER must be set in production[^]*CAPTCHA_APP_ID must be set in production/)
  })

  it('[SET-4] take a real provider of text messages only whole', () => {
    const tencent = {
      SMS_PROVIDER: 'tencent', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b', TENCENT_SMS_APP_ID: 'c', TENCENT_SMS_SIGN_NAME: 'd', TENCENT_SMS_TEMPLATE_ID: 'e',
    }
    const captcha = { CAPTCHA_APP_ID: '19', CAPTCHA_APP_SECRET_KEY: 'f', IDENTITY_PROVIDER: 'tencent', ...ESIGN }
    expect(readSettings({ ...production, ...tencent, ...captcha, ALLOW_SANDBOXES: undefined }).sms).toMatchObject({ secretId: 'a', templateId: 'e', region: 'ap-guangzhou' })
    expect(() => readSettings({ ...tencent, TENCENT_SMS_APP_ID: '' })).toThrow('TENCENT_SMS_APP_ID must be set')
  })

  it('[SET-8] take the providers of signatures and identities only whole, and want them in production', () => {
    const whole = { ...ESIGN, IDENTITY_PROVIDER: 'tencent', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b' }
    expect(readSettings(whole)).toMatchObject({
      eSignature: { operatorId: 'op', organizationName: '店渡', sealId: 'seal', publicUrl: 'https://m.example.com', endpoint: 'https://ess.tencentcloudapi.com', fileEndpoint: 'https://file.ess.tencent.cn' },
      identity: { secretId: 'a', region: 'ap-guangzhou', endpoint: 'https://faceid.tencentcloudapi.com' },
    })
    for (const name of Object.keys(whole).filter((one) => !one.endsWith('PROVIDER'))) expect(() => readSettings({ ...whole, [name]: undefined }), name).toThrow(`${name} must be set when`)
    expect(() => readSettings({ ...whole, TENCENT_ESS_CALLBACK_KEY: 'short' })).toThrow('must have 32 characters')
    expect(readSettings(whole).identity?.face).toBeNull()
    expect(() => readSettings({ ...whole, ESIGN_PROVIDER: 'sandbox', PUBLIC_URL: undefined, TENCENT_EID_MERCHANT_ID: 'M1' })).toThrow('PUBLIC_URL must be an address')
    expect(() => readSettings({ ...whole, PUBLIC_URL: 'http://m.example.com' })).toThrow('PUBLIC_URL must be an address')
    expect(readSettings({ ...whole, TENCENT_EID_MERCHANT_ID: 'M1', PUBLIC_URL: 'https://m.example.com/' }).identity?.face).toEqual({ merchantId: 'M1', publicUrl: 'https://m.example.com' })
    for (const name of ['ESIGN_PROVIDER', 'IDENTITY_PROVIDER']) {
      expect(() => readSettings({ [name]: 'another' })).toThrow(`${name} must be sandbox or tencent`)
      expect(() => readSettings({ ...production, ALLOW_SANDBOXES: undefined })).toThrow(`${name} must be set in production`)
    }
  })

  it('[SET-6] take the captcha only whole, with the account of the text messages', () => {
    const whole = { CAPTCHA_APP_ID: '190000001', CAPTCHA_APP_SECRET_KEY: 'k', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b' }
    expect(readSettings(whole)).toMatchObject({
      sms: null,
      captcha: { appId: '190000001', appSecretKey: 'k', secretId: 'a', secretKey: 'b', endpoint: 'https://captcha.tencentcloudapi.com' },
    })
    for (const name of Object.keys(whole)) expect(() => readSettings({ ...whole, [name]: undefined }), name).toThrow(`${name} must be set where CAPTCHA_APP_`)
    expect(() => readSettings({ ...whole, CAPTCHA_APP_ID: 'nineteen' })).toThrow('CAPTCHA_APP_ID must be a number')
    expect(() => readSettings({ ...whole, CAPTCHA_ENDPOINT: 'there' })).toThrow('CAPTCHA_ENDPOINT must be an address')
  })

  it('[ACS-3] want a data key, and an apps\' secret or none, of their own in production', () => {
    expect(readSettings({}).secrets.dataKey.now).toHaveLength(32)
    expect(readSettings({}).secrets.appTokenSecret).not.toBeNull()
    expect(readSettings(production).secrets).toEqual({ dataKey: { now: Buffer.alloc(32, 0xab), before: [] }, appTokenSecret: null })
    expect(readSettings({ ...production, APP_TOKEN_SECRET: 'the secret of our apps' }).secrets.appTokenSecret).toBe('the secret of our apps')
    expect(() => readSettings({ ...production, DATA_KEY: undefined })).toThrow('DATA_KEY must be set to a key of your own')
    const before = readSettings({ DATA_KEYS_BEFORE: `${'cd'.repeat(32)}, ${'EF'.repeat(32)}` }).secrets.dataKey.before
    expect(before).toEqual([Buffer.alloc(32, 0xcd), Buffer.alloc(32, 0xef)])
    expect(() => readSettings({ DATA_KEYS_BEFORE: 'ab,cd' })).toThrow('DATA_KEYS_BEFORE must be')
    for (const DATA_KEY of ['ab', 'zz'.repeat(32), 'ab'.repeat(33)]) expect(() => readSettings({ DATA_KEY })).toThrow('DATA_KEY must be 64 hexadecimal digits')
    expect(() => readSettings({ APP_TOKEN_SECRET: 'short' })).toThrow('APP_TOKEN_SECRET must have at least 16')
    const known = readSettings({}).secrets.appTokenSecret ?? ''
    expect(() => readSettings({ ...production, APP_TOKEN_SECRET: known })).toThrow('APP_TOKEN_SECRET must be a secret of your own')
  })

  it('[SET-5] take the account at WeChat only whole, and in production no app has a name that was not given', () => {
    const weChat = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's', WECHAT_GAME_ENTRY: 'https://w.test/g', WECHAT_GAME_PAGES: '/activity/1111, /game', BUILD_DATE: '2026-1-2' }
    const { shells, buildDate } = readSettings({ ...production, ...weChat, APP_CHANNEL_IOS: 'our-ios' })
    expect([shells, buildDate]).toEqual([
      { channelIds: { ios: 'our-ios', android: '' }, weChat: { appId: 'wx1', appSecret: 's', endpoint: 'https://api.weixin.qq.com' }, gameEntry: 'https://w.test/g', gamePages: ['/activity/1111', '/game'] },
      '2026-1-2',
    ])
    expect(() => readSettings({ WECHAT_APP_ID: 'wx1' })).toThrow('WECHAT_APP_SECRET must be set')
    expect(() => readSettings({ WECHAT_APP_SECRET: 's' })).toThrow('WECHAT_APP_ID must be set')
  })
})

describe('WeChat Pay and the house\u2019s account', () => {
  it('[SET-7] are read whole or not at all, and say what is missing', () => {
    expect(() => readSettings({ WECHAT_PAY_MERCHANT_ID: '1900000001' })).toThrow('WECHAT_PAY_PRIVATE_KEY must be set where WECHAT_PAY_MERCHANT_ID is')
    expect(() => readSettings({ HOUSE_ACCOUNT_BANK: 'CMB' })).toThrow('HOUSE_ACCOUNT_NUMBER must be set where one of the others is')
    const house = { HOUSE_ACCOUNT_BANK: 'ICBC', HOUSE_ACCOUNT_NAME: '店渡', HOUSE_ACCOUNT_BRANCH: '杭州分行', HOUSE_ACCOUNT_NUMBER: '571900000010009' }
    expect(readSettings(house).houseAccount).toEqual({ bank: 'ICBC', accountName: '店渡', branch: '杭州分行', number: '571900000010009', madeForUserId: null })
    // Nobody is told a number of which the bank was not told.
    expect([readSettings(house), readSettings({ ...production, ...house }), readSettings({ ...production, ...house, HOUSE_ACCOUNT_PERSONAL: 'yes' }), readSettings({ HOUSE_ACCOUNT_PERSONAL: 'no' })].map(({ personalAccounts }) => personalAccounts)).toEqual([true, false, true, false])
    expect(() => readSettings({ ...production, HOUSE_ACCOUNT_PERSONAL: 'yes' })).toThrow('HOUSE_ACCOUNT_NUMBER must be set where HOUSE_ACCOUNT_PERSONAL is yes')
    expect(() => readSettings({ HOUSE_ACCOUNT_PERSONAL: 'perhaps' })).toThrow('HOUSE_ACCOUNT_PERSONAL must be yes or no')
    expect(() => readSettings({ ...house, HOUSE_ACCOUNT_BANK: 'XYZ', HOUSE_ACCOUNT_NUMBER: '0' })).toThrow(/HOUSE_ACCOUNT_BANK must be a code[\s\S]*HOUSE_ACCOUNT_NUMBER must be 10 to 22 digits/)
  })
})
