import type { Result } from '@diandu/core/kernel'
import type { PaperSignature } from './signing/sign-paper.ts'

/** Who makes signatures that a stranger can verify: here, or at a provider whose pages people visit. */
export type ESignature = SignsHere | SignsElsewhere

export interface SignsHere {
  readonly kind: 'sandbox'
  /** Fetches what signing needs; outside of any transaction, because it may ask the database itself. */
  readonly prepare: () => Promise<void>
  /** The paper with one more signature on it. */
  readonly sign: (paper: Uint8Array, signature: PaperSignature) => Promise<Buffer>
}

export interface FlowSigner {
  readonly name: string
  readonly mobile: string
  /** Empty where it is not known yet. */
  readonly residentId: string
}

/** A paper and those who sign it, one after the other; the house seals behind them. */
export interface NewFlow {
  readonly number: string
  readonly title: string
  readonly paper: Uint8Array
  readonly signers: readonly FlowSigner[]
  readonly deadline: number
}

/** What has been signed of a flow by now, by mobile, and the document as it stands. */
export interface FlowState {
  readonly signatures: readonly { readonly mobile: string; readonly at: number }[]
  /** Everybody has signed, the house too. */
  readonly isWhole: boolean
  readonly paper: Uint8Array
}

/** Every question goes out over the network: ask outside of transactions. */
export interface SignsElsewhere {
  readonly kind: 'tencent'
  readonly begin: (flow: NewFlow) => Promise<Result<string>>
  /** Where this signer signs. */
  readonly linkFor: (flowId: string, signer: FlowSigner) => Promise<Result<string>>
  readonly look: (flowId: string) => Promise<Result<FlowState>>
  /** The flow that a callback tells of; undefined where it is not the provider's. */
  readonly readNotice: (body: string, signature: string) => string | undefined
}
