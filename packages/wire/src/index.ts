export { changeFavourite, listFavourites } from './account.calls.ts'
export {
  callName,
  type Access,
  type Call,
  type CallArguments,
  type CallInput,
  type CallOutput,
  type Method,
} from './call.ts'
export { CALLS } from './calls.ts'
export { CAPTCHA_PUZZLE_PATH, captchaPuzzle } from './captcha-puzzle.ts'
export {
  clearViewHistory,
  getCategories,
  getFilterCounts,
  getHome,
  getHotKeywords,
  getHotSearchWords,
  getPlatformSummary,
  getShop,
  getSimilarShops,
  getViewHistory,
  listShops,
} from './catalog.calls.ts'
export { CODE_SUCCESS, codeOf, failureOf } from './codes.ts'
export { API_BASE, IDEMPOTENCY_HEADER, TIMESTAMP_TOLERANCE_MS, type Envelope } from './envelope.ts'
export { getStatement, listBills } from './bills.calls.ts'
export { askInvoice, getInvoiceFile, listInvoices, verifyInvoiceOrders } from './invoices.calls.ts'
export { claimCoupon, listCouponOffers, listCoupons } from './coupons.calls.ts'
export { cancelOrder, getOrder, getOrderListing, getOrderTotals, listOrders, payOrder, placeOrder } from './orders.calls.ts'
export { confirmBill, failOrder, getOrderOutcome, getRefundCase, giveUpOrder, handOverShop, reportMismatch } from './dealings.calls.ts'
export { answerOffer, cutPrice, getMyOffer, listOffers, listTurns } from './offers.calls.ts'
export {
  plainText,
  PUBLIC_KEY_PARAMETER,
  readPlainText,
  RESERVED_PARAMETERS,
  saysSealed,
  sealedParts,
  type Base64,
  type SealedData,
  type SealedParts,
} from './sealed-data.ts'
export { getPublicKey } from './security.calls.ts'
export {
  bindMobile,
  bindUserToken,
  getLoggedInUser,
  getUserInfo,
  login,
  logout,
  comeBackFromWeChat,
  logoutEverywhere,
  register,
  sendCode,
  validateCaptcha,
} from './session.calls.ts'
export { signatureText } from './signature-text.ts'
export { beginRecharge, createOwnAccount, getRecharge, getRechargeWays, handInTransfer, listRecharges, openCashier } from './recharges.calls.ts'
export { addBankCard, askWithdrawal, getWithdrawal, listBankCards, listWithdrawals, removeBankCard, takeBackWithdrawal } from './cards.calls.ts'
export { getCapital, setPaymentPassword } from './wallet.calls.ts'
export { addProposal, changePassword, changeProfile, closeAccount, getAccountSafety, resetPassword, uploadPicture } from './profile.calls.ts'
export { addAddress, deleteAddress, editAddress, getAddress, getAreas, listAddresses } from './address.calls.ts'
export { askPhoneChange, listPhoneChanges, setPhone, verifyMobile } from './phone-change.calls.ts'
export { createVerification, getVerification, updateVerification } from './verification.calls.ts'
export { getAgreement, getCompanyInfo, getWeChatConfig, getWeChatUrl } from './company.calls.ts'
export {
  listContracts,
  getContract,
  getContractDownload,
  getContractPages,
  confirmContract,
  getSigningLink,
  getAgreementAddress,
  confirmAgreement,
  getEvidence,
} from './contracts.calls.ts'
export {
  getIdentityPapers,
  beginFourElements,
  beginThreeElements,
  verifyByBank,
  handInPhotos,
  beginHighVerification,
  getVerificationPage,
  finishProof,
  signByHand,
  signNext,
  refreshSigning,
} from './signing.calls.ts'
