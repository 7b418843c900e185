import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { COMPANY_ENVIRONMENT } from './testing/company-environment.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex')
const production = {
  DIANDU_MODE: 'production',
  SIGNING_SECRET: 'a secret of our own',
  DATA_KEY: keyOf('data'),
  ALLOW_SANDBOXES: 'yes',
  ...COMPANY_ENVIRONMENT,
}

const ESIGN = {
  ESIGN_PROVIDER: 'tencent',
  TENCENT_ESS_OPERATOR_ID: 'op',
  TENCENT_ESS_ORGANIZATION: '店渡',
  TENCENT_ESS_SEAL_ID: 'seal',
  PUBLIC_URL: 'https://m.example.com/',
  TENCENT_ESS_CALLBACK_TOKEN: keyOf('token').slice(32),
  TENCENT_ESS_CALLBACK_KEY: keyOf('callback').slice(32),
}

const NOTICE_TEMPLATES = {
  TENCENT_SMS_TURN_TEMPLATE_ID: '1',
  TENCENT_SMS_DEADLINE_TEMPLATE_ID: '2',
  TENCENT_SMS_ORDER_TEMPLATE_ID: '3',
  TENCENT_SMS_MONEY_TEMPLATE_ID: '4',
  TENCENT_SMS_CREDENTIAL_TEMPLATE_ID: '7',
  TENCENT_SMS_OFFER_TEMPLATE_ID: '5',
  TENCENT_SMS_NEWS_TEMPLATE_ID: '6',
}

