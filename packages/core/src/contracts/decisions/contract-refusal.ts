import { refused, type Failure } from '../../kernel/index.ts'
import type { ContractFault } from '../contract.ts'
import type { HandInFault } from '../document-review.ts'
import type { SupportingDocumentKind } from '../supporting-document.ts'

export const noContract = (): Failure => refused('not-found', '没有找到合同')
export const contractChanged = (): Failure => refused('terms-changed', '合同状态已变化，请刷新查看')
export const signingPaused = (): Failure =>
  refused('signing-paused', '平台正在审核验店不符的报告，审核期间双方都不能签署')
export const documentWaiting = (): Failure => refused('paper-waiting', '材料还在审核，通过后才能签署')

/** The refusal for a party who may not sign. */
export function signingRefusal(fault: ContractFault): Failure {
  if (fault === 'signer-mismatch') return { kind: 'signer-mismatch' }
  if (fault === 'paper-waiting') return documentWaiting()
  if (fault === 'not-proven') return refused('terms-changed', '请先完成实名认证再签署')
  return contractChanged()
}

const FIELDS = { consent: 'paper', equity: 'equityPaper' } as const satisfies Record<SupportingDocumentKind, string>

/** Why a document is not taken. */
export function documentRefusal(fault: HandInFault, kind: SupportingDocumentKind): Failure {
  if (fault === 'accepted-before') return refused('papers-settled', '这份材料已通过审核，不用再提交', FIELDS[kind])
  if (fault === 'replaced-often') return refused('too-many', '已经换过几次了，请等店渡看完现在这一份', FIELDS[kind])
  return refused('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', FIELDS[kind])
}
