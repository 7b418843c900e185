import type { ContractFault, HandInFault } from '../../src/contracts/index.ts'
import { fail, type Result } from '../../src/kernel/index.ts'
import { refuse } from './market-state.ts'

export function refuseHandIn(fault: HandInFault, field: string): Result<never> {
  if (fault === 'accepted-before') return refuse('papers-settled', '这份材料已通过审核，不用再提交', field)
  if (fault === 'replaced-often') return refuse('too-many', '已经换过几次了，请等店渡看完现在这一份', field)
  return refuse('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', field)
}

export function refuseSigning(fault: ContractFault): Result<never> {
  if (fault === 'paper-waiting') return refuse('paper-waiting', '材料还在审核，通过后才能签署')
  if (fault === 'signer-mismatch') return fail({ kind: 'signer-mismatch' })
  return refuse('terms-changed', '合同状态已变化，请刷新查看')
}
