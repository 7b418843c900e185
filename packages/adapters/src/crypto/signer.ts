/** Signs a text: HMAC-SHA256 with the configured secret, in lower-case hex. */
export type Signer = (text: string) => Promise<string>
