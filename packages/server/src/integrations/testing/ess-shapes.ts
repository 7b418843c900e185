import * as v from 'valibot'

/*
 * The requests of Tencent's e-signature service (API version 2020-11-11) as its documentation has them, and nothing
 * else: a field that is not written there is refused, and so is a request without one that is. Which pages:
 * docs/decisions/0025.
 */

const text = v.pipe(v.string(), v.nonEmpty())
const upTo = (max: number) => v.pipe(text, v.maxLength(max))
const whole = v.pipe(v.number(), v.integer())
const points = v.pipe(v.number(), v.minValue(0))
const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/))
const base64 = v.pipe(v.string(), v.base64())

const operator = v.strictObject({
  UserId: text,
  Channel: v.optional(v.string()),
  OpenId: v.optional(v.string()),
  ClientIp: v.optional(v.string()),
  ProxyIp: v.optional(v.string()),
})

/** Which kinds of places a signer of each type may have: a signer with a seal cannot write by hand. */
const component = (kinds: readonly string[]) =>
  v.strictObject({
    ComponentType: v.picklist(kinds),
    ComponentHeight: v.pipe(points, v.minValue(1)),
    ComponentWidth: v.pipe(points, v.minValue(1)),
    ComponentPage: v.pipe(whole, v.minValue(1)),
    ComponentPosX: points,
    ComponentPosY: points,
    FileIndex: v.literal(0),
    GenerateMode: v.optional(v.literal('NORMAL')),
    ComponentId: v.optional(upTo(30)),
    ComponentName: v.optional(upTo(20)),
    ComponentRequired: v.optional(v.boolean()),
    ComponentExtra: v.optional(v.pipe(v.string(), v.parseJson())),
    ComponentValue: v.optional(v.string()),
  })

const approverRest = {
  ApproverIdCardType: v.optional(
    v.picklist(['ID_CARD', 'HONGKONG_AND_MACAO', 'HONGKONG_MACAO_AND_TAIWAN', 'OTHER_CARD_TYPE']),
  ),
  ApproverIdCardNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/))),
  NotifyType: v.optional(v.picklist(['sms', 'none'])),
  ApproverOption: v.optional(
    v.strictObject({
      NoRefuse: v.optional(v.boolean()),
      NoTransfer: v.optional(v.boolean()),
      CanEditApprover: v.optional(v.boolean()),
      FillType: v.optional(whole),
      FlowReadLimit: v.optional(v.string()),
      ForbidAddSignDate: v.optional(v.boolean()),
    }),
  ),
  ApproverSignTypes: v.optional(v.array(whole)),
  ApproverVerifyTypes: v.optional(v.array(whole)),
  PreReadTime: v.optional(whole),
  Deadline: v.optional(whole),
}

/** The register's name: with the brackets of Chinese. */
const companyName = v.pipe(text, v.regex(/^[^()]+$/))
const places = (kinds: readonly string[]) => v.pipe(v.array(component(kinds)), v.minLength(1))
const person = { ApproverName: text, ApproverMobile: mobile }

const approver = v.variant('ApproverType', [
  v.strictObject({
    ApproverType: v.literal(0),
    OrganizationName: companyName,
    ...person,
    ...approverRest,
    SignComponents: places(['SIGN_SEAL', 'SIGN_DATE', 'SIGN_SIGNATURE']),
  }),
  v.strictObject({
    ApproverType: v.literal(1),
    ...person,
    ...approverRest,
    SignComponents: places(['SIGN_SIGNATURE', 'SIGN_DATE']),
  }),
  v.strictObject({
    ApproverType: v.literal(3),
    OrganizationName: companyName,
    ...approverRest,
    SignComponents: v.pipe(
      places(['SIGN_SEAL', 'SIGN_DATE']),
      v.check(
        (all) =>
          all.some(({ ComponentType, ComponentValue = '' }) => ComponentType === 'SIGN_SEAL' && ComponentValue !== ''),
        'the seal that is set by itself is named',
      ),
    ),
  }),
])

const signer = v.variant('ApproverType', [
  v.strictObject({
    ApproverType: v.literal(0),
    OrganizationName: companyName,
    ...person,
    SignId: v.optional(text),
    RecipientId: v.optional(text),
  }),
  v.strictObject({ ApproverType: v.literal(1), ...person, SignId: v.optional(text), RecipientId: v.optional(text) }),
])

export const ESS_SHAPES = {
  UploadFiles: v.strictObject({
    BusinessType: v.picklist(['TEMPLATE', 'DOCUMENT', 'SEAL', 'ARCHIVE', 'BUSINESSLICENSE']),
    // This one is asked by a caller; every other by an operator.
    Caller: v.strictObject({ OperatorId: text }),
    FileInfos: v.pipe(
      v.array(v.strictObject({ FileName: upTo(200), FileBody: base64 })),
      v.minLength(1),
      v.maxLength(20),
    ),
    FileType: v.optional(v.picklist(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'html', 'jpg', 'jpeg', 'png'])),
    CoverRect: v.optional(v.boolean()),
  }),
  CreateFlowByFiles: v.strictObject({
    Operator: operator,
    FlowName: v.pipe(upTo(200), v.regex(/^[\p{Script=Han}\p{L}\p{N} ()（）[\]_.,;&+，。、；：《》-]+$/u)),
    Approvers: v.pipe(v.array(approver), v.minLength(1), v.maxLength(50)),
    FileIds: v.pipe(v.array(text), v.length(1)),
    FlowDescription: v.optional(upTo(1000)),
    FlowType: v.optional(upTo(200)),
    NeedPreview: v.optional(v.boolean()),
    Deadline: v.optional(v.pipe(whole, v.maxValue(9_999_999_999, 'in seconds'))),
    Unordered: v.optional(v.boolean()),
    UserData: v.optional(v.pipe(base64, v.maxLength(20_480))),
    ApproverVerifyType: v.optional(v.picklist(['VerifyCheck', 'MobileCheck'])),
    // With 1 people choose their places, which the page for phones does not offer.
    SignBeanTag: v.optional(v.literal(0)),
  }),
  CreateFlowSignUrl: v.strictObject({
    Operator: operator,
    FlowId: text,
    FlowApproverInfos: v.pipe(v.array(signer), v.length(1)),
    JumpUrl: v.optional(v.pipe(upTo(1000), v.regex(/^https:\/\//))),
    UrlType: v.optional(v.picklist([0, 1])),
    ExpiredOn: v.optional(v.pipe(whole, v.minValue(1800), v.maxValue(7_776_000))),
  }),
  DescribeFlowInfo: v.strictObject({
    Operator: operator,
    FlowIds: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
  }),
  DescribeFileUrls: v.strictObject({
    Operator: operator,
    BusinessType: v.picklist(['FLOW', 'TEMPLATE', 'DOCUMENT', 'SEAL']),
    BusinessIds: v.pipe(v.array(text), v.minLength(1), v.maxLength(20)),
    FileName: v.optional(text),
    FileType: v.optional(text),
    UrlTtl: v.optional(whole),
  }),
  CancelFlow: v.strictObject({
    Operator: operator,
    FlowId: text,
    CancelMessage: v.pipe(upTo(200), v.regex(/^[\p{L}\p{N}\p{P}]+$/u)),
  }),
} as const

export type EssAction = keyof typeof ESS_SHAPES
export type EssInput<A extends EssAction> = v.InferOutput<(typeof ESS_SHAPES)[A]>

export const isEssAction = (action: string): action is EssAction => Object.hasOwn(ESS_SHAPES, action)
