import type { CaseBlock } from '@diandu/core/admin'
import { maskedNumber, type DocumentStanding, type Signatory, type VerdictFault } from '@diandu/core/contracts'
import { formatTime, maskMiddle } from '@diandu/core/format'
import { fail, ok, refused, type Name } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { signedPictureUrl } from '../../../account/index.ts'
import {
  findSupportingDocument,
  hasLookedAt,
  noteLook,
  readDocumentCase,
  reviewLockedDocument,
  waitingDocuments,
  type DocumentCase,
} from '../../../contracts/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { accountBlocks } from './account-block.ts'

const TEXTS = caseTexts({
  consent: { zh: '授权书', en: 'Consent' },
  equity: { zh: '股权证明', en: 'Proof of equity' },
  seller: { zh: '卖家', en: 'Seller' },
  buyer: { zh: '买家', en: 'Buyer' },
  contract: { zh: '合同', en: 'Contract' },
  number: { zh: '合同编号', en: 'Number' },
  shop: { zh: '店铺', en: 'Shop' },
  signer: { zh: '签署人', en: 'Signer' },
  owner: { zh: '登记的所有人', en: 'Registered owner' },
  legalPerson: { zh: '法定代表人', en: 'Legal representative' },
  residentId: { zh: '身份证号', en: 'resident ID' },
  signBy: { zh: '签署期限', en: 'To be signed by' },
  document: { zh: '文件与完整姓名、号码', en: 'The document, with whole names and numbers' },
  unknown: { zh: '尚未确认', en: 'not known yet' },
  duplicate: { zh: '其他账号用过', en: 'Used by other accounts' },
  same: { zh: '提交过同一份文件的其他账号：', en: 'Other accounts that submitted the same document: ' },
  history: { zh: '文件经过', en: 'History' },
  notRead: { zh: '请先查看文件', en: 'look at the document first' },
})

type Texts = ReturnType<typeof TEXTS>

const FAULTS: Readonly<Record<VerdictFault, Name>> = {
  'other-paper': { zh: '用户已换了一份文件', en: 'another one was submitted since' },
  settled: { zh: '已审核过', en: 'it was decided before' },
  signed: { zh: '合同已据此签署', en: 'the contract is signed on its basis' },
  ended: { zh: '合同已结束', en: 'the contract has ended' },
  unnamed: { zh: '所有人或签署人尚未确认', en: 'whose it is, or whom it lets sign, is not known' },
  'no-reason': { zh: '请填写原因', en: 'give the reason' },
}

const STANDINGS: Readonly<Record<DocumentStanding['is'], Name>> = {
  waiting: { zh: '', en: '' },
  accepted: { zh: '已通过', en: 'Accepted' },
  refused: { zh: '未通过', en: 'Refused' },
}

const STEPS: Readonly<Record<DocumentCase['steps'][number]['what'], Name>> = {
  'handed in': { zh: '提交', en: 'submitted' },
  accepted: { zh: '通过', en: 'accepted' },
  refused: { zh: '不通过', en: 'refused' },
  'set aside': { zh: '所有人变更，文件作废', en: 'set aside: the owner has changed' },
}

type Listed = Pick<DocumentCase['document'], 'id' | 'kind' | 'party' | 'handedInAt' | 'standing'>

const listed = (
  { id, kind, party, handedInAt, standing, number, shopTitle }: Listed & { number: string; shopTitle: string },
  locale: Locale,
): ListedCase => {
  const texts = TEXTS(locale)
  return {
    id,
    title: `${texts[party]} · ${texts[kind]}`,
    about: `${number} · ${shopTitle}`,
    state: nameIn(STANDINGS[standing.is], locale),
    since: handedInAt,
    marks: 0,
    version: standing.is,
  }
}

