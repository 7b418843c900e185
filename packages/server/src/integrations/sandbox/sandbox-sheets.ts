import { fail, ok, type Clock, type Random } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Database } from '../../database/index.ts'
import type { SheetPayments } from '../payments.ts'
import { openSheetCharge } from './sandbox-charge-store.ts'
import { SANDBOX_APP_ID } from './sandbox-wechat.ts'
import { sandboxMerchantKey } from './sandbox-wechat-store.ts'
import { jsapiOrder, sheetTerms } from '../wechat-pay/jsapi-order.ts'
import { JSAPI_ORDER } from '../wechat-pay/jsapi-shapes.ts'

const ACCOUNT = { appId: SANDBOX_APP_ID, merchantId: '1900000001' } as const

/** The simulated one takes no notifications by address: it has its own. */
const NOTICE_URL = 'https://sandbox.example/api/pay/notice'

const PREPAY_VALID_MS = 110 * 60_000

/**
 * WeChat Pay inside WeChat, simulated: the same requests as in earnest, read by the documentation, and terms that a
 * merchant's key has signed.
 */
export function sandboxSheets({
  db,
  clock,
  random,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}): SheetPayments {
  return {
    methods: ['wechat-pay'],
    async prepare(charge) {
      const {
        out_trade_no: id,
        amount,
        description: title,
        payer,
      } = v.parse(JSAPI_ORDER, jsapiOrder(ACCOUNT, charge, NOTICE_URL))
      const prepayId = `wx${random
        .token()
        .replaceAll(/[^\da-z]/gi, '')
        .slice(0, 32)}`
      const backUrl = `/user_center/server/recharge?request=${id}`
      const stored = await openSheetCharge(
        db,
        { id, amountFen: amount.total, title, backUrl, prepayId, payer: payer.openid },
        clock.now(),
      )
      // As the platform does for a number that it knows with something else.
      return stored === undefined
        ? fail({ kind: 'http', status: 502 })
        : ok({ prepayId: stored, until: clock.now() + PREPAY_VALID_MS })
    },
    terms: async (prepayId) =>
      sheetTerms(
        { appId: ACCOUNT.appId, privateKey: await sandboxMerchantKey(db) },
        prepayId,
        clock.now(),
        random.token(),
      ),
  }
}
