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
  /**
   * What the platform says is signed with one of these, by its choice while it changes them: the serial of a
   * certificate or the id of a public key, and itself in PEM. The first is the one that answers are asked to be signed
   * with.
   */
  readonly platformKeys: ReadonlyMap<string, string>
  /** Where our pages are, `https://…`: notifications and people come back there. */
  readonly publicUrl: string
  readonly endpoint: string
}