export const documentWork: CaseWork = {
  queue: 'papers',
  waiting: async ({ db, clock }, { locale, most }) =>
    (await waitingDocuments(db, clock.now())).slice(0, most).map((one) => listed(one, locale)),
  show: async (context, id, locale) => {
    const { db, box, clock, staff } = context
    const found = await readDocumentCase(db, id, { box, nowMs: clock.now() })
    if (found === undefined) return undefined
    const { document, contract, userId, others, steps, faults } = found
    const texts = TEXTS(locale)
    const party = contract[document.party]
    const account = await accountBlocks(context, userId, locale)
    const unmetOf = (fault: VerdictFault | null) => (fault === null ? [] : [nameIn(FAULTS[fault], locale)])
    const isSeen = await hasLookedAt(db, document, staff.name)
    const signBy = (await waitingDocuments(db, clock.now())).find((one) => one.id === id)?.signBy ?? null
    return {
      ...listed({ ...document, number: contract.number, shopTitle: contract.shop.title }, locale),
      people: [{ userId, role: texts[document.party], name: maskedName(party.signer.name) || texts.unknown }],
      blocks: [
        ...(others === 0
          ? []
          : [{ kind: 'notice', isWarning: true, title: texts.duplicate, lines: [`${texts.same}${others}`] } as const]),
        {
          kind: 'facts',
          title: texts.contract,
          facts: [
            { label: texts.number, value: contract.number },
            { label: texts.shop, value: contract.shop.title },
            ...partyFacts(party, texts, maskedName, maskedNumber),
            ...(signBy === null ? [] : [{ label: texts.signBy, value: formatTime(signBy, 'yyyy-mm-dd hh:mm') }]),
          ],
        },
        { kind: 'sealed', key: 'document', title: texts.document, masked: texts[document.kind] },
        ...account,
        {
          kind: 'steps',
          title: texts.history,
          steps: steps.map(({ at, what, by, why }) => ({
            at,
            what: nameIn(STEPS[what], locale),
            by: what === 'handed in' ? '' : by,
            words: why,
          })),
        },
      ] satisfies readonly CaseBlock[],
      decisions:
        document.standing.is === 'waiting'
          ? [
              { key: 'accept', unmet: [...unmetOf(faults.accept), ...(isSeen ? [] : [texts.notRead])], effects: [] },
              { key: 'refuse', unmet: unmetOf(faults.refuse), effects: [] },
            ]
          : [],
    }
  },
  versionOf: async (db, id) => (await findSupportingDocument(db, id))?.standing.is,
  decide: ({ id, decision, words }, { box, clock, staff, commit }) =>
    commit(async (tx) => {
      const found = await readDocumentCase(tx, id, { box, nowMs: clock.now() })
      const isAccepted = decision === 'accept'
      if (found !== undefined && isAccepted && !(await hasLookedAt(tx, found.document, staff.name)))
        return fail(refused('bad-parameter', '请先查看文件', 'id'))
      const verdict = isAccepted ? ('accepted' as const) : ('refused' as const)
      const reviewed = await reviewLockedDocument(tx, { id, verdict, by: staff.name, why: words, at: clock.now() }, box)
      if (!reviewed.ok) return fail(refused('request-closed', FAULTS[reviewed.failure].zh, 'id'))
      return ok({
        value: null,
        log: {
          object: { kind: 'document', id },
          userId: found?.userId ?? null,
          reason: words,
          before: { standing: found?.document.standing.is ?? null },
          after: { standing: verdict, contract: found?.contract.number ?? null },
        },
      })
    }),
  reveal: async (tx, { id, locale }, { box, clock, staff }) => {
    const found = await readDocumentCase(tx, id, { box, nowMs: clock.now() })
    if (found === undefined) return fail(refused('not-found', '没有这份文件', 'id'))
    const { document, contract, userId } = found
    await noteLook(tx, document, staff.name, clock.now())
    return ok({
      value: {
        facts: partyFacts(contract[document.party], TEXTS(locale), whole, whole),
        addresses: [signedPictureUrl(document.pictureId, box, clock.now())],
      },
      log: { object: { kind: 'document', id }, userId },
    })
  },
}

const whole = (text: string): string => text
const maskedName = (name: string): string => maskMiddle(name, 1, 0)

/** Who signs for whom, in whole or masked. A company's name is public. */
function partyFacts(
  { signer, owner }: Signatory,
  texts: Texts,
  nameOf: (name: string) => string,
  numberOf: (number: string) => string,
) {
  const person = ({ name, residentId }: Signatory['signer']): string =>
    name === '' ? texts.unknown : `${nameOf(name)} · ${texts.residentId} ${numberOf(residentId)}`
  const isCompany = owner.kind === 'company'
  return [
    { label: texts.signer, value: person(signer) },
    { label: texts.owner, value: isCompany ? owner.name || texts.unknown : person(owner.legalPerson) },
    ...(isCompany ? [{ label: texts.legalPerson, value: person(owner.legalPerson) }] : []),
  ]
}
