import { expect, it } from 'vitest'
import { callName } from './call.ts'
import { CALLS } from './calls.ts'

/** The server asks a visitor to log in for every other call. */
const OPEN_TO_VISITORS = `
  POST act/activityCoupon, GET act/getHighShop, GET activity, POST activity/applications, POST activity/points,
  GET activity/results, GET activitys/2023/double-eleven, GET activitys/2023/ten-years, GET activitys/2024/tb-pack, GET after/get-shop-lists, POST after/need, GET afterYearActivity, POST article/detail, GET article/index,
  POST article/index-data, POST article/shops, GET article/type, POST bind-user-token, POST broad/data,
  POST broad/get-wx-config, GET buyThemes, POST captcha/validate, GET coin/gifts, GET contract_info,
  POST dealShop, POST doAnswer, POST doCategory, POST doDrz, POST doLive, GET double-eleven, POST drzData,
  POST drzKefu, POST forgot-password, POST game/guess, GET game/ranking, POST game/start, GET game/state,
  POST getActivityShop, GET getAreas, POST getCategory, GET getCoinTask, GET getCompanyInfo, GET getDrawGoods,
  GET getDrawLogs, GET getDrawProof, GET getKstList, POST getRandomKeFu, POST getRelationShops, POST getTopLuck,
  GET goods, GET goods-pc-filter, GET goods/by-id, GET goods/detail, GET goods/market, GET goods/price-falls,
  GET goods/seller, GET goods/seller/shops, GET goods/type-detail, GET goods/within, GET index, GET index-staffs,
  POST login, POST logout, GET pub/open, POST register, GET search/suggestions, GET security/public-key,
  GET sell/price-hint, POST sendMsg, GET shop/getGuessShopLikes, POST shop/getHotKeywords,
  POST shop/getHotSearchWords, GET shop/getUserHighLikes, GET shop/seller/reviews, POST shop/shake,
  POST shopEvaluation, POST tools/add/appraise, GET tools/key/word, GET tools/roll/data, GET tools/shop/class,
  GET tools/shop/info, GET tools/shop/postage, GET tools/shop/postage/info, GET tools/words/hot,
  POST tools/words/prohibited, POST userMobileBindUsername, GET wechat-url
`

it('the calls that are open to visitors are these, and no other (SRV-3)', () => {
  const open = CALLS.filter(({ access }) => access === 'anyone').map(callName)
  expect(open.toSorted()).toEqual(OPEN_TO_VISITORS.trim().split(/,\s+/).toSorted())
})
