import { closeFlow, listFlows, type ListedFlow } from '../contracts/index.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { FlowCommand } from './parse-flow-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function runFlowCommand(command: FlowCommand, { db, clock }: OpsParts): Promise<OpsAnswer> {
  if (command.name === 'flows list') return done(listText(await listFlows(db, command.which, command.most)))
  const isClosed = await closeFlow(db, { id: command.flow, by: command.by, why: command.why }, clock.now())
  if (!isClosed) return { exitCode: 1, text: `There is no flow "${command.flow}" that has to be seen to. "flows list" shows them.` }
  return done(`Flow ${command.flow} has been seen to.`)
}

function listText(flows: readonly ListedFlow[]): string {
  if (flows.length === 0) return 'There is no flow at the provider that has to be seen to.'
  return tableText(
    ['FLOW', 'CONTRACT', 'ENDED', 'BECAUSE', 'THERE', 'LAST SIGNED', 'SEEN TO'],
    flows.map((flow) => [flow.id, flow.number, time(flow.endedAt), BECAUSE[flow.endedWhy], thereText(flow), flow.lastSignedAt === null ? '-' : time(flow.lastSignedAt), seenText(flow)]),
  )
}

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

const seenText = ({ isWrong, closedBy, closedWhy }: ListedFlow): string => (closedBy === null ? (isWrong ? 'no' : '-') : oneLine(`${closedBy}: ${closedWhy}`))
