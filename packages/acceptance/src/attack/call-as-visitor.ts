import { createApiClient } from '../api/api-client.ts'
import { shapesOf } from '../documented-calls/json-schema.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { AttackTarget } from './attack-target.ts'
import { signedRequest } from './inputs/hostile-calls.ts'
import { likelyInput } from '../documented-calls/likely-input.ts'
import { readAnswer } from './read-answer.ts'

const LOGIN_NEEDED = '100000'
/** None, and one that was never given out. */
const STRANGERS = [undefined, 'x'.repeat(43)]

export interface Probed {
  readonly sent: number
  readonly findings: readonly AttackFinding[]
}

/** Every member's call, rightly signed and with a right input, without a login. */
export async function callAsVisitor({ api, calls, sealing, url }: AttackTarget): Promise<Probed> {
  const findings: AttackFinding[] = []
  const requested = calls
    .filter(({ needsLogin }) => needsLogin)
    .flatMap((call) => STRANGERS.map((token) => ({ call, token })))
  for (const { call, token } of requested) {
    const client = createApiClient(api.url, api.secret, token)
    const answer = await readAnswer(
      url,
      signedRequest(
        call,
        { kind: 'visitor', parameters: likelyInput(shapesOf(call.input)[0] ?? {}) },
        { client, sealing },
      ),
    )
    if (answer.code === LOGIN_NEEDED && answer.status === 200) continue
    findings.push({
      hole: 'serves a visitor',
      where: call.name,
      kind: token === undefined ? 'no token' : 'a token that was never given out',
      message: `${answer.status} ${answer.text.slice(0, 200)}`,
    })
  }
  return { sent: requested.length, findings }
}
