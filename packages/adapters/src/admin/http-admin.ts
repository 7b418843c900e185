import type {
  CaseDesk,
  PersonActs,
  ProposalDesk,
  StaffAccess,
  StaffList,
  StaffLogs,
  StaffOrders,
  StaffPeople,
  WorkDesk,
} from '@diandu/core/admin'
import { fail } from '@diandu/core/kernel'
import {
  CASE_CALLS,
  correctCoins,
  creditUser,
  decideProposal,
  endStaffCoupon,
  endStaffSession,
  endUserSessions,
  getMobile,
  getPerson,
  getStaffOrder,
  getStaffSelf,
  giveStaffCoupon,
  getToday,
  inviteStaff,
  listAlerts,
  listLog,
  readAlert,
  listStaff,
  listStaffSessions,
  listWaitingProposals,
  logInByPasskey,
  logInStaff,
  logOutStaff,
  notePerson,
  ORDER_PART_CALLS,
  PERSON_PART_CALLS,
  proposeAccountClosing,
  proposeMerge,
  proposeRestoration,
  proposeRoles,
  proposeSuspension,
  makeInvitationLink,
  proveByPasskey,
  proveStaff,
  searchPeople,
  showMerge,
  startPasskeyLogin,
  startPasskeyProof,
} from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffAccess = (client: AdminClient): StaffAccess => ({
  logIn: ({ login, password, code }) => client.send(logInStaff, { login, password, code }),
  logOut: () => client.send(logOutStaff, {}),
  self: (signal) => client.send(getStaffSelf, {}, signal),
  prove: ({ password, code }) => client.send(proveStaff, { password, code }),
  sessions: (signal) => client.send(listStaffSessions, {}, signal),
  endSession: (id) => client.send(endStaffSession, { id }),
  startPasskeyLogin: () => client.send(startPasskeyLogin, {}),
  logInByPasskey: (answer) => client.send(logInByPasskey, { answer }),
  startPasskeyProof: () => client.send(startPasskeyProof, {}),
  proveByPasskey: (answer) => client.send(proveByPasskey, { answer }),
})

export const httpWorkDesk = (client: AdminClient): WorkDesk => ({
  today: (signal) => client.send(getToday, {}, signal),
})

export const httpCaseDesk = (client: AdminClient): CaseDesk => ({
  waiting: (queue, locale, signal) => client.send(CASE_CALLS[queue].waiting, { locale }, signal),
  show: (queue, id, locale, signal) => client.send(CASE_CALLS[queue].show, { id, locale }, signal),
  claim: (queue, id, isTakenOver) => client.send(CASE_CALLS[queue].claim, { id, isTakenOver }),
  decide: (queue, { decision, ...choice }) => {
    const call = CASE_CALLS[queue].decide[decision]
    return call === undefined ? noSuchCall() : client.send(call, choice)
  },
  reveal: (queue, given) => {
    const { reveal } = CASE_CALLS[queue]
    return reveal === undefined ? noSuchCall() : client.send(reveal, given)
  },
})

const noSuchCall = () => Promise.resolve(fail({ kind: 'unrecognised', code: 'no such call' } as const))

export const httpProposalDesk = (client: AdminClient): ProposalDesk => ({
  waiting: (locale, signal) => client.send(listWaitingProposals, { locale }, signal),
  decide: (id, verdict, reason) => client.send(decideProposal, { id, verdict, reason }),
})

export const httpStaffList = (client: AdminClient): StaffList => ({
  all: (signal) => client.send(listStaff, {}, signal),
  proposeRoles: (staffId, roles, reason) => client.send(proposeRoles, { staffId, roles: [...roles], reason }),
  proposeInvitation: ({ login, name, roles }, reason) =>
    client.send(inviteStaff, { login, name, roles: [...roles], reason }),
  invitationLink: (staffId) => client.send(makeInvitationLink, { staffId }),
})

export const httpStaffLogs = (client: AdminClient): StaffLogs => ({
  entries: (filter, cursor, signal) =>
    client.send(listLog, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
  alerts: (signal) => client.send(listAlerts, {}, signal),
  readAlert: (number) => client.send(readAlert, { number }),
})

export const httpStaffPeople = (client: AdminClient): StaffPeople => ({
  search: (text, signal) => client.send(searchPeople, { text }, signal),
  person: (id, signal) => client.send(getPerson, { id }, signal),
  part: (id, part, locale, signal) => client.send(PERSON_PART_CALLS[part], { id, locale }, signal),
  mobile: (id, reason) => client.send(getMobile, { id, reason }),
  addNote: (id, words) => client.send(notePerson, { id, words }),
})

export const httpPersonActs = (client: AdminClient): PersonActs => ({
  proposeSuspension: (id, reason) => client.send(proposeSuspension, { id, reason }),
  proposeRestoration: (id, reason) => client.send(proposeRestoration, { id, reason }),
  proposeClosing: (id, reason) => client.send(proposeAccountClosing, { id, reason }),
  correctCoins: (id, coins, reason) => client.send(correctCoins, { id, coins, reason }),
  giveCoupon: (id, coupon, reason) => client.send(giveStaffCoupon, { id, ...coupon, reason }),
  endCoupon: (id, couponId, reason) => client.send(endStaffCoupon, { id, couponId, reason }),
  creditMoney: (id, amountFen, reference, reason) => client.send(creditUser, { id, amountFen, reference, reason }),
  merge: (id, into) => client.send(showMerge, { id, into }),
  proposeMerge: (id, intoId, reason) => client.send(proposeMerge, { id, intoId, reason }),
  endSessions: (id, reason) => client.send(endUserSessions, { id, reason }),
})

export const httpStaffOrders = (client: AdminClient): StaffOrders => ({
  order: (id, signal) => client.send(getStaffOrder, { id }, signal),
  part: (id, part, locale, signal) => client.send(ORDER_PART_CALLS[part], { id, locale }, signal),
})
