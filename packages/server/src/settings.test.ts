import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { COMPANY_ENVIRONMENT } from './settings/testing/company-environment.ts'
import { DEMO_SIGNING_SECRET, readSettings } from './settings.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex')
const production = {
  DIANDU_MODE: 'production',
  SIGNING_SECRET: 'a secret of our own',
  DATA_KEY: keyOf('data'),
  ALLOW_SANDBOXES: 'yes',
  ...COMPANY_ENVIRONMENT,
}

describe('Settings', () => {
  it('need nothing to be set, and then listen on this machine only', () => {
    expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      adminPort: null,
      adminHost: '127.0.0.1',
      adminUrl: undefined,
      adminNetworks: [],
      databaseUrl: undefined,
      databaseListenUrl: undefined,
      databaseReadUrl: undefined,
      databaseConnections: 16,
      dataDir: '.data',
      demoShops: 5000,
      nowMs: null,
      signingSecret: DEMO_SIGNING_SECRET,
      logLevel: 'warn',
      trustedProxies: [],
      drainMs: 0,
      rateLimitPerMinute: 600,
      apiBase: '/api',
      rsaPadding: 'oaep',
      allowSandboxes: false,
      isSealedDataLost: false,
      sms: null,
      push: null,
      eSignature: null,
      identity: null,
      captcha: null,
      secrets: {
        dataKey: { now: expect.any(Uint8Array), before: [] },
        appTokenSecret: expect.any(String),
        metricsToken: null,
      },
      backups: null,
      archive: null,
      pagesFolder: null,
      shared: {
        mustAgree: expect.objectContaining({
          DIANDU_MODE: '"demo"',
          SIGNING_SECRET: expect.stringMatching(/^[0-9a-f]{4}$/),
        }),
        shouldAgree: expect.objectContaining({ RATE_LIMIT: '600', WECHAT_APP_ID: 'null' }),
      },
      shells: {
        channelIds: { ios: 'diandu-ios', android: 'diandu-android' },
        weChat: null,
        gameEntry: '/sandbox/wechat/game',
        gamePages: ['/game'],
        publicOrigin: null,
      },
      support: { script: '', link: '/sandbox/chat', isJumpQq: false, staff: [] },
      company: expect.arrayContaining([{ flag: 'demo', contact: '1' }]),
      houseAccount: expect.objectContaining({ bank: 'CMB', madeForUserId: null }),
      personalAccounts: true,
      weChatPay: null,
      alipay: null,
      buildDate: '2025-9-16',
      tracesEndpoint: null,
      showsDocs: true,
      hasOfflineReading: true,
      chosen: [],
    })
  })

  it('are read from their variables', () => {
    expect(
      readSettings({
        PORT: '0',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://u@h/d',
        DEMO_SHOPS: '1000000',
        ARCHIVE_FOLDER: '/archive',
        PAGES_FOLDER: '/pages',
        NOW: '2026-06-18T10:00:00+08:00',
        TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1',
        DRAIN_SECONDS: '5',
        RATE_LIMIT: 'off',
        API_BASE: '/shop/api/',
        RSA_PADDING: 'pkcs1',
        LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://u@h/d',
      demoShops: 1_000_000,
      archive: { folder: '/archive', afterMonths: 24 },
      pagesFolder: '/pages',
      nowMs: Date.UTC(2026, 5, 18, 2),
      trustedProxies: ['10.0.0.1', '10.1.0.0/16', '::1'],
      drainMs: 5_000,
      rateLimitPerMinute: null,
      apiBase: '/shop/api',
      rsaPadding: 'pkcs1',
      logLevel: 'debug',
    })
    expect(readSettings({ API_BASE: '/' }).apiBase).toBe('')
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DEMO_SHOPS', '1000001'],
    ['DEMO_SHOPS', '1e3'],
    ['NOW', 'tomorrow'],
    ['NOW', '2026-06-18'],
    ['NOW', '2026-13-45T10:00:00Z'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', '10.0.0.0/0'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['RATE_LIMIT', '0'],
    ['DRAIN_SECONDS', 'long'],
    ['DRAIN_SECONDS', '301'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector/v1/traces'],
    ['API_BASE', 'http://x'],
    ['SIGNING_SECRET', 'short'],
    ['DIANDU_MODE', 'test'],
    ['SMS_PROVIDER', 'pigeon'],
    ['ALLOW_SANDBOXES', 'perhaps'],
    ['HOST', 'a b'],
    ['BUILD_DATE', '2025-09-16'],
    ['DOCS', 'yes'],
    ['RSA_PADDING', 'none'],
    ['APP_CHANNEL_IOS', 'an app'],
    ['APP_CHANNEL_ANDROID', 'diandu-ios'],
    ['WECHAT_GAME_ENTRY', 'http://x'],
    ['PUBLIC_URL', 'http://m.example.com'],
    ['PUBLIC_URL', 'm.example.com'],
    ['PUBLIC_URL', 'https://m.example.com/market'],
    ['PUBLIC_URL', 'https://m.example.com?a=1'],
    ['PUBLIC_URL', 'https://m.example.com#top'],
    ['PUBLIC_URL', 'https://li@m.example.com'],
    ['PUBLIC_URL', 'https://m.example.com:x'],
    ['PUBLIC_URL', 'https://'],
    ['WECHAT_GAME_ENTRY', 'javascript:1'],
    ['WECHAT_GAME_PAGES', 'game'],
    ['KST_LINK', 'http://chat.example/'],
    ['KST_LINK', '/sandbox/chat'],
    ['KST_LINK', 'https://localhost/'],
    ['KST_JUMP_QQ', '1'],
    ['KST_STAFF', '2885001234'],
    ['KST_STAFF', '01234:小林'],
    ['KST_STAFF', '2885001234:'],
    ['KST_STAFF', '2885001234:小林,2885001234:小陈'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^These settings are wrong:\\n  ${name} must`))
  })

  it.each([
    ['NOW', '2026-02-30T10:00:00+08:00'],
    ['NOW', '2026-02-29T10:00:00Z'],
    ['NOW', '2026-06-18T10:00:00'],
    ['NOW', '12345678901'],
    ['BUILD_DATE', '2025-2-29'],
    ['BUILD_DATE', '2025-4-31'],
    ['BUILD_DATE', '2025-13-1'],
    ['BUILD_DATE', '1999-12-31'],
    ['BUILD_DATE', '2025-9'],
  ])('refuse %s=%s, a day or an instant that no calendar has', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^These settings are wrong:\\n  ${name} must be [^\\n]+$`),
    )
  })

  it('take a leap day, and an instant to the minute', () => {
    expect(readSettings({ NOW: '2024-02-29T10:00+08:00', BUILD_DATE: '2024-2-29' })).toMatchObject({
      nowMs: Date.UTC(2024, 1, 29, 2),
      buildDate: '2024-2-29',
    })
  })

  it('name everything that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', RATE_LIMIT: 'y', SMS_PROVIDER: 'tencent' })).toThrow(
      /PORT[^]*RATE_LIMIT[^]*TENCENT_SECRET_ID[^]*TENCENT_SMS_TEMPLATE_ID/,
    )
  })

  it('refuse in production what is for demonstrations only (SET-3)', () => {
    expect(readSettings(production)).toMatchObject({ mode: 'production', logLevel: 'info' })
    expect(() => readSettings({ ...production, NOW: '1781748000000' })).toThrow('NOW must not be set in production')
    expect(() => readSettings({ ...production, SIGNING_SECRET: undefined })).toThrow('SIGNING_SECRET must be set')
    expect(() => readSettings({ ...production, SIGNING_SECRET: DEMO_SIGNING_SECRET })).toThrow(
      'SIGNING_SECRET must be set',
    )
    expect(() => readSettings({ ...production, ALLOW_SANDBOXES: undefined })).toThrow(
      /SMS_PROVIDER must be set in production[^]*CAPTCHA_APP_ID must be set in production/,
    )
  })

  it.each([
    'TENCENT_SMS_ENDPOINT',
    'CAPTCHA_ENDPOINT',
    'TENCENT_ESS_ENDPOINT',
    'TENCENT_ESS_FILE_ENDPOINT',
    'TENCENT_FACEID_ENDPOINT',
    'TENCENT_OCR_ENDPOINT',
    'WECHAT_ENDPOINT',
    'WECHAT_PAY_ENDPOINT',
    'ALIPAY_GATEWAY',
  ])('refuse in production to ask an outside service in clear: %s', (name) => {
    for (const plain of ['http://127.0.0.1:9', 'HTTP://example.com', 'ftp://example.com', 'example.com']) {
      expect(() => readSettings({ ...production, [name]: plain }), plain).toThrow(
        `${name} must begin with https:// in production`,
      )
    }
    expect(readSettings({ ...production, [name]: 'https://example.com' }).mode).toBe('production')
    expect(readSettings({ [name]: 'http://127.0.0.1:9' }).mode).toBe('demo')
  })

  it('want the address of the console where production opens one (ADM-67)', () => {
    const withPort = { ...production, ADMIN_PORT: '3100' }
    expect(() => readSettings(withPort)).toThrow('ADMIN_URL must be set in production where ADMIN_PORT is')
    expect(readSettings({ ...withPort, ADMIN_URL: 'https://console.example' }).adminUrl).toBe('https://console.example')
    expect(readSettings(production).adminUrl).toBeUndefined()
    expect(readSettings({ ADMIN_PORT: '3100' }).adminUrl).toBeUndefined()
  })

  it('list the calls in a demonstration, and in production only where that is asked for', () => {
    const shown = [
      {},
      { DOCS: 'closed' },
      production,
      { ...production, DOCS: 'closed' },
      { ...production, DOCS: 'open' },
    ].map((given) => readSettings(given).showsDocs)
    expect(shown).toEqual([true, false, false, false, true])
  })

  it("want a data key, and an apps' secret or none, of their own in production (SET-3)", () => {
    expect(readSettings({}).secrets.dataKey.now).toHaveLength(32)
    expect(readSettings({}).secrets.appTokenSecret).not.toBeNull()
    expect(readSettings(production).secrets).toEqual({
      dataKey: { now: Buffer.from(production.DATA_KEY, 'hex'), before: [] },
      appTokenSecret: null,
      metricsToken: null,
    })
    expect(readSettings({ ...production, APP_TOKEN_SECRET: 'the secret of our apps' }).secrets.appTokenSecret).toBe(
      'the secret of our apps',
    )
    expect(() => readSettings({ ...production, DATA_KEY: undefined })).toThrow(
      'DATA_KEY must be set to a key of your own',
    )
    const before = readSettings({ DATA_KEYS_BEFORE: `${'cd'.repeat(32)}, ${'EF'.repeat(32)}` }).secrets.dataKey.before
    expect(before).toEqual([Buffer.alloc(32, 0xcd), Buffer.alloc(32, 0xef)])
    expect(() => readSettings({ DATA_KEYS_BEFORE: 'ab,cd' })).toThrow('DATA_KEYS_BEFORE must be')
    for (const DATA_KEY of ['ab', 'zz'.repeat(32), 'ab'.repeat(33)])
      expect(() => readSettings({ DATA_KEY })).toThrow('DATA_KEY must be 64 hexadecimal digits')
    expect(() => readSettings({ APP_TOKEN_SECRET: 'short' })).toThrow('APP_TOKEN_SECRET must have at least 16')
    const known = readSettings({}).secrets.appTokenSecret ?? ''
    expect(() => readSettings({ ...production, APP_TOKEN_SECRET: known })).toThrow(
      'APP_TOKEN_SECRET must be a secret of your own',
    )
  })
})
