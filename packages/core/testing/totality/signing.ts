import fc from 'fast-check'
import {
  CONTRACT_STATUSES,
  EVIDENCE_KINDS,
  SUPPORTING_DOCUMENT_KINDS,
  PARTIES,
  PROOFS,
  SIGNING_WAYS,
} from '../../src/contracts/index.ts'
import { purchaseTerms, type Deal } from '../../src/orders/index.ts'
import { anOrder } from '../arbitraries/an-order.ts'
import { recordOf } from '../an-order-record.ts'
import { aCode, aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aKind = fc.constantFrom('person', 'company')
const aProof = fc.constantFrom(...Object.keys(PROOFS))
const aParty = fc.constantFrom(...PARTIES)
const anIdentity = fc.record({ name: aText(), residentId: aText() })
const anOwner = fc.record({ kind: aKind, name: aText(), legalPerson: anIdentity })
const aSupportingDocumentKind = fc.constantFrom(...SUPPORTING_DOCUMENT_KINDS)
const aStanding = fc.oneof(
  fc.constant({ is: 'waiting' }),
  fc.record({ is: fc.constant('accepted'), at: aNumber() }),
  fc.record({ is: fc.constant('refused'), at: aNumber(), reason: aText() }),
)
const aSupportingDocument = fc.record({
  kind: aSupportingDocumentKind,
  digest: aText(),
  handedInAt: aNumber(),
  standing: aStanding,
  replaced: aNumber(),
})
const aSignatory = fc.record({
  party: fc.constantFrom('seller', 'buyer'),
  owner: anOwner,
  signer: anIdentity,
  proofs: fc.array(aProof),
  papers: fc.array(aSupportingDocument),
})
const aSignature = fc.record({ party: aParty, way: fc.constantFrom(...SIGNING_WAYS, 'seal'), at: aNumber() })
const terms = fc
  .record({
    priceFen: aNumber(),
    plan: fc.constantFrom('full', 'deposit'),
    kind: fc.constantFrom('enterprise', 'personal'),
  })
  .map((deal) => purchaseTerms(deal as Deal))
const aDraft = fc.record({
  id: aText(),
  orderId: aText(),
  number: aText(),
  terms,
  seller: aSignatory,
  buyer: aSignatory,
  draftedAt: aNumber(),
  signHeldSince: fc.option(aNumber()),
  signExtendedTo: fc.option(aNumber()),
  signRefusals: aNumber(),
})
const aContract = fc
  .tuple(aDraft, fc.constantFrom(...Object.keys(CONTRACT_STATUSES)), fc.array(aSignature, { maxLength: 4 }))
  .map(([draft, status, signatures]) => ({ ...draft, status, signatures }))
const aPiece = fc.record({
  id: aText(),
  contractId: aText(),
  kind: fc.constantFrom(...EVIDENCE_KINDS),
  party: aParty,
  digest: aText(),
  keptAt: aNumber(),
})

const given = fc.record({ name: aText(), residentId: aText(), companyName: aText() }, { requiredKeys: [] })

const aRecord = fc
  .tuple(aContract, fc.constantFrom('paid', 'handing-over', 'refunded'))
  .map(([contract, orderStatus]) => ({
    ...contract,
    orderStatus,
    sellerId: 'seller',
    buyerId: 'buyer',
    drawnBy: [],
  }))
const aRole = fc.constantFrom('seller', 'buyer')
const aUser = fc.constantFrom('seller', 'buyer', 'other')
const facts = fc.record({
  userId: aUser,
  contract: fc.option(aRecord, { nil: undefined }),
  hasRead: fc.boolean(),
  link: fc.option(fc.record({ party: aRole, validUntil: aNumber() }), { nil: undefined }),
  at: aNumber(),
})
const aGivenProof = fc.record({ proof: aProof, fields: given })
const pictures = fc.array(fc.tuple(fc.constantFrom('idFront', 'idBack', 'equityPaper'), aText()))
const anOrderRecord = anOrder().map(recordOf)
const someOrder = fc.option(anOrderRecord, { nil: undefined })

export const contractsRows: ModuleRows = {
  agreementAddress: [aText()],
  asOthersSee: [aSignatory],
  codeRefusal: [fc.constantFrom('wrong', 'spent')],
  contractAt: [aRecord, aNumber()],
  contractChanged: [],
  contractShownTo: [aRole, aRecord, fc.record({ offered: fc.array(aProof), at: aNumber() })],
  decideAgreement: [someOrder, aUser, aText()],
  decideConsent: [facts, aText()],
  decideLink: [aRecord, aRole, aNumber()],
  decideOpening: [facts],
  decideProof: [aSignatory, fc.array(aProof), aGivenProof],
  decideProofPictures: [aSignatory, aProof, pictures],
  decideProven: [
    fc
      .tuple(aGivenProof, aRecord, aRole, fc.option(aText(), { nil: undefined }), aNumber())
      .map(([proven, contract, party, equityDigest, at]) => ({ ...proven, contract, party, equityDigest, at })),
  ],
  decideReading: [aText(), fc.option(aText(), { nil: undefined })],
  decideSigning: [facts, fc.record({ way: fc.constantFrom(...SIGNING_WAYS), drawing: aText() })],
  decideUnbegun: [aRecord, aRole, aProof],
  documentWaiting: [],
  draftOfOrder: [
    fc.record({
      id: aText(),
      order: anOrderRecord,
      listing: fc.constant(null),
      seller: anOwner,
      buyer: anOwner,
      at: aNumber(),
    }),
  ],
  maskedNumber: [aText()],
  noConsentPicture: [],
  noContract: [],
  noProofPage: [],
  nothingOnRecord: [],
  noProofPicture: [fc.constantFrom('idFront', 'idBack', 'equityPaper')],
  ownerFrom: [anIdentity, fc.option(aText(), { nil: undefined })],
  ownAgreement: [someOrder, aUser],
  partyOf: [aRecord, aUser],
  proofPictures: [fc.record({ idFront: aText(), idBack: aText(), equityPaper: aText() }, { requiredKeys: [] })],
  signingRefusal: [fc.constantFrom('not-proven', 'signer-mismatch', 'paper-waiting', 'ended', 'too-late')],
  validateConsent: [facts],
  asShown: [aSignatory, given],
  draftContract: [aDraft],
  contractMessages: [aRecord.map((record) => ({ ...record, shop: { title: '' } })), aNumber()],
  expireContract: [aContract, aNumber()],
  hasSigned: [aContract, aParty],
  isDigest: [aText()],
  isLate: [aContract, aNumber()],
  isAnotherCompany: [given, fc.record({ name: aText() })],
  isAnotherPerson: [given, anIdentity],
  isLegalPerson: [aSignatory],
  isProof: [aText()],
  isProven: [aKind, fc.array(aProof)],
  isUnderReview: [aSignatory],
  decideDocument: [
    aContract,
    fc.record({
      party: fc.constantFrom('seller', 'buyer'),
      kind: aSupportingDocumentKind,
      digest: aText(),
      refusedFor: fc.option(aText()),
      at: aNumber(),
    }),
  ],
  validateSignatory: [aSignatory],
  ownerUnder: [
    fc.record({ equity: fc.option(fc.record({ leastPercent: aNumber(), leastCapitalFen: fc.option(aNumber()) })) }),
    anOwner,
  ],
  provesAs: [aSignatory],
  isReplaceable: [aSupportingDocument],
  submitDocument: [aSignatory, fc.record({ kind: aSupportingDocumentKind, digest: aText(), handedInAt: aNumber() })],
  hasDocumentsAccepted: [aSignatory],
  hasProven: [aSignatory],
  keepEvidence: [fc.array(aPiece), aPiece],
  mayMoveContract: [aCode(), aCode()],
  missingEvidence: [aContract, fc.array(aPiece)],
  needsConsent: [aSignatory],
  neededDocuments: [aSignatory],
  maySignNow: [aContract, fc.constantFrom('seller', 'buyer', 'house')],
  nextSigner: [aContract],
  documentOf: [aSignatory, aSupportingDocumentKind],
  openProofs: [aKind, fc.array(aProof), fc.array(aProof)],
  readDrawing: [aText()],
  replaceDocument: 'asks the ports, which the suites of the ports bring it',
  signBy: [aContract],
  signingPause: [aContract],
  signContract: [aContract, aSignature],
  toContractStatus: [aCode()],
  voidContract: [aContract],
  withDays: [aContract, aNumber(), fc.boolean()],
  withOwner: [aSignatory, anOwner],
  withProof: [aSignatory, aProof],
  writeDrawing: [fc.array(fc.array(fc.tuple(aNumber(), aNumber())))],
}
