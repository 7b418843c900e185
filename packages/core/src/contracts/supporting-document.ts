/** On which documents a signature can rest: the consent of a shop's owner, and what shows the shares of a company. */
export const SUPPORTING_DOCUMENT_KINDS = ['consent', 'equity'] as const
export type SupportingDocumentKind = (typeof SUPPORTING_DOCUMENT_KINDS)[number]

/** The platform's verdict on a document: none before a reviewer has reviewed it. */
export type DocumentStanding =
  | { readonly is: 'waiting' }
  | { readonly is: 'accepted'; readonly at: number }
  | { readonly is: 'refused'; readonly at: number; readonly reason: string }

/** A document that a signer submitted, so that they may sign. */
export interface SupportingDocument {
  readonly kind: SupportingDocumentKind
  /** SHA-256 of what it shows: what the platform says is about exactly this. */
  readonly digest: string
  readonly handedInAt: number
  readonly standing: DocumentStanding
  /** How many before it were taken away for another one while they waited. */
  readonly replaced: number
}

/**
 * So often another document is accepted in place of one that waits: a reviewer reviews each, and must not be kept busy
 * for ever.
 */
export const MAX_REPLACED = 3

/** Whether its owner may still put another one in its place, before it is reviewed. */
export const isReplaceable = ({ standing, replaced }: Pick<SupportingDocument, 'standing' | 'replaced'>): boolean =>
  standing.is === 'waiting' && replaced < MAX_REPLACED

export const WAITING: DocumentStanding = { is: 'waiting' }

/** One document of each kind stands; another one takes its place. */
export const documentOf = (
  { papers }: { readonly papers: readonly SupportingDocument[] },
  kind: SupportingDocumentKind,
): SupportingDocument | undefined => papers.find((paper) => paper.kind === kind)
