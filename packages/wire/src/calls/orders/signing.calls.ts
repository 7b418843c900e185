import * as v from 'valibot'
import { call } from '../call.ts'
import {
  bankCard,
  begun,
  contract,
  contractId,
  drawing,
  identityDocument,
  proof,
} from '../../schemas/contracts.schemas.ts'
import { code, mobile } from '../../schemas/credential.schemas.ts'
import { identityPage, personName, residentId } from '../../schemas/identity.schemas.ts'
import { pictureId } from '../account/profile.calls.ts'
import { named, nothingIn } from '../../schemas/schemas.ts'

const ofContract = v.strictObject({ contractId })

export const getIdentityDocuments = call('GET signature/getCertType', {
  summary: 'By which papers a signer can be identified',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(identityDocument) }),
})

export const beginFourElements = call('POST contract/authFourSendMsg', {
  summary: 'Begins a proof by name, resident ID, bank card and mobile, and sends a code there',
  access: 'member',
  audited: true,
  sealedFields: ['name', 'residentId', 'bankCard', 'mobile'],
  input: v.strictObject({ contractId, name: personName, residentId, bankCard, mobile }),
  output: begun,
  example: {
    contractId: 'c1',
    name: '林晓',
    residentId: '440524188001010014',
    bankCard: '6222020200112233446',
    mobile: '13800000001',
  },
})

export const beginOnRecord = call('POST contract/authOnRecord', {
  summary: 'Begins a proof by the identity that the person has shown before, and sends a code to the mobile on record',
  access: 'member',
  audited: true,
  input: ofContract,
  output: begun,
  example: { contractId: 'c1' },
})

export const beginThreeElements = call('POST contract/authThreeSendMsg', {
  summary:
    'Begins a proof by name, resident ID and mobile, and sends a code there; with a company, of its legal representative',
  access: 'member',
  audited: true,
  sealedFields: ['name', 'residentId', 'mobile'],
  input: v.strictObject({
    contractId,
    name: personName,
    residentId,
    mobile,
    companyName: v.exactOptional(named(100, 1)),
    creditCode: v.exactOptional(
      v.pipe(v.string(), v.regex(/^[\dA-Za-z]{18}$/, 'A credit code is 18 letters or digits')),
    ),
  }),
  output: begun,
  example: {
    contractId: 'c1',
    name: '林晓',
    residentId: '440524188001010014',
    mobile: '13800000001',
    companyName: '云禾网络科技有限公司',
    creditCode: '91350100M000100Y43',
  },
})

export const verifyByBank = call('POST signature/bankVerify', {
  summary: 'Begins a proof by the bank: name, resident ID and bank card',
  access: 'member',
  audited: true,
  sealedFields: ['name', 'residentId', 'bankCard'],
  input: v.strictObject({ contractId, name: personName, residentId, bankCard }),
  output: begun,
  example: { contractId: 'c1', name: '林晓', residentId: '440524188001010014', bankCard: '6222020200112233446' },
})

export const handInPhotos = call('POST contract/uploadIdPhoto', {
  summary:
    'Hands in pictures: both sides of an identity card, a proof of equity, or a consent paper, which the contract then has',
  access: 'member',
  audited: true,
  sealed: true,
  input: v.variant('use', [
    v.strictObject({ use: v.literal('photo'), contractId, idFront: pictureId, idBack: pictureId }),
    v.strictObject({ use: v.literal('equity'), contractId, equityPaper: pictureId }),
    v.strictObject({ use: v.literal('consent'), contractId, paper: pictureId }),
  ]),
  output: v.object({ begun: v.nullable(begun), contract: v.nullable(contract) }),
  example: { use: 'photo', contractId: 'c1', idFront: 'p1', idBack: 'p2' },
})

export const beginHighVerification = call('POST contract/getHighVerify', {
  summary: 'Begins a verification on a page elsewhere, by name and resident ID',
  access: 'member',
  audited: true,
  sealedFields: ['name', 'residentId'],
  input: v.strictObject({ contractId, name: personName, residentId }),
  output: begun,
  example: { contractId: 'c1', name: '林晓', residentId: '440524188001010014' },
})

export const getVerificationPage = call('POST signature/getPersonVerifyUrl', {
  summary: 'Where a verification goes on that was begun on a page elsewhere',
  access: 'member',
  input: ofContract,
  output: identityPage,
  example: { contractId: 'c1' },
})

export const finishProof = call('POST contract/authVerify', {
  summary: 'Finishes a proof that was begun: with its code, or without where something else finished it',
  access: 'member',
  audited: true,
  sealed: true,
  input: v.strictObject({ contractId, proof, code: v.exactOptional(code) }),
  output: contract,
  example: { contractId: 'c1', proof: 'four-elements', code: '246810' },
})

const signing = v.strictObject({ contractId, drawing: v.exactOptional(drawing) })

export const signByHand = call('POST signature/signatureByManual', {
  summary: 'Signs with a signature that is drawn now, or with the name',
  access: 'member',
  money: true,
  sealed: true,
  input: signing,
  output: contract,
  example: { contractId: 'c1', drawing: '0,0 10,10' },
})

export const signNext = call('POST signature/nextSignature', {
  summary: 'Signs with the signature that was drawn last',
  access: 'member',
  money: true,
  sealed: true,
  input: signing,
  output: contract,
  example: { contractId: 'c1', drawing: '0,0 10,10' },
})

export const refreshSigning = call('POST signature/saveStatus', {
  summary: 'Asks what became of a signature that is made elsewhere, and keeps it',
  access: 'member',
  sealed: true,
  input: ofContract,
  output: contract,
  example: { contractId: 'c1' },
})
