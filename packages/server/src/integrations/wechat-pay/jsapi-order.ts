import { createSign } from 'node:crypto'
import { utcTime } from '@diandu/core/format'
import type { SheetTerms } from '@diandu/core/wallet'
import type { SheetCharge } from '../payments.ts'
import type { WeChatPayAccount } from './wechat-pay-account.ts'

/** An instant as the platform writes it, with its offset. */
export const platformTime = (ms: number): string => `${utcTime(ms, 'YYYY-MM-DDTHH:mm:ss')}+00:00`

/** The same for the same charge, however often it is asked: the platform refuses a known number with anything else. */
export const jsapiOrder = (
  { appId, merchantId }: Pick<WeChatPayAccount, 'appId' | 'merchantId'>,
  { id, amountFen, title, expiresAt, payer }: SheetCharge,
  noticeUrl: string,
) => ({
  appid: appId,
  mchid: merchantId,
  description: title,
  out_trade_no: id,
  time_expire: platformTime(expiresAt),
  notify_url: noticeUrl,
  amount: { total: amountFen, currency: 'CNY' },
  payer: { openid: payer },
})

/** The signed text: four of the fields, each followed by a line feed, the last one too. */
export const sheetText = ({
  appId,
  timeStamp,
  nonceStr,
  package: order,
}: Omit<SheetTerms, 'paySign' | 'signType'>): string => `${appId}\n${timeStamp}\n${nonceStr}\n${order}\n`

export interface SheetSigner {
  readonly appId: string
  /** The merchant's, in PEM. */
  readonly privateKey: string
}

export function sheetTerms(
  { appId, privateKey }: SheetSigner,
  prepayId: string,
  nowMs: number,
  nonce: string,
): SheetTerms {
  const fields = {
    appId,
    timeStamp: String(Math.floor(nowMs / 1000)),
    nonceStr: nonce.slice(0, 32),
    package: `prepay_id=${prepayId}`,
  }
  return {
    ...fields,
    signType: 'RSA',
    paySign: createSign('RSA-SHA256').update(sheetText(fields)).sign(privateKey, 'base64'),
  }
}
