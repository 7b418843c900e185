import type { CaseBlock } from '@diandu/core/admin'
import { toVerificationStatus, type VerificationEvidence } from '@diandu/core/account'
import { fail, ok, refused, type Name } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  findVerification,
  hasReadDocuments,
  listVerifications,
  othersWithSameNumber,
  othersWithSamePictures,
  readVerificationDocuments,
  reviewVerification,
  signedPictureUrl,
  verificationsOf,
  type StoredVerification,
} from '../../../account/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { accountBlocks } from './account-block.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  submitted: { zh: '提交的资料', en: 'What was submitted' },
  kind: { zh: '类型', en: 'Kind' },
  person: { zh: '个人', en: 'Person' },
  company: { zh: '企业', en: 'Company' },
  name: { zh: '姓名或名称', en: 'Name' },
  number: { zh: '证件或信用代码', en: 'Number' },
  documents: { zh: '证件照片与完整号码', en: 'Pictures of the documents, and whole numbers' },
  twice: { zh: '其他账号用过', en: 'Used by other accounts' },
  sameNumber: { zh: '提交过同一号码的其他账号：', en: 'Other accounts that submitted the same number: ' },
  samePicture: { zh: '提交过同一张照片的其他账号：', en: 'Other accounts that submitted the same picture: ' },
  history: { zh: '认证经过', en: 'History' },
  handedIn: { zh: '提交', en: 'submitted' },
  notRead: { zh: '请先查看证件照片', en: 'look at the documents first' },
})

type Texts = ReturnType<typeof TEXTS>

/** Every field that documents have, without the pictures. */
const FIELD_NAMES: Readonly<Record<string, Name>> = {
  name: { zh: '姓名', en: 'Name' },
  residentId: { zh: '身份证号', en: 'Resident ID' },
  cardNumber: { zh: '银行卡号', en: 'Card number' },
  mobile: { zh: '银行预留手机号', en: 'Mobile at the bank' },
  companyName: { zh: '企业名称', en: 'Company' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  legalPerson: { zh: '法定代表人', en: 'Legal representative' },
  legalPersonId: { zh: '法定代表人身份证号', en: 'Resident ID of the legal person' },
}

const listed = (one: StoredVerification, locale: Locale): ListedCase => ({
  id: one.id,
  title: one.name,
  about: `${one.username} · ${TEXTS(locale)[one.kind]} ${one.number}`,
  state: one.status === 'reviewing' ? '' : nameIn(toVerificationStatus(one.status).name, locale),
  since: one.handedInAt,
  marks: 0,
  version: one.status,
})

export const identityWork: CaseWork = {
  queue: 'identities',
  waiting: async ({ db }, { locale, most }) =>
    (await listVerifications(db, true, most)).map((one) => listed(one, locale)),
  show: async (context, id, locale) => {
    const { db, staff } = context
    const stored = await findVerification(db, id)
    if (stored === undefined) return undefined
    const texts = TEXTS(locale)
    const isOpen = stored.status === 'reviewing'
    const unmet = (await hasReadDocuments(db, id, staff.name)) ? [] : [texts.notRead]
    return {
      ...listed(stored, locale),
      people: [{ userId: stored.userId, role: texts.user, name: stored.username }],
      blocks: [
        ...(await duplicateNotice(context, id, texts)),
        {
          kind: 'facts',
          title: texts.submitted,
          facts: [
            { label: texts.kind, value: texts[stored.kind] },
            { label: texts.name, value: stored.name },
            { label: texts.number, value: stored.number },
          ],
        },
        { kind: 'sealed', key: 'documents', title: texts.documents, masked: `${stored.name} ${stored.number}` },
        ...(await accountBlocks(context, stored.userId, locale)),
        {
          kind: 'steps',
          title: texts.history,
          steps: (await verificationsOf(db, stored.userId)).toReversed().flatMap((one) => stepsOf(one, locale)),
        },
      ],
      decisions: isOpen
        ? [
            { key: 'accept', unmet, effects: [] },
            { key: 'refuse', unmet: [], effects: [] },
          ]
        : [],
    }
  },
  versionOf: async (db, id) => (await findVerification(db, id))?.status,
  decide: ({ id, decision, words }, { clock, staff, commit }) =>
    commit(async (tx) => {
      const isAccepted = decision === 'accept'
      if (isAccepted && !(await hasReadDocuments(tx, id, staff.name)))
        return fail(refused('bad-parameter', '请先查看证件照片', 'id'))
      const before = await findVerification(tx, id)
      const verdict = isAccepted ? ('verified' as const) : ('failed' as const)
      const reviewed = await reviewVerification(tx, { id, verdict, note: words, by: staff.name, at: clock.now() })
      if (!reviewed.ok) return reviewed
      return ok({
        value: null,
        log: {
          object: { kind: 'verification', id },
          userId: before?.userId ?? null,
          reason: words,
          before: { status: before?.status ?? null },
          after: { status: reviewed.value.status },
        },
      })
    }),
  reveal: async (tx, { id, locale }, { box, staff, clock }) => {
    const stored = await findVerification(tx, id)
    const papers = await readVerificationDocuments(tx, id, box, { by: staff.name, at: clock.now() })
    if (stored === undefined || papers === undefined) return fail(refused('not-found', '没有这份资料', 'id'))
    return ok({
      value: {
        facts: factsOf(papers, locale),
        addresses: picturesOf(papers).map((picture) => signedPictureUrl(picture, box, clock.now())),
      },
      log: { object: { kind: 'verification', id }, userId: stored.userId },
    })
  },
}

const factsOf = (papers: VerificationEvidence, locale: Locale) =>
  Object.entries(papers).flatMap(([field, value]) => {
    const name = FIELD_NAMES[field]
    return name === undefined || value === '' ? [] : [{ label: nameIn(name, locale), value }]
  })

const picturesOf = (papers: VerificationEvidence): readonly string[] =>
  Object.entries(papers).flatMap(([field, value]) => (field.endsWith('Photo') ? [value] : []))

const stepsOf = ({ name, number, handedInAt, reviewedAt, status, note }: StoredVerification, locale: Locale) => [
  { at: handedInAt, what: TEXTS(locale).handedIn, by: '', words: `${name} ${number}` },
  ...(reviewedAt === null
    ? []
    : [{ at: reviewedAt, what: nameIn(toVerificationStatus(status).name, locale), by: '', words: note }]),
]

/** Counted only: whose accounts they are, is none of this case's. */
async function duplicateNotice({ db, box }: StaffContext, id: string, texts: Texts): Promise<readonly CaseBlock[]> {
  const [numbers, pictures] = [await othersWithSameNumber(db, id, box), await othersWithSamePictures(db, id)]
  const lines = [
    ...(numbers === 0 ? [] : [`${texts.sameNumber}${numbers}`]),
    ...(pictures === 0 ? [] : [`${texts.samePicture}${pictures}`]),
  ]
  return lines.length === 0 ? [] : [{ kind: 'notice', isWarning: true, title: texts.twice, lines }]
}
