import {
  checkCompanyVerification,
  checkPersonVerification,
  maySubmitVerification,
  fieldRefusal,
  shownDocuments,
  type VerificationDocuments,
  type VerificationRecord,
  type Verifications,
} from '../../src/account/index.ts'
import { repeatedPicture } from '../../src/input/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { notFound, refuse, type AccountRecord, type MarketState } from './market-state.ts'
import { keepAccount, withAccount } from './memory-account.ts'

/** The only company that this market has heard of. */
const KNOWN_COMPANY = { creditCode: '91350100M000100Y43', companyName: '店渡网络科技有限公司', legalPerson: '林知远' }

export function createMemoryVerifications(state: MarketState, store: SessionStore): Verifications {
  const handIn = (papers: VerificationDocuments, mayHandIn: (stored: AccountRecord) => boolean) =>
    withAccount(state, store, (account, member) => {
      const checked = checkVerification(papers, state.clock.now())
      if (!checked.ok) return checked
      const missing = Object.entries(checked.value).find(
        ([name, id]) => name.endsWith('Photo') && state.pictures.get(id) !== member.userId,
      )
      if (missing !== undefined) return refuse('not-found', '请重新上传图片', missing[0])
      const repeated = repeatedPicture(
        Object.entries(checked.value).flatMap(([name, id]) =>
          name.endsWith('Photo') ? [[name, state.pictureContents.get(id) ?? id] as const] : [],
        ),
      )
      if (repeated !== undefined)
        return refuse('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated)
      if (!mayHandIn(account)) return refuse('papers-settled', '资料正在审核或已通过')
      const record: VerificationRecord = {
        ...shownDocuments(checked.value),
        status: 'reviewing',
        handedInAt: state.clock.now(),
        reviewedAt: null,
        note: '',
      }
      keepAccount(state, member, { papers: record })
      return ok(record)
    })
  return {
    last: () => withAccount(state, store, ({ papers }) => ok(papers)),
    handIn: (papers) => handIn(papers, (account) => account.papers === null),
    handInAgain: (papers) =>
      handIn(papers, (account) => account.papers !== null && maySubmitVerification(account.papers.status)),
    company: (creditCode) =>
      withAccount(state, store, () => (creditCode === KNOWN_COMPANY.creditCode ? ok(KNOWN_COMPANY) : notFound())),
  }
}

function checkVerification(papers: VerificationDocuments, now: number): Result<VerificationDocuments> {
  const checked =
    papers.kind === 'person' ? checkPersonVerification(papers, now) : checkCompanyVerification(papers, now)
  return checked.ok ? ok(checked.value) : fail(fieldRefusal(checked.failure))
}

/** A reviewer's word on the documents of a person. */
export function reviewVerification(
  state: MarketState,
  userId: UserId,
  verdict: 'verified' | 'failed',
  note: string,
): void {
  const papers = state.accounts.get(userId)?.papers
  if (papers?.status !== 'reviewing') throw new Error('There are no papers to review')
  keepAccount(state, { userId }, { papers: { ...papers, status: verdict, note, reviewedAt: state.clock.now() } })
}
