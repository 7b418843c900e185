/** What the merchant platform of WeChat Pay gives out. */
export interface WeChatPayAccount {
  /** The official account that the merchant is bound to. */
  readonly appId: string
  readonly merchantId: string
  /** Of the merchant's API certificate, whose private key signs our requests (PEM). */
  readonly serial: string
  readonly privateKey: string
  /** Opens notifications: 32 characters. */
  readonly apiKey: string
  /** Of the platform's certificate or public key, and itself (PEM): what the platform says is signed with it. */
  readonly platformSerial: string
  readonly platformKey: string
  /** Where our pages are, `https://…`: notifications and people come back there. */
  readonly publicUrl: string
  readonly endpoint: string
}
