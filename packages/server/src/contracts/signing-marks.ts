import {
  isLegalPerson,
  maskedNumber,
  PROOFS,
  type Evidence,
  type Party,
  type Signatory,
  type Signature,
  type ContractRecord,
} from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import type { Mark } from '../pdf/index.ts'
import { OPERATOR_NAME } from './operator-name.ts'

interface Marked {
  /** As it is with this signature. */
  readonly contract: ContractRecord
  readonly party: Party
  readonly evidence: readonly Evidence[]
  readonly strokes: Mark['strokes']
}

/**
 * A signer unknown when the document was rendered is named here. Each mark gives signer, principal, proofs and time;
 * the platform's, which is the last, gives them for all.
 */
export function markOf({ contract, party, evidence, strokes }: Marked): Mark {
  const at = contract.signatures.find((one) => one.party === party)?.at ?? 0
  if (party !== 'house')
    return {
      name: contract[party].signer.name,
      lines: [...linesOf(contract[party], evidence), signedLine(at)],
      strokes,
    }
  const named = (['seller', 'buyer'] as const).flatMap((one) =>
    partyLines(contract[one], evidence, contract.signatures),
  )
  return {
    name: OPERATOR_NAME,
    lines: [
      '本合同由以下各方签署，身份均经实名认证：',
      ...named,
      `丙方　${OPERATOR_NAME}　电子签章　${signedLine(at)}`,
    ],
    strokes: [],
  }
}

function linesOf(signatory: Signatory, evidence: readonly Evidence[]): readonly string[] {
  return [
    `身份证号 ${maskedNumber(signatory.signer.residentId)}`,
    ...behalfOf(signatory),
    provenLine(signatory, evidence),
  ]
}

/** For whom a signer signs, where that is not themselves. */
function behalfOf(signatory: Signatory): readonly string[] {
  const { kind, name, legalPerson } = signatory.owner
  if (kind === 'company') return [isLegalPerson(signatory) ? `${name} 法定代表人` : `代表 ${name}`]
  return isLegalPerson(signatory) ? [] : [`代 ${name}（身份证号 ${maskedNumber(legalPerson.residentId)}）签署`]
}

/** By what the signer showed who they are, and since when that is known. */
function provenLine({ party, proofs }: Signatory, evidence: readonly Evidence[]): string {
  const times = evidence
    .filter((piece) => piece.kind === 'identity' && piece.party === party)
    .map(({ keptAt }) => keptAt)
  const names = proofs.map((proof) => PROOFS[proof].name.zh).join('、')
  return `${names} ${times.length === 0 ? '' : formatTime(Math.max(...times))}`.trim()
}

function partyLines(
  signatory: Signatory,
  evidence: readonly Evidence[],
  signatures: readonly Signature[],
): readonly string[] {
  const { party, signer } = signatory
  const at = signatures.find((one) => one.party === party)?.at ?? 0
  const who = [
    party === 'seller' ? '甲方' : '乙方',
    signer.name,
    `身份证号 ${maskedNumber(signer.residentId)}`,
    ...behalfOf(signatory),
  ]
  return [who.join('　'), `　　　${provenLine(signatory, evidence)}　${formatTime(at)} 签署`]
}

/** The instant in China. */
const signedLine = (at: number): string => `签署时间 ${formatTime(at)} (UTC+8)`
