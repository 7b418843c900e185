import type { Result } from '@diandu/core/kernel'
import type { PdfSignature } from './signing/sign-pdf.ts'

/** Makes signatures that an independent reader can verify: here, or at a provider whose pages signers visit. */
export type ESignature = SignsHere | SignsElsewhere

/**
 * Signs in the transaction that moves the order: what has ended here is open nowhere else, and there is nothing to
 * cancel.
 */
export interface SignsHere {
  readonly kind: 'sandbox'
  /** Fetches what signing needs; outside of any transaction, because it may ask the database itself. */
  readonly prepare: () => Promise<void>
  /** The document with one more signature on it. */
  readonly sign: (paper: Uint8Array, signature: PdfSignature) => Promise<Buffer>
}

/** A signer with whom a flow is begun. Whatever changes about them here later, there they stay who they were. */
export interface FlowSigner {
  /** Whose place on the document they sign in. */
  readonly party: 'seller' | 'buyer'
  readonly name: string
  readonly mobile: string
  /** The company that they sign for; `null`: themselves. */
  readonly organization: string | null
}

/** A document and its signers, one after the other; the platform seals after them. */
export interface NewFlow {
  readonly number: string
  readonly title: string
  readonly paper: Uint8Array
  /** With the number of their card; empty where it is not known. */
  readonly signers: readonly (FlowSigner & { readonly residentId: string })[]
  readonly deadline: number
}

/** A flow that was begun, as it is kept here. */
export interface BegunFlow {
  readonly id: string
  readonly signers: readonly FlowSigner[]
}

export interface FlowSignature {
  readonly party: FlowSigner['party']
  readonly at: number
}

/** `whole`: all have signed, the platform too. `over`: refused, run out, released; not to be signed there any more. */
export type FlowStanding = 'open' | 'whole' | 'cancelled' | 'over'

export interface FlowState {
  readonly signatures: readonly FlowSignature[]
  /** When a party signed last, the platform too; 0: none has. */
  readonly lastAt: number
  readonly standing: FlowStanding
}

/** An address at which a party signs, good for a while. */
export interface SigningAddress {
  readonly url: string
  readonly validUntil: number
}

/** A word of the provider's about a flow: which one, and what was said of it when it was begun. */
export interface FlowNotice {
  readonly flowId: string
  readonly number: string
}

/** Every question goes out over the network: ask outside of transactions. */
export interface SignsElsewhere {
  readonly kind: 'tencent'
  readonly begin: (flow: NewFlow) => Promise<Result<string>>
  /** The signer's page, which returns to `backPath`. A new address at each call. */
  readonly linkFor: (flowId: string, signer: FlowSigner, backPath: string) => Promise<Result<SigningAddress>>
  readonly look: (flow: BegunFlow) => Promise<Result<FlowState>>
  /** The document with its signatures so far. */
  readonly fetchSignedPdf: (flowId: string) => Promise<Result<Buffer>>
  /**
   * Lets no party sign there any more, and says how it stands then: never `open`. One that has ended already is an
   * answer too.
   */
  readonly cancel: (flow: BegunFlow, why: string) => Promise<Result<FlowState>>
  /** Undefined where the callback is not the provider's. */
  readonly readNotice: (body: string, signature: string) => FlowNotice | undefined
}
