import type { Command } from '../define-command.ts'
import { announcementsList } from './announcements/announcements-list.ts'
import { announcementsPublish } from './announcements/announcements-publish.ts'
import { announcementsWithdraw } from './announcements/announcements-withdraw.ts'
import { archivesList } from './archives/archives-list.ts'
import { articlesList } from './articles/articles-list.ts'
import { articlesPublish } from './articles/articles-publish.ts'
import { articlesWithdraw } from './articles/articles-withdraw.ts'
import { auditList } from './audit/audit-list.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { books } from './books/books.ts'
import { booksCheck } from './books/books-check.ts'
import { applicationsAccept } from './campaigns/applications-accept.ts'
import { applicationsList } from './campaigns/applications-list.ts'
import { applicationsRefuse } from './campaigns/applications-refuse.ts'
import { campaignsCheck } from './campaigns/campaigns-check.ts'
import { campaignsList } from './campaigns/campaigns-list.ts'
import { campaignsShow } from './campaigns/campaigns-show.ts'
import { contractsAccept } from './contracts/contracts-accept.ts'
import { contractsList } from './contracts/contracts-list.ts'
import { contractsRefuse } from './contracts/contracts-refuse.ts'
import { contractsShow } from './contracts/contracts-show.ts'
import { couponsList } from './coupons/coupons-list.ts'
import { couponsOffer } from './coupons/coupons-offer.ts'
import { dataReseal } from './data/data-reseal.ts'
import { flowsClose } from './flows/flows-close.ts'
import { flowsList } from './flows/flows-list.ts'
import { giftsList } from './gifts/gifts-list.ts'
import { giftsReturn } from './gifts/gifts-return.ts'
import { giftsSend } from './gifts/gifts-send.ts'
import { invoicesList } from './invoices/invoices-list.ts'
import { invoicesMove } from './invoices/invoices-move.ts'
import { invoicesShow } from './invoices/invoices-show.ts'
import { jobs } from './jobs/jobs.ts'
import { holdsList } from './holds/holds-list.ts'
import { holdsRelease } from './holds/holds-release.ts'
import { listingsAccept } from './listings/listings-accept.ts'

import { listingsConfirm } from './listings/listings-confirm.ts'
import { listingsEvidence } from './listings/listings-evidence.ts'
import { listingsInspect } from './listings/listings-inspect.ts'
import { listingsList } from './listings/listings-list.ts'
import { listingsRequest } from './listings/listings-request.ts'
import { listingsRefuse } from './listings/listings-refuse.ts'
import { listingsShow } from './listings/listings-show.ts'
import { migrations } from './migrations/migrations.ts'
import { migrationsContract } from './migrations/migrations-contract.ts'
import { migrationsExpand } from './migrations/migrations-expand.ts'
import { noticesList } from './notices/notices-list.ts'
import { noticesResend } from './notices/notices-resend.ts'
import { orderShow } from './orders/order-show.ts'
import { ordersList } from './orders/orders-list.ts'
import { ownersClear } from './owners/owners-clear.ts'
import { ownersList } from './owners/owners-list.ts'
import { ownersSet } from './owners/owners-set.ts'
import { ownersShow } from './owners/owners-show.ts'
import { papersAgree } from './papers/papers-agree.ts'
import { papersList } from './papers/papers-list.ts'
import { papersRefuse } from './papers/papers-refuse.ts'
import { papersShow } from './papers/papers-show.ts'
import { phonesAgree } from './phones/phones-agree.ts'
import { phonesList } from './phones/phones-list.ts'
import { phonesRefuse } from './phones/phones-refuse.ts'
import { prizesList } from './prizes/prizes-list.ts'
import { prizesSend } from './prizes/prizes-send.ts'
import { proposalsList } from './proposals/proposals-list.ts'
import { requestsAccept } from './requests/requests-accept.ts'
import { requestsList } from './requests/requests-list.ts'
import { requestsRefuse } from './requests/requests-refuse.ts'
import { questionsAnswer } from './questions/questions-answer.ts'
import { questionsList } from './questions/questions-list.ts'
import { questionsRefuse } from './questions/questions-refuse.ts'
import { rechargeArrive } from './recharges/recharge-arrive.ts'
import { rechargeCredit } from './recharges/recharge-credit.ts'
import { rechargesCreditLate } from './recharges/recharges-credit-late.ts'
import { rechargesList } from './recharges/recharges-list.ts'
import { rechargesMove } from './recharges/recharges-move.ts'
import { rechargesShow } from './recharges/recharges-show.ts'
import { refundsList } from './refunds/refunds-list.ts'
import { reportsDecide } from './reports/reports-decide.ts'
import { reportsList } from './reports/reports-list.ts'
import { refundsMove } from './refunds/refunds-move.ts'
import { refundsShow } from './refunds/refunds-show.ts'
import { reviewsList } from './reviews/reviews-list.ts'
import { reviewsWithdraw } from './reviews/reviews-withdraw.ts'
import { servers } from './servers/servers.ts'
import { servicesAnswer } from './services/services-answer.ts'
import { servicesClose } from './services/services-close.ts'
import { servicesList } from './services/services-list.ts'
import { servicesShow } from './services/services-show.ts'
import { servicesTake } from './services/services-take.ts'
import { sessionsEnd } from './sessions/sessions-end.ts'
import { logVerify } from './staff/log-verify.ts'
import { staffCode } from './staff/staff-code.ts'
import { staffClose } from './staff/staff-close.ts'
import { staffInvite } from './staff/staff-invite.ts'
import { staffWake } from './staff/staff-wake.ts'
import { withdrawalsList } from './withdrawals/withdrawals-list.ts'
import { withdrawalsMove } from './withdrawals/withdrawals-move.ts'
import { withdrawalsShow } from './withdrawals/withdrawals-show.ts'

