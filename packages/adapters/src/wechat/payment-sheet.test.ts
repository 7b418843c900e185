import { createManualClock } from '@diandu/core/testing'
import type { SheetTerms } from '@diandu/core/wallet'
import { expect, it, vi } from 'vitest'
import { latePaymentSheet } from './late-payment-sheet.ts'
import { SHEET_LIMIT_MS, weChatPaymentSheet, type BridgedPage } from './payment-sheet.ts'

const TERMS: SheetTerms = {
  appId: 'wx1',
  timeStamp: '1767323045',
  nonceStr: 'n',
  package: 'prepay_id=wx2',
  signType: 'RSA',
  paySign: 's',
}

/** A page inside WeChat whose bridge answers each call by `answer`, and comes at once or when it is told to. */
function openPage(answer: (receive: (message: unknown) => void) => void, isThere = true) {
  const listeners = new Set<() => void>()
  const invoke = vi.fn((_method: string, _terms: SheetTerms, receive: (message: unknown) => void) => answer(receive))
  const document = {
    addEventListener: (name: string, listener: () => void) =>
      void (name === 'WeixinJSBridgeReady' && listeners.add(listener)),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as Document
  const page: { document: Document; WeixinJSBridge?: BridgedPage['WeixinJSBridge'] } = { document }
  const arrive = () => {
    page.WeixinJSBridge = { invoke }
    for (const listener of listeners) listener()
  }
  if (isThere) arrive()
  const clock = createManualClock()
  return { page: page as BridgedPage, clock, invoke, arrive, sheet: weChatPaymentSheet(page as BridgedPage, clock) }
}

it.each([
  ['get_brand_wcpay_request:ok', 'done'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['get_brand_wcpay_request:fail_invalid appid', 'failed'],
  ['chooseWXPay:ok', 'failed'],
  ['get_brand_wcpay_request:ok and more', 'failed'],
])('%s is heard as %s (WWA-22)', async (message, word) => {
  const { sheet, invoke } = openPage((receive) => receive({ err_msg: message }))
  expect(await sheet.open(TERMS)).toBe(word)
  expect(invoke).toHaveBeenCalledExactlyOnceWith('getBrandWCPayRequest', TERMS, expect.any(Function))
})

it.each([undefined, null, 'ok', {}, { err_msg: 7 }])(
  '%j is no word of WeChat, and a sheet that failed (WWA-22)',
  async (message) => {
    expect(await openPage((receive) => receive(message)).sheet.open(TERMS)).toBe('failed')
  },
)

it('a bridge that breaks is a sheet that failed (WWA-22)', async () => {
  const broken = () => {
    throw new Error('no such method')
  }
  expect(await openPage(broken).sheet.open(TERMS)).toBe('failed')
})

it('the sheet waits for a bridge that comes after the page (WWA-22)', async () => {
  const { sheet, arrive, invoke } = openPage((receive) => receive({ err_msg: 'get_brand_wcpay_request:ok' }), false)
  const opened = sheet.open(TERMS)
  expect(invoke).not.toHaveBeenCalled()
  arrive()
  expect(await opened).toBe('done')
})

it('a sheet that says nothing is given up, and a bridge that comes later opens none (WWA-22)', async () => {
  const silent = openPage(() => undefined)
  const opened = silent.sheet.open(TERMS)
  silent.clock.advance(SHEET_LIMIT_MS)
  expect(await opened).toBe('silent')
  const absent = openPage((receive) => receive({ err_msg: 'get_brand_wcpay_request:ok' }), false)
  const never = absent.sheet.open(TERMS)
  absent.clock.advance(SHEET_LIMIT_MS)
  expect(await never).toBe('silent')
  absent.arrive()
  expect(absent.invoke).not.toHaveBeenCalled()
})

it('the code of the payment sheet comes with the first payment (WWA-22)', async () => {
  const { page, clock } = openPage((receive) => receive({ err_msg: 'get_brand_wcpay_request:cancel' }))
  expect(await latePaymentSheet(page, clock).open(TERMS)).toBe('cancelled')
})
