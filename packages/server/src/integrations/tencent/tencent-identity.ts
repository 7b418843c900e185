import type { Proof } from '@diandu/core/contracts'
import { fail, mapResult, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import type {
  CardReading,
  IdentityProvider,
  IdentityQuestion,
  IdentityVerdict,
  VisitVerdict,
} from '../identity-provider.ts'
import { tencentRequest, type TencentCredentials } from './tencent-request.ts'

export interface TencentIdentityAccount extends TencentCredentials {
  readonly region: string
  readonly endpoint: string
  /** Of the service that knows companies. */
  readonly companyEndpoint: string
  /** For E证通, by which faces are checked; `null` where the platform has none, and then faces are not. */
  readonly face: { readonly merchantId: string; readonly publicUrl: string } | null
}

type Fields = IdentityQuestion['fields']

const TIMEOUT_MS = 8_000
const MATCHES = '0'
const LEGAL_REPRESENTATIVE = 7
/**
 * Name and number are those that are sent; otherwise a card that is photographed there would say whose face it has to
 * be.
 */
const GIVEN_BY_US = '4'
/** Answers by which nothing was decided: busy, being rebuilt, asked too often today. */
const UNDECIDED: Readonly<Record<string, readonly string[]>> = {
  BankCard4EVerification: ['-18', '-19'],
  BankCardVerification: ['-17', '-18'],
  PhoneVerification: ['-11', '-12'],
  IdCardOCRVerification: ['-4', '-6', '-7'],
}

const phone = ({ name, residentId, mobile }: Fields) => ({ Name: name, IdCard: residentId, Phone: mobile })

/** Which question about people answers which proof, and what it wants to know. */
const QUESTIONS: Readonly<
  Partial<Record<Proof, { readonly action: string; readonly input: (fields: Fields) => object }>>
> = {
  'four-elements': {
    action: 'BankCard4EVerification',
    input: ({ name, residentId, bankCard, mobile }) => ({
      Name: name,
      IdCard: residentId,
      BankCard: bankCard,
      Phone: mobile,
    }),
  },
  'three-elements': { action: 'PhoneVerification', input: phone },
  bank: {
    action: 'BankCardVerification',
    input: ({ name, residentId, bankCard }) => ({ Name: name, IdCard: residentId, BankCard: bankCard }),
  },
}

/**
 * Who people are, by Tencent's identity service (人脸核身, cloud.tencent.com/document/product/1007), and whom a company is
 * led by, by its text recognition service (企业四要素核验). Faces are checked by E证通, whose pages WeChat alone opens.
 */
export function tencentIdentity(account: TencentIdentityAccount, clock: Clock, log: Log): IdentityProvider {
  const { region, face } = account
  const call = async (service: 'faceid' | 'ocr', action: string, input: object): Promise<Result<Answer>> => {
    const [endpoint, version] =
      service === 'ocr' ? [account.companyEndpoint, '2018-11-19'] : [account.endpoint, '2018-03-01']
    try {
      const response = await fetch(
        endpoint,
        tencentRequest(account, {
          endpoint,
          region,
          service,
          action,
          version,
          input,
          nowMs: clock.now(),
          timeoutMs: TIMEOUT_MS,
        }),
      )
      return answerOf(await response.json(), log)
    } catch (error) {
      log.error({ action, error }, 'The identity provider was not reached')
      return noAnswer()
    }
  }
  const compare = async (action: string, input: object): Promise<Result<IdentityVerdict>> => {
    const answer = await call('faceid', action, input)
    return answer.ok ? verdictOf(action, answer.value.Result) : answer
  }
  return {
    kind: 'tencent',
    knows: (proof) =>
      QUESTIONS[proof] !== undefined ||
      proof === 'photo' ||
      proof === 'legal-representative' ||
      (proof === 'high' && face !== null),
    async compare({ proof, fields }) {
      const question = QUESTIONS[proof]
      if (question !== undefined) return compare(question.action, question.input(fields))
      if (proof !== 'legal-representative') return noAnswer()
      const { name, residentId, companyName, creditCode } = fields
      const company = await call('ocr', 'VerifyEnterpriseFourFactors', {
        RealName: name,
        IdCard: residentId,
        EnterpriseName: companyName,
        EnterpriseMark: creditCode,
      })
      if (!company.ok) return company
      const isLed = isLedBy(company.value)
      if (isLed !== true) return isLed === false ? ok('differs') : noAnswer()
      // The code goes to a mobile: it has to be this person's.
      return compare('PhoneVerification', phone(fields))
    },
    async readCard(front) {
      const answer = await call('faceid', 'IdCardOCRVerification', {
        ImageBase64: Buffer.from(front).toString('base64'),
      })
      return answer.ok ? cardOf(answer.value) : answer
    },
    async openVisit({ name, residentId, backPath }) {
      if (face === null) return noAnswer()
      const answer = await call('faceid', 'GetEidToken', {
        MerchantId: face.merchantId,
        Name: name,
        IdCard: residentId,
        RedirectUrl: `${face.publicUrl}${backPath}`,
        Config: { InputType: GIVEN_BY_US },
      })
      if (!answer.ok) return answer
      const { EidToken: id, Url: url } = answer.value
      return typeof id === 'string' && typeof url === 'string' && url.startsWith('https://')
        ? ok({ id, url, opensIn: 'wechat' })
        : noAnswer()
    },
    async verdictOf(visitId) {
      const status = await call('faceid', 'CheckEidTokenStatus', { EidToken: visitId })
      if (!status.ok) return status
      const stage = stageOf(status.value.Status)
      if (stage === undefined) return noAnswer()
      if (stage !== 'finished') return ok(stage)
      return mapResult(await call('faceid', 'GetEidResult', { EidToken: visitId, InfoType: '1' }), faceVerdict)
    },
  }
}

/** Whatever an action answers with, as it came. */
type Answer = Readonly<Record<string, unknown>>

const noAnswer = (): Result<never> => fail({ kind: 'http', status: 502 })

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request that was refused, or whose answer says nothing, has none. No user's number is in the log. */
function answerOf(verdict: unknown, log: Log): Result<Answer> {
  const answer = isRecord(verdict) ? verdict['Response'] : undefined
  if (isRecord(answer) && answer['Error'] === undefined) return ok(answer)
  const { RequestId: requestId, Error: error } = isRecord(answer) ? answer : {}
  log.error(
    {
      requestId,
      reason: isRecord(error) ? error['Code'] : undefined,
      words: isRecord(error) ? error['Message'] : undefined,
    },
    'The identity provider refused a request',
  )
  return noAnswer()
}

/** Whether anything was decided. */
const isDecided = (action: string, result: unknown): result is string =>
  typeof result === 'string' && UNDECIDED[action]?.includes(result) !== true

const verdictOf = (action: string, result: unknown): Result<IdentityVerdict> =>
  isDecided(action, result) ? ok(result === MATCHES ? 'matches' : 'differs') : noAnswer()

/**
 * Whether the person leads the company: one who owns part of it, or works there, does not. Without a word of it there
 * is no answer.
 */
function isLedBy({ State: state, Detail: detail }: Answer): boolean | undefined {
  if (typeof state !== 'number') return undefined
  const role = isRecord(detail) ? detail['Result'] : undefined
  return state === 1 && (role === undefined || role === null || role === LEGAL_REPRESENTATIVE)
}

function cardOf({ Result: result, Name: name, IdCard: residentId }: Answer): Result<CardReading> {
  if (!isDecided('IdCardOCRVerification', result)) return noAnswer()
  return ok(
    result === MATCHES && typeof name === 'string' && typeof residentId === 'string'
      ? { kind: 'read', identity: { name, residentId } }
      : { kind: 'refused' },
  )
}

function stageOf(status: unknown): 'pending' | 'lapsed' | 'finished' | undefined {
  if (status === 'init' || status === 'doing') return 'pending'
  if (status === 'timeout') return 'lapsed'
  return status === 'finished' ? 'finished' : undefined
}

function faceVerdict({ Text: text }: Answer): VisitVerdict {
  return isRecord(text) && text['ErrCode'] === 0 ? 'matches' : 'differs'
}