describe('Settings of providers', () => {
  it('take a real provider of text messages only whole', () => {
    const tencent = {
      SMS_PROVIDER: 'tencent',
      TENCENT_SECRET_ID: 'a',
      TENCENT_SECRET_KEY: keyOf('tencent').slice(32),
      TENCENT_SMS_APP_ID: 'c',
      TENCENT_SMS_SIGN_NAME: 'd',
      TENCENT_SMS_TEMPLATE_ID: 'e',
      ...NOTICE_TEMPLATES,
    }
    const captcha = {
      CAPTCHA_APP_ID: '19',
      CAPTCHA_APP_SECRET_KEY: keyOf('captcha').slice(32),
      IDENTITY_PROVIDER: 'tencent',
      ...ESIGN,
    }
    expect(readSettings({ ...production, ...tencent, ...captcha, ALLOW_SANDBOXES: undefined }).sms).toMatchObject({
      secretId: 'a',
      templateId: 'e',
      noticeTemplateIds: { turn: '1', deadline: '2', order: '3', money: '4', credential: '7', offer: '5', news: '6' },
      region: 'ap-guangzhou',
    })
    for (const name of Object.keys(NOTICE_TEMPLATES))
      expect(() => readSettings({ ...tencent, [name]: undefined })).toThrow(`${name} must be set`)
    expect(() => readSettings({ ...tencent, TENCENT_SMS_APP_ID: '' })).toThrow('TENCENT_SMS_APP_ID must be set')
  })

  it('take a provider of pushes only whole, and go on without one', () => {
    const whole = { PUSH_PROVIDER: 'jpush', JPUSH_APP_KEY: 'k', JPUSH_MASTER_SECRET: keyOf('push').slice(40) }
    expect(readSettings(whole).push).toEqual({
      appKey: 'k',
      masterSecret: whole.JPUSH_MASTER_SECRET,
      endpoint: 'https://api.jpush.cn',
      isApnsProduction: true,
    })
    expect(readSettings({}).push).toBeNull()
    for (const name of ['JPUSH_APP_KEY', 'JPUSH_MASTER_SECRET'])
      expect(() => readSettings({ ...whole, [name]: undefined })).toThrow(`${name} must be set`)
  })

  it('take the providers of signatures and identities only whole, and want them in production', () => {
    const whole = { ...ESIGN, IDENTITY_PROVIDER: 'tencent', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b' }
    expect(readSettings(whole)).toMatchObject({
      eSignature: {
        operatorId: 'op',
        organizationName: '店渡',
        sealId: 'seal',
        publicUrl: 'https://m.example.com',
        endpoint: 'https://ess.tencentcloudapi.com',
        fileEndpoint: 'https://file.ess.tencent.cn',
      },
      identity: { secretId: 'a', region: 'ap-guangzhou', endpoint: 'https://faceid.tencentcloudapi.com' },
    })
    for (const name of Object.keys(whole).filter((one) => !one.endsWith('PROVIDER')))
      expect(() => readSettings({ ...whole, [name]: undefined }), name).toThrow(`${name} must be set when`)
    expect(() => readSettings({ ...whole, TENCENT_ESS_CALLBACK_KEY: 'short' })).toThrow('must have 32 characters')
    expect(readSettings(whole).identity?.face).toBeNull()
    expect(() =>
      readSettings({ ...whole, ESIGN_PROVIDER: 'sandbox', PUBLIC_URL: undefined, TENCENT_EID_MERCHANT_ID: 'M1' }),
    ).toThrow('PUBLIC_URL must be an address')
    expect(() => readSettings({ ...whole, PUBLIC_URL: 'http://m.example.com' })).toThrow(
      'PUBLIC_URL must be an address',
    )
    expect(
      readSettings({ ...whole, TENCENT_EID_MERCHANT_ID: 'M1', PUBLIC_URL: 'https://m.example.com/' }).identity?.face,
    ).toEqual({ merchantId: 'M1', publicUrl: 'https://m.example.com' })
    for (const name of ['ESIGN_PROVIDER', 'IDENTITY_PROVIDER']) {
      expect(() => readSettings({ [name]: 'another' })).toThrow(`${name} must be sandbox or tencent`)
      expect(() => readSettings({ ...production, ALLOW_SANDBOXES: undefined })).toThrow(
        `${name} must be set in production`,
      )
    }
  })

  it('take the captcha only whole, with the account of the text messages', () => {
    const whole = {
      CAPTCHA_APP_ID: '190000001',
      CAPTCHA_APP_SECRET_KEY: 'k',
      TENCENT_SECRET_ID: 'a',
      TENCENT_SECRET_KEY: 'b',
    }
    expect(readSettings(whole)).toMatchObject({
      sms: null,
      captcha: {
        appId: '190000001',
        appSecretKey: 'k',
        secretId: 'a',
        secretKey: 'b',
        endpoint: 'https://captcha.tencentcloudapi.com',
      },
    })
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...whole, [name]: undefined }), name).toThrow(
        `${name} must be set where CAPTCHA_APP_`,
      )
    expect(() => readSettings({ ...whole, CAPTCHA_APP_ID: 'nineteen' })).toThrow('CAPTCHA_APP_ID must be a number')
    expect(() => readSettings({ ...whole, CAPTCHA_ENDPOINT: 'there' })).toThrow('CAPTCHA_ENDPOINT must be an address')
  })

  it('take the account at WeChat only whole, and in production no app has a name that was not given', () => {
    const weChat = {
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: keyOf('wechat').slice(32),
      WECHAT_GAME_ENTRY: 'https://w.test/g',
      WECHAT_GAME_PAGES: '/activity/1111, /game',
      BUILD_DATE: '2026-1-2',
      PUBLIC_URL: 'https://m.example.com/',
    }
    const { shells, buildDate } = readSettings({ ...production, ...weChat, APP_CHANNEL_IOS: 'our-ios' })
    expect([shells, buildDate]).toEqual([
      {
        channelIds: { ios: 'our-ios', android: '' },
        weChat: { appId: 'wx1', appSecret: weChat.WECHAT_APP_SECRET, endpoint: 'https://api.weixin.qq.com' },
        gameEntry: 'https://w.test/g',
        gamePages: ['/activity/1111', '/game'],
        publicOrigin: 'https://m.example.com',
      },
      '2026-1-2',
    ])
    expect(() => readSettings({ WECHAT_APP_ID: 'wx1' })).toThrow('WECHAT_APP_SECRET must be set')
    expect(() => readSettings({ WECHAT_APP_SECRET: 's' })).toThrow('WECHAT_APP_ID must be set')
  })

  it('want a PUBLIC_URL with the account at WeChat, in every mode, and say once what is wrong with it (SHL-10)', () => {
    const weChat = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: keyOf('wechat').slice(32) }
    for (const given of [weChat, { ...production, ...weChat }]) {
      expect(() => readSettings(given)).toThrow(/wrong:\n  PUBLIC_URL must be set where WECHAT_APP_ID is$/)
      expect(() => readSettings({ ...given, PUBLIC_URL: 'http://m.example.com' })).toThrow(
        /wrong:\n  PUBLIC_URL must be an address such as https:\/\/m\.example\.com$/,
      )
      expect(readSettings({ ...given, PUBLIC_URL: 'https://M.example.com:8443/' }).shells.publicOrigin).toBe(
        'https://m.example.com:8443',
      )
    }
    expect(() =>
      readSettings({ ...ESIGN, TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b', PUBLIC_URL: 'http://m.example.com' }),
    ).toThrow(/wrong:\n  PUBLIC_URL must be [^\n]+$/)
  })
})

