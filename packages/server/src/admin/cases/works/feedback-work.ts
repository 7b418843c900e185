import { FEEDBACK_STATES } from '@diandu/core/account'
import { maskMiddle } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  decideStoredProposal,
  findProposal,
  listProposals,
  signedPictureUrl,
  type ProposalRecord,
} from '../../../account/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  words: { zh: '建议', en: 'Proposal' },
  pictures: { zh: '图片', en: 'Pictures' },
  contact: { zh: '用户留的联系方式', en: 'Contact that the user left' },
  none: { zh: '没有留', en: 'none' },
  answer: { zh: '答复', en: 'Answer' },
  by: { zh: '处理人', en: 'Decided by' },
})

const listed = (proposal: ProposalRecord, locale: Locale): ListedCase => ({
  id: proposal.id,
  title: proposal.content,
  about: proposal.username,
  state: proposal.state === 'waiting' ? '' : nameIn(FEEDBACK_STATES[proposal.state], locale),
  since: proposal.addedAt,
  marks: 0,
  version: proposal.state,
})

export const feedbackWork: CaseWork = {
  queue: 'feedback',
  waiting: async ({ db }, { locale, most }) =>
    (await listProposals(db, 'open', most)).map((proposal) => listed(proposal, locale)),
  show: async ({ db, box, clock }, id, locale) => {
    const proposal = await findProposal(db, id)
    if (proposal === undefined) return undefined
    const { userId, username, content, photos, contact, state, answer, decidedBy } = proposal
    const texts = TEXTS(locale)
    return {
      ...listed(proposal, locale),
      people: [{ userId, role: texts.user, name: username }],
      blocks: [
        { kind: 'words', title: texts.words, text: content },
        {
          kind: 'pictures',
          title: texts.pictures,
          addresses: photos.map((photo) => signedPictureUrl(photo, box, clock.now())),
        },
        contact === ''
          ? { kind: 'facts', title: texts.contact, facts: [{ label: texts.contact, value: texts.none }] }
          : { kind: 'sealed', key: 'contact', title: texts.contact, masked: maskMiddle(contact, 2, 2) },
        ...(answer === null ? [] : [{ kind: 'words', title: texts.answer, text: answer } as const]),
        ...(decidedBy === null
          ? []
          : [{ kind: 'facts', title: texts.by, facts: [{ label: texts.by, value: decidedBy }] } as const]),
      ],
      decisions: state === 'waiting' ? ['answer', 'close'].map((key) => ({ key, unmet: [], effects: [] })) : [],
    }
  },
  versionOf: async (db, id) => (await findProposal(db, id))?.state,
  decide: ({ id, decision, words }, { staff, clock, commit }) =>
    commit(async (tx) => {
      const answer = decision === 'answer' ? words : null
      const decided = await decideStoredProposal(tx, id, answer, { by: staff.name, at: clock.now() })
      if (!decided.ok) return decided
      const { state, userId } = decided.value
      return ok({
        value: null,
        log: {
          object: { kind: 'feedback', id },
          userId,
          reason: words,
          before: { state: 'waiting' },
          after: { state, answer },
        },
      })
    }),
  reveal: async (tx, { id, locale }) => {
    const proposal = await findProposal(tx, id)
    if (proposal === undefined) return fail(refused('not-found', '没有这条建议', 'id'))
    return ok({
      value: { facts: [{ label: TEXTS(locale).contact, value: proposal.contact }], addresses: [] },
      log: { object: { kind: 'feedback', id }, userId: proposal.userId },
    })
  },
}
