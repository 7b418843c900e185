import { defineMessages } from '../messages.ts'

/** Money on its way into a wallet, or to an order. */
export const rechargeMessages = defineMessages({
  payment: { zh: '付款', en: 'Payment' },
  how: { zh: '充值方式', en: 'Top-up method' },
  amount: { zh: '充值金额', en: 'Amount' },
  next: { zh: '下一步', en: 'Next' },
  handIn: { zh: '提交汇款凭证', en: 'Submit receipt' },
  history: { zh: '充值记录', en: 'Top-ups' },
  none: { zh: '还没有充值', en: 'No top-ups yet' },
  closed: {
    zh: '暂时没有可用的充值方式，请稍后再来',
    en: 'No top-up methods are available right now. Please try again later',
  },
  operator: { zh: '平台收款账户', en: 'Diandu’s receiving account' },
  own: { zh: '您的专属收款账号', en: 'Your personal account number' },
  ownLine: {
    zh: '转到这个账号的钱会自动记到您名下，不用提交凭证。',
    en: 'Money you transfer to this account is added to your balance automatically. No receipt needed.',
  },
  makeOwn: { zh: '生成我的专属账号', en: 'Get my account number' },
  operatorOnly: {
    zh: '请转账到上面的账户，再在下面填写金额、上传汇款凭证。',
    en: 'Transfer to the account above, then enter the amount and upload the receipt below.',
  },
  bank: { zh: '开户银行', en: 'Bank' },
  name: { zh: '户名', en: 'Account name' },
  branch: { zh: '开户行', en: 'Branch' },
  number: { zh: '账号', en: 'Account number' },
  copy: { zh: '复制账号', en: 'Copy account number' },
  receipt: { zh: '汇款凭证', en: 'Transfer receipt' },
  receiptLine: {
    zh: '转账后上传回单照片，我们核对到账后入账。',
    en: 'After you transfer, upload a photo of the receipt. We’ll add the money to your balance once it arrives.',
  },
  noReceipt: { zh: '请上传汇款凭证', en: 'Upload the transfer receipt' },
  toCashier: { zh: '去收银台付款', en: 'Continue to payment' },
  opening: { zh: '正在打开收银台', en: 'Opening the payment page' },
  waiting: { zh: '等待付款结果', en: 'Waiting for payment' },
  waitingLine: {
    zh: '在收银台付完款回到这里，结果会自动更新，不用重复付款。',
    en: 'Pay on the payment page, then come back here. The result updates automatically, so you don’t need to pay again.',
  },
  lapsed: { zh: '付款时间已过', en: 'Payment time has expired' },
  lapsedLine: {
    zh: '这笔不能再付了，请重新发起。刚才已经付款的，请不要再付：几分钟内这里会显示结果。',
    en: 'You can no longer pay this one. Please start again. If you’ve just paid, don’t pay again: you’ll see the result here within a few minutes.',
  },
  moved: { zh: '已换一处付款', en: 'Payment opened elsewhere' },
  movedLine: {
    zh: '这笔在别处打开过付款，为避免付两次，已经关闭，没有扣款。请重新发起。',
    en: 'This payment was already open in another place, so we closed it to make sure you don’t pay twice. You haven’t been charged. Please start again.',
  },
  weChatLine: {
    zh: '在微信的付款窗口里付款，结果会在这里自动更新，不用重复付款。',
    en: 'Pay in the WeChat payment window. The result updates here automatically, so you don’t need to pay again.',
  },
  inWeChat: { zh: '微信支付', en: 'Pay with WeChat' },
  inWeChatAgain: { zh: '再次打开微信支付', en: 'Open WeChat Pay again' },
  visitLine: {
    zh: '付款前由微信确认是您本人，不用填写任何内容。也可以点右上角“···”选“在浏览器打开”，或复制链接到浏览器里付款。',
    en: 'WeChat will confirm it’s you before you pay. There’s nothing to fill in. Or tap “···” at the top right and choose “Open in browser”, or copy the link and pay in a browser.',
  },
  outsideWeChat: {
    zh: '微信里暂时不能这样付款。请点右上角“···”选“在浏览器打开”，或复制链接到浏览器里付款。',
    en: 'You can’t pay this way in WeChat right now. Tap “···” at the top right and choose “Open in browser”, or copy the link and pay in a browser.',
  },
  copyAddress: { zh: '复制本页链接', en: 'Copy page link' },
  sheet: {
    done: {
      title: { zh: '正在核对付款', en: 'Checking your payment' },
      line: {
        zh: '微信说已经付款，我们收到微信的确认后，这里会自动更新，请不要在别处再付。',
        en: 'WeChat says you’ve paid. This page will update once WeChat confirms it to us. Please don’t pay anywhere else.',
      },
    },
    cancelled: {
      title: { zh: '没有付款', en: 'You haven’t paid' },
      line: {
        zh: '您关闭了付款窗口。什么都没有丢，随时可以再付，不会重复扣款。',
        en: 'You closed the payment window. Nothing is lost. You can pay at any time, and you won’t be charged twice.',
      },
    },
    failed: {
      title: { zh: '付款没有完成', en: 'Payment didn’t go through' },
      line: {
        zh: '微信没有完成这次付款，可以再试一次，不会重复扣款。刚换过微信号的，请先退出登录，再重新登录。',
        en: 'WeChat didn’t complete this payment. You can try again, and you won’t be charged twice. If you’ve just switched WeChat accounts, log out here and log in again first.',
      },
    },
    silent: {
      title: { zh: '微信没有回应', en: 'No response from WeChat' },
      line: {
        zh: '是否已付款以本页显示的结果为准。没有看到付款窗口的，可以再打开一次，不会重复扣款。',
        en: 'This page shows whether you’ve paid. If you didn’t see the payment window, open it again. You won’t be charged twice.',
      },
    },
  },
  reviewing: {
    zh: '我们收到凭证后会核对到账情况，结果会显示在这里。',
    en: 'We’ll check that the money has arrived. You’ll see the result here.',
  },
  credited: { zh: '钱已到账', en: 'Money received' },
  notCredited: { zh: '这笔充值没有成功', en: 'This top-up didn’t go through' },
  notCreditedLine: {
    zh: '没有扣款，您可以重新充值；如果银行已扣款，请联系客服。',
    en: 'You haven’t been charged, and you can top up again. If your bank has charged you, contact customer support.',
  },
  late: { zh: '款项已收到，正在核对', en: 'We received your money and are checking it' },
  lateLine: {
    zh: '这笔充值关闭之后，我们收到了您的付款。工作人员核对后会放进您的余额，请不要再付一次。',
    en: 'Your payment arrived after this top-up closed. We’ll add it to your balance once we’ve checked it. Please don’t pay again.',
  },
  lateCredited: { zh: '迟到的款项已入账', en: 'Late payment added' },
  lateCreditedLine: {
    zh: '这笔钱已放进您的余额，可以用来付订单或提现。',
    en: 'The money is in your balance. You can use it for an order or withdraw it.',
  },
  paid: { zh: '订单已付款', en: 'Order paid' },
  stored: {
    zh: '订单已不能付款，这笔钱已放进您的余额，可以用来付别的订单或提现。',
    en: 'This order can no longer be paid, so we added the money to your balance. You can use it for another order or withdraw it.',
  },
  toOrder: { zh: '查看订单', en: 'View order' },
  orderPayment: (status: string) => ({ zh: `付订单：${status}`, en: `Order payment: ${status.toLowerCase()}` }),
  payAgain: { zh: '回到订单，重新付款', en: 'Back to the order to pay again' },
  notPaid: { zh: '订单还没有付款成功', en: 'The order hasn’t been paid' },
  notPaidLine: {
    zh: '这一笔没有扣款，可以回到订单重新付款；如果银行已扣款，请先不要再付，联系客服核对。',
    en: 'This payment wasn’t charged. Go back to the order and pay again. If your bank has charged you, don’t pay again: contact customer support.',
  },
  ofOrder: {
    pending: { zh: '订单付款确认中', en: 'Confirming your payment' },
    success: { zh: '订单已付款', en: 'Order paid' },
    failure: { zh: '订单没有付款', en: 'Order not paid' },
  },
  toWallet: { zh: '回到我的', en: 'Back to account' },
  another: { zh: '再充一笔', en: 'Top up again' },
  toCome: {
    transfer: { zh: '店渡核对到账后入账', en: 'Added once we’ve confirmed the money arrived' },
    channel: { zh: '支付渠道确认收款后入账', en: 'Added once the payment provider confirms' },
  },
  lost: {
    zh: '可能已经提交成功，请先看看充值记录。',
    en: 'We couldn’t confirm that your request went through. Check your top-ups before trying again.',
  },
})