describe('WeChat Pay and the platform\u2019s account', () => {
  it('are read whole or not at all, and say what is missing', () => {
    expect(() => readSettings({ WECHAT_PAY_MERCHANT_ID: '1900000001' })).toThrow(
      'WECHAT_PAY_PRIVATE_KEY must be set where WECHAT_PAY_MERCHANT_ID is',
    )
    expect(() => readSettings({ HOUSE_ACCOUNT_BANK: 'CMB' })).toThrow(
      'HOUSE_ACCOUNT_NUMBER must be set where one of the others is',
    )
    const operatorAccount = {
      HOUSE_ACCOUNT_BANK: 'ICBC',
      HOUSE_ACCOUNT_NAME: '店渡',
      HOUSE_ACCOUNT_BRANCH: '杭州分行',
      HOUSE_ACCOUNT_NUMBER: '571900000010009',
    }
    expect(readSettings(operatorAccount).houseAccount).toEqual({
      bank: 'ICBC',
      accountName: '店渡',
      branch: '杭州分行',
      number: '571900000010009',
      madeForUserId: null,
    })
    // No user is told a number of which the bank was not told.
    expect(
      [
        readSettings(operatorAccount),
        readSettings({ ...production, ...operatorAccount }),
        readSettings({ ...production, ...operatorAccount, HOUSE_ACCOUNT_PERSONAL: 'yes' }),
        readSettings({ HOUSE_ACCOUNT_PERSONAL: 'no' }),
      ].map(({ personalAccounts }) => personalAccounts),
    ).toEqual([true, false, true, false])
    expect(() => readSettings({ ...production, HOUSE_ACCOUNT_PERSONAL: 'yes' })).toThrow(
      'HOUSE_ACCOUNT_NUMBER must be set where HOUSE_ACCOUNT_PERSONAL is yes',
    )
    expect(() => readSettings({ HOUSE_ACCOUNT_PERSONAL: 'perhaps' })).toThrow(
      'HOUSE_ACCOUNT_PERSONAL must be yes or no',
    )
    expect(() => readSettings({ ...operatorAccount, HOUSE_ACCOUNT_BANK: 'XYZ', HOUSE_ACCOUNT_NUMBER: '0' })).toThrow(
      /HOUSE_ACCOUNT_BANK must be a code[\s\S]*HOUSE_ACCOUNT_NUMBER must be 10 to 22 digits/,
    )
  })

  it('are not checked while they are not used, and what is missing is told beside what is wrong', () => {
    const wrong = { WECHAT_PAY_API_KEY: 'short', WECHAT_PAY_PLATFORM_KEYS: ';', TENCENT_ESS_CALLBACK_KEY: 'short' }
    expect(readSettings(wrong)).toMatchObject({ weChatPay: null, eSignature: null })
    expect(() => readSettings({ ...wrong, WECHAT_PAY_MERCHANT_ID: '1900000001' })).toThrow(
      /WECHAT_PAY_SERIAL must be set where[^]*WECHAT_PAY_API_KEY must have 32[^]*WECHAT_PAY_PLATFORM_KEYS must be </,
    )
  })
})
