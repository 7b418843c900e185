import * as v from 'valibot'
import {
  PERSON_PROOFS,
  type AwaitedFace,
  type RegisteredCompany,
  type ShownIdentity,
  type VerificationRecord,
} from '@diandu/core/account'
import { call } from '../call.ts'
import { mobile } from '../../schemas/credential.schemas.ts'
import { identityPage, personName, residentId } from '../../schemas/identity.schemas.ts'
import { pictureId, verificationStatus } from './profile.calls.ts'
import { instant, named, nothingIn } from '../../schemas/schemas.ts'

const creditCode = v.pipe(v.string(), v.regex(/^[\dA-Za-z]{18}$/, 'A credit code is 18 letters or digits'))

const record = v.object({
  kind: v.picklist(['person', 'company']),
  status: verificationStatus,
  name: v.string(),
  number: v.string(),
  handedInAt: instant,
  reviewedAt: v.nullable(instant),
  note: v.string(),
}) satisfies v.GenericSchema<unknown, VerificationRecord>

const company = v.object({
  creditCode: v.string(),
  companyName: v.string(),
  legalPerson: v.string(),
}) satisfies v.GenericSchema<unknown, RegisteredCompany>

const identity = v.object({
  name: v.string(),
  number: v.string(),
  by: v.picklist(['documents', 'contract']),
  provenAt: instant,
}) satisfies v.GenericSchema<unknown, ShownIdentity>

const face = v.object({
  isOffered: v.boolean(),
  page: v.nullable(identityPage),
}) satisfies v.GenericSchema<unknown, AwaitedFace>

const papers = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name: named(100, 1),
    residentId,
    frontPhoto: pictureId,
    backPhoto: pictureId,
    proof: v.picklist(PERSON_PROOFS),
    cardNumber: v.pipe(v.string(), v.regex(/^\d[\d -]{9,38}\d$/, 'A card number is digits, in groups or not')),
    mobile: v.exactOptional(mobile),
  }),
  v.strictObject({
    kind: v.literal('company'),
    companyName: named(200, 1),
    creditCode,
    legalPerson: named(100, 1),
    legalPersonId: residentId,
    licencePhoto: pictureId,
  }),
])

const documentsExample = {
  kind: 'person',
  name: '林小满',
  residentId: '11010519491231002X',
  frontPhoto: 'p1',
  backPhoto: 'p2',
  proof: 'four-elements',
  cardNumber: '6222 0212 3456 7894',
  mobile: '13800000001',
} as const

export const getVerification = call('POST user/auth/info', {
  summary:
    'The last papers of this person and who they have shown to be, masked, and where a face check goes on; with a credit code, what the register of companies says under it',
  access: 'member',
  sealed: true,
  rateLimitPerMinute: 60,
  input: v.strictObject({ creditCode: v.exactOptional(creditCode) }),
  output: v.object({
    papers: v.nullable(record),
    company: v.nullable(company),
    identity: v.nullable(identity),
    face,
  }),
  example: { creditCode: '91350100M000100Y43' },
})

export const createVerification = call('POST user/create/auth', {
  summary: 'Hands in papers of a person or a company for review',
  access: 'member',
  sealed: true,
  sealedFields: ['residentId', 'cardNumber', 'legalPersonId'],
  rateLimitPerMinute: 10,
  input: papers,
  output: record,
  example: documentsExample,
})

export const updateVerification = call('POST user/update/auth', {
  summary: 'Hands in papers again after a review that failed',
  access: 'member',
  sealed: true,
  sealedFields: ['residentId', 'cardNumber', 'legalPersonId'],
  rateLimitPerMinute: 10,
  input: papers,
  output: record,
  example: documentsExample,
})

export const beginFaceCheck = call('POST user/auth/face', {
  summary: 'Begins a face check: answers where the provider recognises the person',
  access: 'member',
  sealed: true,
  sealedFields: ['name', 'residentId'],
  rateLimitPerMinute: 10,
  input: v.strictObject({ name: personName, residentId }),
  output: identityPage,
  example: { name: '林小满', residentId: '11010519491231002X' },
})

export const finishFaceCheck = call('POST user/auth/face/finish', {
  summary: 'Asks what the provider found: a face that it recognised verifies its person at once',
  access: 'member',
  sealed: true,
  rateLimitPerMinute: 30,
  input: nothingIn,
  output: record,
})
