import { changeFavourite, listFavourites } from './account.calls.ts'
import { addProposal, changePassword, changeProfile, closeAccount, getAccountSafety, resetPassword, uploadPicture } from './profile.calls.ts'
import { addAddress, deleteAddress, editAddress, getAddress, getAreas, listAddresses } from './address.calls.ts'
import { askPhoneChange, listPhoneChanges, setPhone, verifyMobile } from './phone-change.calls.ts'
import { createVerification, getVerification, updateVerification } from './verification.calls.ts'
import { getAgreement, getCompanyInfo, getWeChatConfig, getWeChatUrl } from './company.calls.ts'
import type { Call } from './call.ts'
import {
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
import { claimCoupon, listCouponOffers, listCoupons } from './coupons.calls.ts'
import { cancelOrder, getOrder, getOrderTotals, listOrders, payOrder, placeOrder } from './orders.calls.ts'
import { getPublicKey } from './security.calls.ts'
import {
  bindMobile,
  bindUserToken,
  getLoggedInUser,
  getUserInfo,
  login,
  logout,
  logoutEverywhere,
  register,
  sendCode,
  validateCaptcha,
} from './session.calls.ts'
import { getCapital, setPaymentPassword } from './wallet.calls.ts'

/** Every call there is. A row that is not here does not exist for the server, the client or the documentation. */
export const CALLS: readonly Call[] = [
  getHome,
  listShops,
  getShop,
  getFilterCounts,
  getPlatformSummary,
  getCategories,
  getHotSearchWords,
  getHotKeywords,
  getSimilarShops,
  getViewHistory,
  clearViewHistory,
  getPublicKey,
  validateCaptcha,
  sendCode,
  register,
  login,
  logout,
  getUserInfo,
  listFavourites,
  changeFavourite,
  placeOrder,
  payOrder,
  cancelOrder,
  getOrder,
  listOrders,
  getOrderTotals,
  listCoupons,
  listCouponOffers,
  claimCoupon,
  getCapital,
  setPaymentPassword,
  getLoggedInUser,
  bindMobile,
  bindUserToken,
  logoutEverywhere,
  addProposal,
  changePassword,
  changeProfile,
  closeAccount,
  getAccountSafety,
  resetPassword,
  uploadPicture,
  addAddress,
  deleteAddress,
  editAddress,
  getAddress,
  getAreas,
  listAddresses,
  askPhoneChange,
  listPhoneChanges,
  setPhone,
  verifyMobile,
  createVerification,
  getVerification,
  updateVerification,
  getAgreement,
  getCompanyInfo,
  getWeChatConfig,
  getWeChatUrl,
]
