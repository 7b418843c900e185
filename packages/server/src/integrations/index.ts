export type { CaptchaCheck } from './captcha-check.ts'
export type {
  BegunFlow,
  ESignature,
  FlowNotice,
  FlowSigner,
  FlowState,
  SignsElsewhere,
  SignsHere,
} from './e-signature.ts'
export { offeredProofs, type IdentityProvider, type Visit } from './identity-provider.ts'
export { OFFICIAL_SCRIPT, officialWeChat, type WeChatAccount } from './official-wechat.ts'
export { aboutAuthority, sandboxESignature } from './signing/sandbox-e-signature.ts'
export { sandboxIdentity } from './sandbox/sandbox-identity.ts'
export { alipay } from './alipay/alipay.ts'
export type { AlipayAccount } from './alipay/alipay-account.ts'
export type { ChargeRef, NoticeFault, NoticeReceiver, NoticeReply, PaymentProvider, RawNotice } from './payments.ts'
export { providersByMethod } from './providers-by-method.ts'
export { chargeStateOf, moveCharge, sheetChargeOf, type SandboxCharge } from './sandbox/sandbox-charge-store.ts'
export { sandboxPaymentKey, sandboxPayments, signSandboxNotice } from './sandbox/sandbox-payments.ts'
export { decideSandboxVisit, findSandboxVisit, hasLapsed, type SandboxVisit } from './sandbox/sandbox-visit-store.ts'
export { sandboxSms } from './sandbox/sandbox-sms.ts'
export { sandboxSheets } from './sandbox/sandbox-sheets.ts'
export {
  SANDBOX_APP_ID,
  SANDBOX_SCRIPT,
  SANDBOX_TICKET,
  SANDBOX_VISIT_PAGE,
  sandboxWeChat,
} from './sandbox/sandbox-wechat.ts'
export { storeSandboxCode, sandboxMerchantKey } from './sandbox/sandbox-wechat-store.ts'
export type { HandedOver } from './handed-over.ts'
export { jPush, type JPushAccount } from './jpush/jpush.ts'
export type { Push } from './push.ts'
export { sandboxPush, sandboxPushesTo } from './sandbox/sandbox-push.ts'
export type { Sms, TextMessages } from './sms.ts'
export { systemClock } from './system-clock.ts'
export { systemRandom } from './system-random.ts'
export {
  CAPTCHA_ORIGINS,
  CAPTCHA_SCRIPT,
  tencentCaptcha,
  type TencentCaptchaAccount,
} from './tencent/tencent-captcha.ts'
export { tencentEss } from './tencent-ess/tencent-ess.ts'
export type { TencentEssAccount } from './tencent-ess/ess-account.ts'
export { tencentIdentity, type TencentIdentityAccount } from './tencent/tencent-identity.ts'
export { tencentSms, type TencentSmsAccount } from './tencent/tencent-sms.ts'
export type { WeChatSigner } from './wechat.ts'
export { weChatPay } from './wechat-pay/wechat-pay.ts'
export { sheetText } from './wechat-pay/jsapi-order.ts'
export { SHEET_TERMS } from './wechat-pay/jsapi-shapes.ts'
export { VISIT_FIELDS } from './wechat-visit.ts'
export type { WeChatPayAccount } from './wechat-pay/wechat-pay-account.ts'
export { weChatSignature } from './wechat-signature.ts'
