import { changeFavourite, listFavourites } from './account.calls.ts'
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
import { cancelOrder, getOrder, getOrderTotals, listOrders, payOrder, placeOrder } from './orders.calls.ts'
import { getPublicKey } from './security.calls.ts'
import { getUserInfo, login, logout, register, sendCode, validateCaptcha } from './session.calls.ts'
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
  getCapital,
  setPaymentPassword,
]
