import { isLegalPerson, paperOf, PROOFS, toContractStatus, CONTRACT_STATUSES, type Signatory } from '@diandu/core/contracts'
import { createDataBox, signedPictureUrl } from '../account/index.ts'
import { lookAtContract, openContractsOf } from '../contracts/index.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { ContractCommand } from './parse-contract-command.ts'
import { papersOfContractText, reviewPaperText, waitingPapersText } from './paper-texts.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function runContractCommand(command: ContractCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'contracts list':
      return done(await listText(command.most, parts))
    case 'contracts show':
      return show(command, parts)
    case 'contracts accept':
    case 'contracts refuse':
      return reviewPaperText(command, parts)
  }
}

async function listText(most: number, parts: OpsParts): Promise<string> {
  const { db, clock, dataKey } = parts
  const open = await openContractsOf(db, createDataBox(dataKey), most, clock.now())
  if (open.length === 0) return 'No contract waits for a signature.'
  const contracts = tableText(
    ['CONTRACT', 'DRAFTED', 'STATE', 'SHOP', 'SELLER', 'BUYER'],
    open.map(({ number, draftedAt, status, shop, seller, buyer }) => [number, time(draftedAt), nameOf(status), oneLine(shop.title), signerText(seller), signerText(buyer)]),
  )
  return [...(await waitingPapersText(parts)), contracts].join('\n\n')
}

/** Who signs, and for whom: a paper of consent is to be looked at where these are two. */
function signerText(signatory: Signatory): string {
  const { signer, owner } = signatory
  if (signer.name === '') return 'not known yet'
  if (isLegalPerson(signatory)) return oneLine(owner.kind === 'company' ? `${signer.name}, ${owner.name}` : signer.name)
  return oneLine(`${signer.name} for ${owner.name} (${CONSENT[paperOf(signatory, 'consent')?.standing.is ?? 'none']})`)
}

const CONSENT = { none: 'no consent yet', waiting: 'consent waits', accepted: 'consent accepted', refused: 'consent refused' } as const

async function show({ number, by }: Extract<ContractCommand, { name: 'contracts show' }>, parts: OpsParts): Promise<OpsAnswer> {
  const { db, clock, dataKey } = parts
  const [box, now] = [createDataBox(dataKey), clock.now()]
  const found = await lookAtContract(db, box, { number, by }, now)
  if (found === undefined) return { exitCode: 1, text: `There is no contract "${number}". "contracts list" shows their numbers.` }
  const { contract, pictures, evidence } = found
  const facts = [
    ['state', nameOf(contract.status)],
    ['drafted', time(contract.draftedAt)],
    ['shop', oneLine(contract.shop.title)],
    ...(['seller', 'buyer'] as const).flatMap((party) => [[party, signerText(contract[party])], [`${party} has shown`, contract[party].proofs.map((proof) => PROOFS[proof].name.en.toLowerCase()).join(', ') || '-']]),
    ...pictures.map(({ what, pictureId }) => [what, signedPictureUrl(pictureId, box, now)]),
  ]
  const kept = evidence.map(({ keptAt, kind, party, by: shownBy = '', digest }) => [time(keptAt), kind, party, oneLine(shownBy) || '-', digest])
  const tables = [tableText(['CONTRACT', number], facts), ...(await papersOfContractText(contract.id, parts)), ...(kept.length === 0 ? [] : [tableText(['KEPT', 'WHAT', 'OF', 'BY', 'SHA-256'], kept)])]
  return done(tables.join('\n\n'))
}

const nameOf = (status: keyof typeof CONTRACT_STATUSES): string => toContractStatus(CONTRACT_STATUSES[status]).name.en.toLowerCase()
