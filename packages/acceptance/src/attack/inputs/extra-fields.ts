import { createApiClient } from '../../api/api-client.ts'
import { dice } from '../../dice.ts'
import { shapesOf } from '../../documented-calls/json-schema.ts'
import type { AttackFinding } from '../attack-finding.ts'
import type { AttackTarget } from '../attack-target.ts'
import { signedRequest } from './hostile-calls.ts'
import { likelyInput } from '../../documented-calls/likely-input.ts'
import { readAnswer } from '../read-answer.ts'

/** Names of columns, and fields that an attacker would like to set. */
const EXTRA: Readonly<Record<string, unknown>> = {
  status: 9,
  state: 'completed',
  userId: 'demo-01',
  user_id: 'demo-01',
  buyerId: 'demo-01',
  sellerId: 'demo-01',
  ownerId: 'demo-01',
  viewer: { userId: 'demo-01' },
  isAdmin: true,
  role: 'admin',
  admin: 1,
  permissions: ['*'],
  verified: true,
  verification: 1,
  isInspected: true,
  balanceFen: 1e9,
  availableFen: 1e9,
  balance: 1e9,
  paidFen: 1,
  discountFen: 1,
  priceFen: 1,
  amountFen: 1,
  feeFen: 0,
  serviceFeeFen: 0,
  couponFen: 1e6,
  createdAt: 0,
  updatedAt: 0,
  paidAt: 1,
  now: 0,
  deletedAt: 1,
  id: 'abcd',
  passwordHash: 'x',
  token: 'x',
  password: 'x',
  nextStatus: 9,
  channel: 'transfer',
  by: 'operator',
  why: 'because',
  credited: true,
}

const REFUSED = '400000'

export interface ExtraFields {
  readonly sent: number
  readonly findings: readonly AttackFinding[]
}

/**
 * Every call with valid parameters and one field more, which is the name of a column: it must be refused, whatever its
 * value.
 */
export async function runExtraFields(
  { calls, api, people, sealing, url }: AttackTarget,
  seed: number,
  max = Infinity,
): Promise<ExtraFields> {
  const findings: AttackFinding[] = []
  let sent = 0
  for (const [at, call] of calls.entries()) {
    const chance = dice(seed + at)
    const client = createApiClient(api.url, api.secret, people[at % people.length]?.token)
    const known = shapesOf(call.input).flatMap(({ properties = {} }) => Object.keys(properties))
    const names = Object.entries(EXTRA).filter(([name]) => !known.includes(name))
    const first = chance.below(names.length)
    for (const [name, value] of [...names.slice(first), ...names.slice(0, first)].slice(0, max)) {
      const parameters = { ...likelyInput(shapesOf(call.input)[0] ?? {}), [name]: value }
      const answer = await readAnswer(
        url,
        signedRequest(call, { kind: 'extra field', parameters }, { client, sealing }),
      )
      sent += 1
      const named = (answer.data as { readonly field?: unknown } | null | undefined)?.field
      const isRefused =
        answer.status === 200 && answer.code === REFUSED && (named === name || shapesOf(call.input).length > 1)
      if (!isRefused)
        findings.push({
          hole: 'takes an extra field',
          where: call.name,
          kind: 'extra field',
          message: `${name}: ${answer.status} ${answer.text.slice(0, 200)}`,
        })
    }
  }
  return { sent, findings }
}
