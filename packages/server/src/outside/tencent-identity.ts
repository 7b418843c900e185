import type { Proof } from '@diandu/core/contracts'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../log.ts'
import type { IdentityProvider, IdentityQuestion, IdentityVerdict } from './identity-provider.ts'
import { tencentRequest, type TencentCredentials } from './tencent-request.ts'

export interface TencentIdentityAccount extends TencentCredentials {
  readonly region: string
  readonly endpoint: string
}

const TIMEOUT_MS = 8_000
const MATCHES = '0'

/** Which question of the service answers which proof, and what it wants to know. */
const QUESTIONS: Readonly<Partial<Record<Proof, { readonly action: string; readonly input: (fields: IdentityQuestion['fields']) => object }>>> = {
  'four-elements': {
    action: 'BankCard4EVerification',
    input: ({ name, residentId, bankCard, mobile }) => ({ Name: name, IdCard: residentId, BankCard: bankCard, Phone: mobile }),
  },
  'three-elements': { action: 'PhoneVerification', input: ({ name, residentId, mobile }) => ({ Name: name, IdCard: residentId, Phone: mobile }) },
  bank: { action: 'BankCardVerification', input: ({ name, residentId, bankCard }) => ({ Name: name, IdCard: residentId, BankCard: bankCard }) },
}

/** Who people are, by Tencent's identity service (人脸核身, cloud.tencent.com/document/product/1007). It knows people; pictures and companies it is not asked about. */
export function tencentIdentity(account: TencentIdentityAccount, clock: Clock, log: Log): IdentityProvider {
  return {
    kind: 'tencent',
    knows: (proof) => QUESTIONS[proof] !== undefined,
    pageFor: () => '',
    async compare({ proof, fields }) {
      const question = QUESTIONS[proof]
      if (question === undefined) return fail({ kind: 'http', status: 501 })
      const { endpoint, region } = account
      const action = { endpoint, region, service: 'faceid', action: question.action, version: '2018-03-01', input: question.input(fields), nowMs: clock.now(), timeoutMs: TIMEOUT_MS }
      try {
        const response = await fetch(endpoint, tencentRequest(account, action))
        return judged(await response.json(), log)
      } catch (error) {
        log.error({ error }, 'The identity provider was not reached')
        return fail({ kind: 'http', status: 502 })
      }
    },
  }
}

interface TencentAnswer {
  readonly Response?: { readonly Error?: { readonly Code?: string; readonly Message?: string }; readonly Result?: unknown; readonly RequestId?: string }
}

/** What does not match is an answer; a request that was refused, or that says nothing, is none. */
function judged(answer: unknown, log: Log): Result<IdentityVerdict> {
  const { Error: error, Result: result, RequestId: requestId } = (answer as TencentAnswer | null)?.Response ?? {}
  if (error === undefined && typeof result === 'string') return ok(result === MATCHES ? 'matches' : 'differs')
  log.error({ requestId, reason: error?.Code, words: error?.Message }, 'The identity provider refused a request')
  return fail({ kind: 'http', status: 502 })
}
