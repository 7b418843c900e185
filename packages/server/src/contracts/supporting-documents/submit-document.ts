import {
  submitDocument as handInByRule,
  documentOf,
  type HandInFault,
  type SupportingDocumentKind,
  type Signatory,
} from '@diandu/core/contracts'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { pictureDigest } from '../picture-digest.ts'
import { storeSupportingDocument } from './supporting-document-store.ts'
import { addSupportingDocumentStep } from './supporting-document-steps.ts'

export interface GivenDocument {
  readonly contractId: string
  readonly userId: string
  readonly kind: SupportingDocumentKind
  readonly pictureId: string
}

export interface SubmittedDocument {
  readonly signatory: Signatory
  readonly digest: string
}

/**
 * Submits a document for a party, with their contract locked; it waits for the platform, unless it is the one that
 * stands there.
 */
export async function submitDocument(
  tx: Transaction,
  signatory: Signatory,
  { contractId, userId, kind, pictureId }: GivenDocument,
  { box, random, nowMs }: SigningDeps,
): Promise<Result<SubmittedDocument>> {
  const digest = await pictureDigest(tx, box, pictureId)
  const handed = handInByRule(signatory, { kind, digest, handedInAt: nowMs })
  if (!handed.ok) return fail(notTaken(handed.failure, kind))
  const now = documentOf(handed.value, kind)
  if (now === undefined || now === documentOf(signatory, kind)) return ok({ signatory, digest })
  const paper = { id: idFrom(random.token()), contractId, party: signatory.party, kind, digest }
  await storeSupportingDocument(tx, { ...paper, pictureId, handedInAt: nowMs, replaced: now.replaced })
  await addSupportingDocumentStep(tx, paper, { what: 'handed in', by: userId, why: '', at: nowMs })
  return ok({ signatory: handed.value, digest })
}

const FIELDS = { consent: 'paper', equity: 'equityPaper' } as const satisfies Record<SupportingDocumentKind, string>

export function notTaken(fault: HandInFault, kind: SupportingDocumentKind): Failure {
  if (fault === 'accepted-before') return refused('papers-settled', '这份材料已通过审核，不用再提交', FIELDS[kind])
  if (fault === 'replaced-often') return refused('too-many', '已经换过几次了，请等店渡看完现在这一份', FIELDS[kind])
  return refused('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', FIELDS[kind])
}
