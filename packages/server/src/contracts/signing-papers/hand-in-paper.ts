import { handInPaper as handInByRule, paperOf, type HandInFault, type PaperKind, type Signatory } from '@diandu/core/contracts'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../session/index.ts'
import type { SigningParts } from '../draft-contract.ts'
import { pictureDigest } from '../picture-digest.ts'
import { keepSigningPaper } from './signing-paper-store.ts'
import { addSigningPaperStep } from './signing-paper-steps.ts'

export interface GivenPaper {
  readonly contractId: string
  readonly userId: string
  readonly kind: PaperKind
  readonly pictureId: string
}

export interface HandedInPaper {
  readonly signatory: Signatory
  readonly digest: string
}

/** Hands a paper in for somebody, with their contract locked; it waits for the house, unless it is the one that stands there. */
export async function handInPaper(tx: Transaction, signatory: Signatory, { contractId, userId, kind, pictureId }: GivenPaper, { box, random, nowMs }: SigningParts): Promise<Result<HandedInPaper>> {
  const digest = await pictureDigest(tx, box, pictureId)
  const handed = handInByRule(signatory, { kind, digest, handedInAt: nowMs })
  if (!handed.ok) return fail(notTaken(handed.failure, kind))
  const now = paperOf(handed.value, kind)
  if (now === undefined || now === paperOf(signatory, kind)) return ok({ signatory, digest })
  const paper = { id: idFrom(random.token()), contractId, party: signatory.party, kind, digest }
  await keepSigningPaper(tx, { ...paper, pictureId, handedInAt: nowMs, replaced: now.replaced })
  await addSigningPaperStep(tx, paper, { what: 'handed in', by: userId, why: '', at: nowMs })
  return ok({ signatory: handed.value, digest })
}

const FIELDS = { consent: 'paper', equity: 'equityPaper' } as const satisfies Record<PaperKind, string>

export function notTaken(fault: HandInFault, kind: PaperKind): Failure {
  if (fault === 'accepted-before') return refused('papers-settled', '这份材料已通过审核，不用再提交', FIELDS[kind])
  if (fault === 'replaced-often') return refused('too-many', '已经换过几次了，请等店渡看完现在这一份', FIELDS[kind])
  return refused('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', FIELDS[kind])
}
