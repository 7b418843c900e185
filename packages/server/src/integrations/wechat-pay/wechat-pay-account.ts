/** From the merchant platform of WeChat Pay. */
export interface WeChatPayAccount {
  /** The official account that the merchant is bound to. */
  readonly appId: string
  readonly merchantId: string
  /** Of the merchant's API certificate, whose private key signs our requests (PEM). */
  readonly serial: string
  readonly privateKey: string
  /** Opens notifications: 32 characters. */
  readonly apiKey: string
  /**
   * The platform's verification keys in PEM, by the serial of a certificate or the id of a public key. While it
   * changes keys, the platform may sign with any of them. The first is the one that we request for answers.
   */
  readonly platformKeys: ReadonlyMap<string, string>
  /** Where our pages are, `https://…`: notifications and people come back there. */
  readonly publicUrl: string
  readonly endpoint: string
}
