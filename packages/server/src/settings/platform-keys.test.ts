import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const KEY = publicKey.trim()
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
/** Made for this test, under that serial; its private key was never kept. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----\n${
  'MIICADCCAWmgAwIBAgIUUVfwnv3Alt4V6+gaRwV6cjLxuOEwDQYJKoZIhvcNAQELBQAwETEPMA0GA1UEAwwGcGxheWVkMCAXDTI2MTEyMjA0ND' +
  'QzNVoYDzIxMjYxMDI5MDQ0NDM1WjARMQ8wDQYDVQQDDAZwbGF5ZWQwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBALDbPt4gIvNWbpctyDsP' +
  'Wqo3FMQt3G7P2/1OoNDdLokj+dkJGXYVTeBv3maVMDW7Rua+DUnwIIOdE0qNlTDiW3Pw0VahpYHBEY5MC0MPQvo410gEsRDJMAzNgT3FLW+te9' +
  '44YT5JhUiPB+Kb6zBrnICEl6Az1ueas2lPY4QBUy1nAgMBAAGjUzBRMB0GA1UdDgQWBBT4+NXC0MujmzXInEbDw6IAofHeQjAfBgNVHSMEGDAW' +
  'gBT4+NXC0MujmzXInEbDw6IAofHeQjAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAGqf9/t02tpangkUCMYzwraxLwVAd3+Wjb' +
  'ZkoZngIIDO6fxPsFqkO8Zthr3uqRsnpfq9zdoMGd3jiWC/IX+w6ZCfBEHB6370jAzJWE1zhyGeCvZsTqSgziZoqyzxYvk8rzqwe5NrwJ9B6fiS' +
  'TF/MoIFj94ELx5bfrNgRHISOGmPB'
}\n-----END CERTIFICATE-----`

const oneLine = (pem: string) => pem.replaceAll('\n', '\\n')
const keysOf = (text: string) =>
  readSettings({
    WECHAT_APP_ID: 'wx1',
    WECHAT_APP_SECRET: 's',
    WECHAT_PAY_MERCHANT_ID: '1900000001',
    WECHAT_PAY_SERIAL: 'AB12',
    WECHAT_PAY_API_KEY: 'k'.repeat(32),
    PUBLIC_URL: 'https://m.test',
    WECHAT_PAY_PRIVATE_KEY: oneLine(privateKey),
    WECHAT_PAY_PLATFORM_KEYS: text,
  }).weChatPay?.platformKeys

describe('The keys of WeChat Pay', () => {
  it('are several at once, certificates and public keys, the first of them first', () => {
    expect([...(keysOf(`PUB_KEY_ID_01=${oneLine(KEY)}; ${SERIAL}=${oneLine(CERTIFICATE)};`) ?? [])]).toEqual([
      ['PUB_KEY_ID_01', KEY],
      [SERIAL, CERTIFICATE],
    ])
  })

  it.each([
    [
      `PUB_KEY_ID_01=${oneLine(KEY)};PUB_KEY_ID_01=${oneLine(KEY)}`,
      'WECHAT_PAY_PLATFORM_KEYS must name each serial once',
    ],
    [oneLine(KEY), 'each entry must begin with the serial'],
    [' ; ', 'WECHAT_PAY_PLATFORM_KEYS must be <serial>=<PEM>'],
    ['PUB_KEY_ID_01=nothing', 'what stands under PUB_KEY_ID_01 must be a certificate or a public key of RSA'],
    [`PUB_KEY_ID_01=${oneLine(CERTIFICATE)}`, `the certificate under PUB_KEY_ID_01 has the serial ${SERIAL}`],
  ])('say what is wrong with them (%#)', (text, words) => {
    expect(() => keysOf(text)).toThrow(words)
  })
})
