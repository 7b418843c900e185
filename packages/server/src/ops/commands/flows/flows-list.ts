import { listFlows, type ListedFlow } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const flowsList = defineCommand({
  name: 'flows list',
  meaning: 'signing at the provider that has ended here: not cancelled there yet, or signed by all nevertheless',
  parameters: { which, most },
  examples: ['flows list', 'flows list --which all'],
  async run(input, { db }) {
    const flows = await listFlows(db, input.which, input.most)
    if (flows.length === 0) return done('There is no flow at the provider that has to be seen to.')
    return done(
      tableText(
        ['FLOW', 'CONTRACT', 'ENDED', 'BECAUSE', 'THERE', 'LAST SIGNED', 'SEEN TO'],
        flows.map((flow) => [
          flow.id,
          flow.number,
          time(flow.endedAt),
          BECAUSE[flow.endedWhy],
          thereText(flow),
          flow.lastSignedAt === null ? '-' : time(flow.lastSignedAt),
          seenText(flow),
        ]),
      ),
    )
  },
})

const BECAUSE: Readonly<Record<ListedFlow['endedWhy'], string>> = {
  signed: 'all have signed',
  dead: 'the contract has ended',
  redrawn: 'the document has become another',
  replaced: 'another flow was begun',
  stray: 'it was begun and its answer lost',
  'ended-there': 'it ended at the provider',
}

function thereText({ outcome, endedWhy, isWrong }: ListedFlow): string {
  if (outcome === null) return 'not cancelled yet'
  if (endedWhy === 'ended-there') return isWrong ? 'ended, and a signature is lost' : 'ended'
  return outcome === 'whole' ? (isWrong ? 'SIGNED BY ALL' : 'signed by all') : outcome
}

const seenText = ({ isWrong, closedBy, closedWhy }: ListedFlow): string =>
  closedBy === null ? (isWrong ? 'no' : '-') : oneLine(`${closedBy}: ${closedWhy}`)
