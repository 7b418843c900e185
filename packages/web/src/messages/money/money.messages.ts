import { defineMessages } from '../messages.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Cards, recharges and withdrawals. */
export const moneyMessages = defineMessages({
  loading: { zh: '正在载入', en: 'Loading' },
  failed: { zh: '没有载入成功', en: 'Couldn’t load this' },
  retry: { zh: '重试', en: 'Try again' },
  more: { zh: '查看更多', en: 'Show more' },
  end: { zh: '没有更多了', en: 'No more to show' },
  by: {
    person: { zh: '您本人', en: 'you' },
    channel: { zh: '支付渠道', en: 'the payment provider' },
    house: { zh: '店渡', en: 'Diandu' },
  },
  /** Reasons that our own bookkeeping gives; other reasons are a reviewer's own words. */
  whys: {
    支付渠道已受理: { zh: '支付渠道已受理', en: 'accepted by the payment provider' },
    支付渠道确认收款: { zh: '支付渠道确认收款', en: 'confirmed by the payment provider' },
    用户取消支付: { zh: '用户取消支付', en: 'you cancelled the payment' },
    本人撤回: { zh: '本人撤回', en: 'you withdrew the request' },
    超时未支付: { zh: '超时未支付', en: 'not paid in time' },
    支付已关闭或失败: { zh: '支付已关闭或失败', en: 'payment closed or failed' },
    支付已取消或超时: { zh: '支付已取消或超时', en: 'cancelled or not paid in time' },
    款项已在支付平台退回: { zh: '款项已在支付平台退回', en: 'refunded by the payment platform' },
    已换一处付款: { zh: '已换一处付款', en: 'payment opened elsewhere' },
  },
  steps: {
    label: { zh: '处理进度', en: 'Progress' },
    done: { zh: '已完成', en: 'Done' },
    now: { zh: '进行中', en: 'In progress' },
    next: { zh: '尚未开始', en: 'Not started' },
    failed: { zh: '未成功', en: 'Failed' },
    requested: { zh: '已提交', en: 'Submitted' },
  },
  cards: {
    list: { zh: '银行卡', en: 'Bank cards' },
    none: { zh: '还没有银行卡，添加后就能提现', en: 'No bank cards yet. Add one to withdraw' },
    add: { zh: '添加银行卡', en: 'Add bank card' },
    remove: { zh: '删除', en: 'Remove' },
    removeTitle: (name: string) => ({ zh: `删除${name}？`, en: `Remove ${name}?` }),
    removeLine: {
      zh: '已经提交的提现不受影响，以后可以重新添加。',
      en: 'This won’t affect withdrawals you’ve already requested. You can add the card again later.',
    },
    keep: { zh: '先留着', en: 'Keep card' },
    removed: { zh: '银行卡已删除', en: 'Card removed' },
    addedOn: (day: string) => ({ zh: `${day} 添加`, en: `Added ${day}` }),
    full: (max: number) => ({ zh: `最多保存 ${max} 张银行卡`, en: `You can save up to ${max} cards` }),
  },
  add: {
    line: {
      zh: '只能添加您本人的储蓄卡。卡号加密传送、加密保存，页面上只显示后四位。',
      en: 'Use a debit card in your own name. We encrypt the number in transit and in storage, and only show its last four digits.',
    },
    number: { zh: '银行卡号', en: 'Card number' },
    bank: { zh: '开户银行', en: 'Bank' },
    choose: { zh: '请选择银行', en: 'Select a bank' },
    recognised: (bank: string) => ({ zh: `已识别为${bank}`, en: `Identified as ${bank}` }),
    holder: { zh: '持卡人姓名', en: 'Name on the card' },
    holderHint: { zh: '与银行预留的姓名一致', en: 'Exactly as your bank has it' },
    submit: { zh: '添加', en: 'Add card' },
    clear: { zh: '清空', en: 'Clear' },
    added: { zh: '银行卡已添加', en: 'Card added' },
    lost: {
      zh: '可能已经添加成功，请先看看银行卡列表。',
      en: 'We couldn’t confirm that your card was added. Check your cards before trying again.',
    },
    faults: {
      number: { zh: '银行卡号不正确，请核对', en: 'That card number isn’t valid. Please check it' },
      bank: { zh: '请选择开户银行', en: 'Select a bank' },
      holder: { zh: '请填写持卡人姓名', en: 'Enter the name on the card' },
    },
  },
  draw: {
    available: { zh: '可提现', en: 'Available to withdraw' },
    to: { zh: '提到哪张卡', en: 'Withdraw to' },
    amount: { zh: '提现金额', en: 'Amount' },
    all: { zh: '全部', en: 'All' },
    next: { zh: '下一步', en: 'Next' },
    nextNote: {
      zh: '下一步核对金额、银行卡和到账日，再输支付密码',
      en: 'Next, check the amount, card and arrival date, then enter your payment password',
    },
    confirm: { zh: '核对这笔提现', en: 'Check your withdrawal' },
    submit: (yuan: string) => ({ zh: `确认提现 ${yuan}`, en: `Withdraw ${yuan}` }),
    note: {
      zh: '提交后金额先冻结，审核通过后打款到您的卡；没有通过会退回余额。',
      en: 'We’ll put this amount on hold now. If the withdrawal is approved, we’ll pay it to your card. If not, it goes back to your balance.',
    },
    card: { zh: '到账银行卡', en: 'Card' },
    arrival: { zh: '预计到账', en: 'Estimated arrival' },
    /** `weekday` counts from Sunday. */
    arrivalBy: (date: string, weekday: number) => ({
      zh: `${date}（周${'日一二三四五六'.charAt(weekday)}）前，遇法定节假日顺延`,
      en: `by ${WEEKDAYS[weekday] ?? ''}, ${date}; later if there’s a public holiday`,
    }),
    requested: { zh: '提现已提交', en: 'Withdrawal requested' },
    noCard: { zh: '先添加一张您本人的银行卡', en: 'Add a bank card in your own name first' },
    noPassword: {
      zh: '先设置支付密码，提现时要用它确认是您本人。',
      en: 'Set a payment password first. We use it to confirm it’s you making the withdrawal.',
    },
    setPassword: { zh: '设置支付密码', en: 'Set payment password' },
    history: { zh: '提现记录', en: 'Withdrawals' },
    none: { zh: '还没有提现', en: 'No withdrawals yet' },
    takeBack: { zh: '撤回这笔提现', en: 'Cancel this withdrawal' },
    takenBack: { zh: '已撤回，钱退回余额了', en: 'Withdrawal cancelled. The money is back in your balance' },
    another: { zh: '再提一笔', en: 'Make another withdrawal' },
    toCome: { zh: '店渡审核后打款到您的卡', en: 'We’ll review it, then pay it to your card' },
    returned: (yuan: string) => ({
      zh: `没有打款，${yuan} 已退回您的可用余额`,
      en: `Not paid out. ${yuan} is back in your available balance`,
    }),
    returnedLine: {
      zh: '可以再提一笔。不清楚原因，请联系客服。',
      en: 'You can make another withdrawal. If the reason isn’t clear, contact customer support.',
    },
    support: { zh: '联系客服', en: 'Contact support' },
    lost: {
      zh: '可能已经提交成功，请先看看提现记录。',
      en: 'We couldn’t confirm that your request went through. Check your withdrawals before trying again.',
    },
  },
})