/** Every command, by topic. The help prints them in this order. */
export const COMMANDS = {
  money: [
    rechargesList,
    rechargesShow,
    rechargesMove,
    rechargesCreditLate,
    rechargeCredit,
    rechargeArrive,
    withdrawalsList,
    withdrawalsShow,
    withdrawalsMove,
    books,
    booksCheck,
    auditList,
  ],
  orders: [ordersList, orderShow, refundsList, refundsShow, refundsMove, reviewsList, reviewsWithdraw],
  bills: [
    invoicesList,
    invoicesShow,
    invoicesMove,
    couponsList,
    couponsOffer,
    giftsList,
    giftsSend,
    giftsReturn,
    prizesList,
    prizesSend,
  ],
  people: [
    phonesList,
    phonesAgree,
    phonesRefuse,
    papersList,
    papersShow,
    papersAgree,
    papersRefuse,
    proposalsList,
    sessionsEnd,
  ],
  signing: [
    contractsList,
    contractsShow,
    contractsAccept,
    contractsRefuse,
    flowsList,
    flowsClose,
    ownersList,
    ownersShow,
    ownersSet,
    ownersClear,
  ],
  listings: [
    listingsList,
    listingsShow,
    listingsAccept,
    listingsInspect,
    listingsEvidence,
    listingsConfirm,
    listingsRequest,
    listingsRefuse,
    reportsList,
    reportsDecide,
    holdsList,
    holdsRelease,
  ],
  content: [
    archivesList,
    articlesList,
    articlesPublish,
    articlesWithdraw,
    questionsList,
    questionsAnswer,
    questionsRefuse,
    announcementsList,
    announcementsPublish,
    announcementsWithdraw,
    migrations,
    migrationsContract,
    migrationsExpand,
    noticesList,
    noticesResend,
    requestsList,
    requestsAccept,
    requestsRefuse,
  ],
  campaigns: [campaignsList, campaignsShow, campaignsCheck, applicationsList, applicationsAccept, applicationsRefuse],
  services: [servicesList, servicesShow, servicesTake, servicesAnswer, servicesClose],
  staff: [staffInvite, staffCode, staffWake, staffClose, logVerify],
  data: [backup, restore, dataReseal, jobs, servers],
} as const satisfies Readonly<Record<string, readonly Command[]>>

export type Topic = keyof typeof COMMANDS
