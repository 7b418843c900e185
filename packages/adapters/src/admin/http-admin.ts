import type {
  ListingDesk,
  ProposalDesk,
  StaffAccess,
  StaffList,
  StaffLogs,
  StaffPeople,
  WithdrawalDesk,
  WorkDesk,
} from '@diandu/core/admin'
import {
  approveWithdrawal,
  decideListing,
  decideProposal,
  endStaffSession,
  getCardNumber,
  getReviewedListing,
  getStaffSelf,
  getStaffWithdrawal,
  getToday,
  listLog,
  listStaff,
  listStaffSessions,
  listWaitingListings,
  listWaitingProposals,
  listWaitingWithdrawals,
  logInStaff,
  logOutStaff,
  moveWithdrawal,
  proposeRoles,
  proveStaff,
  searchPeople,
} from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffAccess = (client: AdminClient): StaffAccess => ({
  logIn: ({ login, password, code }) => client.send(logInStaff, { login, password, code }),
  logOut: () => client.send(logOutStaff, {}),
  self: (signal) => client.send(getStaffSelf, {}, signal),
  prove: ({ password, code }) => client.send(proveStaff, { password, code }),
  sessions: (signal) => client.send(listStaffSessions, {}, signal),
  endSession: (id) => client.send(endStaffSession, { id }),
})

export const httpWorkDesk = (client: AdminClient): WorkDesk => ({
  today: (signal) => client.send(getToday, {}, signal),
})

export const httpListingDesk = (client: AdminClient): ListingDesk => ({
  waiting: (signal) => client.send(listWaitingListings, {}, signal),
  show: (id, locale, signal) => client.send(getReviewedListing, { id, locale }, signal),
  decide: (id, revision, verdict) => client.send(decideListing, { id, revision, verdict }),
})

export const httpWithdrawalDesk = (client: AdminClient): WithdrawalDesk => ({
  waiting: (signal) => client.send(listWaitingWithdrawals, {}, signal),
  show: (id, signal) => client.send(getStaffWithdrawal, { id }, signal),
  cardNumber: (id, reason) => client.send(getCardNumber, { id, reason }),
  move: (id, to, reason) => client.send(moveWithdrawal, { id, to, reason }),
  approve: (id, isApproved, reason) => client.send(approveWithdrawal, { id, isApproved, reason }),
})

export const httpProposalDesk = (client: AdminClient): ProposalDesk => ({
  waiting: (locale, signal) => client.send(listWaitingProposals, { locale }, signal),
  decide: (id, verdict, reason) => client.send(decideProposal, { id, verdict, reason }),
})

export const httpStaffList = (client: AdminClient): StaffList => ({
  all: (signal) => client.send(listStaff, {}, signal),
  proposeRoles: (staffId, roles, reason) => client.send(proposeRoles, { staffId, roles: [...roles], reason }),
})

export const httpStaffLogs = (client: AdminClient): StaffLogs => ({
  entries: (filter, cursor, signal) =>
    client.send(listLog, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
})

export const httpStaffPeople = (client: AdminClient): StaffPeople => ({
  search: (text, signal) => client.send(searchPeople, { text }, signal),
})
