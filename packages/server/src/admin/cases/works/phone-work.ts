import { mobileTaken, phoneChangeDueAt, toPhoneChangeStatus } from '@diandu/core/account'
import { formatTime, maskMobile } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  findPhoneChange,
  lastVerification,
  listPhoneChanges,
  phoneChangesOf,
  reviewLockedPhone,
  type PhoneChangeRecord,
} from '../../../account/index.ts'
import { unlessTaken } from '../../../database/index.ts'
import { findUser, findUserByMobile } from '../../../session/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { accountBlocks } from './account-block.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  change: { zh: '换绑', en: 'The change' },
  present: { zh: '现在的手机号', en: 'Present mobile' },
  next: { zh: '新手机号（已用验证码验证）', en: 'New mobile, proven by a code' },
  due: { zh: '最晚答复时间', en: 'To be answered by' },
  whole: { zh: '完整手机号', en: 'Whole mobiles' },
  identity: { zh: '认证的身份', en: 'Verified as' },
  reason: { zh: '用户说明的原因', en: 'The user’s reason' },
  history: { zh: '换绑经过', en: 'History' },
  requested: { zh: '申请换绑', en: 'asked for another mobile' },
  unverified: { zh: '这个账号没有实名认证', en: 'This account has no verified identity' },
  noWay: { zh: '没有证件可以核对是否本人', en: 'No document shows whether it is the user who asks' },
  taken: { zh: '新手机号已属于另一个账号', en: 'the new mobile belongs to another account' },
  closed: { zh: '账号已注销', en: 'the account is closed' },
  sessions: { zh: '已登录的设备', en: 'Devices that are logged in' },
  stay: { zh: '保持登录', en: 'stay logged in' },
  end: { zh: '全部退出', en: 'all are logged out' },
})

const listed = (change: PhoneChangeRecord, locale: Locale): ListedCase => ({
  id: change.id,
  title: change.username,
  about: maskMobile(change.newMobile),
  state: change.status === 'reviewing' ? '' : nameIn(toPhoneChangeStatus(change.status).name, locale),
  since: change.askedAt,
  marks: 0,
  version: change.status,
})

export const phoneWork: CaseWork = {
  queue: 'phones',
  waiting: async ({ db }, { locale, most }) =>
    (await listPhoneChanges(db, true, most)).map((change) => listed(change, locale)),
  show: async (context, id, locale) => {
    const { db } = context
    const change = await findPhoneChange(db, id)
    if (change === undefined) return undefined
    const texts = TEXTS(locale)
    const { userId, username, newMobile, status, reason } = change
    const user = await findUser(db, userId)
    const identity = await lastVerification(db, userId)
    const isVerified = identity?.status === 'verified'
    const [present, next] = [maskMobile(user?.mobile ?? ''), maskMobile(newMobile)]
    const isTaken = status === 'reviewing' && (await findUserByMobile(db, newMobile)) !== undefined
    const unmet = [...(user === undefined ? [texts.closed] : []), ...(isTaken ? [texts.taken] : [])]
    return {
      ...listed(change, locale),
      people: [{ userId, role: texts.user, name: username }],
      blocks: [
        ...(isVerified
          ? []
          : [{ kind: 'notice', isWarning: true, title: texts.unverified, lines: [texts.noWay] } as const]),
        {
          kind: 'facts',
          title: texts.change,
          facts: [
            { label: texts.present, value: present },
            { label: texts.next, value: next },
            { label: texts.due, value: formatTime(phoneChangeDueAt(change), 'yyyy-mm-dd hh:mm') },
            ...(isVerified ? [{ label: texts.identity, value: `${identity.name} ${identity.number}` }] : []),
          ],
        },
        { kind: 'words', title: texts.reason, text: reason },
        { kind: 'sealed', key: 'mobiles', title: texts.whole, masked: `${present} → ${next}` },
        ...(await accountBlocks(context, userId, locale)),
        {
          kind: 'steps',
          title: texts.history,
          steps: (await phoneChangesOf(db, userId)).toReversed().flatMap((one) => stepsOf(one, locale)),
        },
      ],
      decisions:
        status === 'reviewing'
          ? [
              {
                key: 'change',
                unmet,
                effects: [
                  { what: texts.present, before: present, after: next },
                  { what: texts.sessions, before: texts.stay, after: texts.end },
                ],
              },
              { key: 'refuse', unmet: [], effects: [] },
            ]
          : [],
    }
  },
  versionOf: async (db, id) => (await findPhoneChange(db, id))?.status,
  decide: ({ id, decision, words }, { clock, staff, commit }) => {
    const isAgreed = decision === 'change'
    // The user reads the note: of what staff agreed to, the reason is for the log.
    const review = {
      verdict: isAgreed ? ('changed' as const) : ('refused' as const),
      note: isAgreed ? '' : words,
      at: clock.now(),
    }
    return unlessTaken(
      () =>
        commit(async (tx) => {
          const before = await findPhoneChange(tx, id)
          const reviewed = await reviewLockedPhone(tx, id, review, staff.name)
          if (!reviewed.ok) return reviewed
          return ok({
            value: null,
            log: {
              object: { kind: 'phone-change', id },
              userId: before?.userId ?? null,
              reason: words,
              before: { status: before?.status ?? null },
              after: { status: reviewed.value.status },
            },
          })
        }),
      mobileTaken(),
    )
  },
  reveal: async (tx, { id, locale }) => {
    const change = await findPhoneChange(tx, id)
    if (change === undefined) return fail(refused('not-found', '没有这份申请', 'id'))
    const texts = TEXTS(locale)
    const user = await findUser(tx, change.userId)
    return ok({
      value: {
        facts: [
          { label: texts.present, value: user?.mobile ?? '' },
          { label: texts.next, value: change.newMobile },
        ],
        addresses: [],
      },
      log: { object: { kind: 'phone-change', id }, userId: change.userId },
    })
  },
}

const stepsOf = ({ newMobile, askedAt, reviewedAt, status, note }: PhoneChangeRecord, locale: Locale) => [
  { at: askedAt, what: TEXTS(locale).requested, by: '', words: maskMobile(newMobile) },
  ...(reviewedAt === null
    ? []
    : [{ at: reviewedAt, what: nameIn(toPhoneChangeStatus(status).name, locale), by: '', words: note }]),
]
