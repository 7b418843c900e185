import { PROOFS } from '@diandu/core/contracts'
import { signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { lookAtContract } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, word } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'
import { contractStateText } from './contracts-list.ts'
import { documentsOfContractText } from './document-texts.ts'
import { signerText } from './signer-text.ts'

export const contractsShow = defineCommand({
  name: 'contracts show',
  meaning: 'one contract: who has shown what, its papers with addresses of their pictures, and what is kept',
  notes: ['Also shows who decided what about the documents. Each look is recorded.'],
  parameters: {
    number: word(
      'NUMBER',
      'the contract’s number, as "contracts list" shows it',
      'Say one contract, by its number: "contracts list" shows them.',
    ),
    by,
  },
  examples: ['contracts show NUMBER --by "Li Na"'],
  async run({ number, by: reader }, deps) {
    const { db, clock, dataKey } = deps
    const [box, now] = [createDataBox(dataKey), clock.now()]
    const found = await lookAtContract(db, box, { number, by: reader }, now)
    if (found === undefined) return notDone(`There is no contract "${number}". "contracts list" shows their numbers.`)
    const { contract, pictures, evidence } = found
    const facts = [
      ['state', contractStateText(contract.status)],
      ['drafted', time(contract.draftedAt)],
      ['shop', oneLine(contract.shop.title)],
      ...(['seller', 'buyer'] as const).flatMap((party) => [
        [party, signerText(contract[party])],
        [
          `${party} has shown`,
          contract[party].proofs.map((proof) => inSentence(PROOFS[proof].name.en)).join(', ') || '-',
        ],
      ]),
      ...pictures.map(({ what, pictureId }) => [what, signedPictureUrl(pictureId, box, now)]),
    ]
    const stored = evidence.map(({ keptAt, kind, party, by: shownBy = '', digest }) => [
      time(keptAt),
      kind,
      party,
      oneLine(shownBy) || '-',
      digest,
    ])
    const tables = [
      tableText(['CONTRACT', number], facts),
      ...(await documentsOfContractText(contract.id, deps)),
      ...(stored.length === 0 ? [] : [tableText(['KEPT', 'WHAT', 'OF', 'BY', 'SHA-256'], stored)]),
    ]
    return done(tables.join('\n\n'))
  },
})

/** Without the capital of its first word, unless that is written in capitals. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
