/** From Alipay's open platform, for a web app with the product "mobile website payment". */
export interface AlipayAccount {
  readonly appId: string
  /** Signs our requests (RSA2, PEM). */
  readonly privateKey: string
  /** Alipay's own, not the app's: what Alipay says is signed with it (PEM). */
  readonly alipayPublicKey: string
  /** Where our pages are, `https://…`: notifications and people come back there. */
  readonly publicUrl: string
  /** With its path: `https://…/gateway.do`. */
  readonly gateway: string
}
