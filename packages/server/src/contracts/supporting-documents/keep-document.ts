import { documentOf, type Signatory, type SupportingDocumentKind } from '@diandu/core/contracts'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { storeSupportingDocument } from './supporting-document-store.ts'
import { addSupportingDocumentStep } from './supporting-document-step-store.ts'

export interface GivenDocument {
  readonly contractId: string
  readonly userId: string
  readonly kind: SupportingDocumentKind
  readonly pictureId: string
}

/** Keeps a document that a party has submitted, with their contract locked; the one that is there stays. */
export async function keepDocument(
  tx: Transaction,
  before: Signatory,
  after: Signatory,
  { contractId, userId, kind, pictureId }: GivenDocument,
  { random, nowMs }: SigningDeps,
): Promise<void> {
  const now = documentOf(after, kind)
  if (now === undefined || now === documentOf(before, kind)) return
  const { digest, handedInAt, replaced } = now
  const paper = { id: idFrom(random.token()), contractId, party: after.party, kind, digest }
  await storeSupportingDocument(tx, { ...paper, pictureId, handedInAt, replaced })
  await addSupportingDocumentStep(tx, paper, { what: 'handed in', by: userId, why: '', at: nowMs })
}
