import type { TencentCredentials } from '../tencent/tencent-request.ts'

/** From the console of Tencent's e-signature service (电子签). */
export interface TencentEssAccount extends TencentCredentials {
  /** The employee in whose name contracts are begun and cancelled. */
  readonly operatorId: string
  /** The platform as the service knows it; it seals by itself … */
  readonly organizationName: string
  /** … with this one of its seals. */
  readonly sealId: string
  readonly endpoint: string
  readonly fileEndpoint: string
  /** Signs callbacks. */
  readonly callbackToken: string
  /** Encrypts callbacks: 32 characters. */
  readonly callbackKey: string
  /** The address to which signers return, without a slash at its end. */
  readonly publicUrl: string
}
