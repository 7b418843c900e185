import { defineMessages } from '../messages.ts'

/** A buyer looks at the shop before they sign and pay the rest. */
export const viewingMessages = defineMessages({
  title: { zh: '看店', en: 'Viewing' },
  toOrder: { zh: '看这笔订单', en: 'View order' },
  closed: { zh: '这笔订单现在不能看店', en: 'This order isn’t open for viewing right now' },
  recorded: {
    zh: '看店结果已经记录，写在订单里，不能再改',
    en: 'The viewing result is recorded in the order and can’t be changed',
  },
  lost: {
    zh: '可能已经提交，请先看订单状态。',
    en: 'We couldn’t confirm that this went through. Check the order before trying again.',
  },
  open: {
    line: (title: string) => ({
      zh: `把“${title}”开放给买家看。写明怎样进入、看哪些内容；只有买家能看到，交接开始后自动删除。`,
      en: `Open “${title}” to the buyer. Explain how to get access and what to look at. Only the buyer can see this, and we delete it automatically when the handover begins.`,
    }),
    access: { zh: '怎样进入', en: 'How to get access' },
    placeholder: {
      zh: '例如：已开通只读子账号，账号名和登录网址；或约定的共享屏幕时间',
      en: 'For example: a read-only sub-account name and login page, or an agreed time to share your screen',
    },
    hint: {
      zh: '建议用只读的子账号，不要给主账号密码',
      en: 'Use a read-only sub-account. Never share the main account password',
    },
    checks: { zh: '请买家看', en: 'What the buyer should look at' },
    submit: { zh: '开放看店', en: 'Open viewing' },
    change: { zh: '改好了，通知买家', en: 'Save and notify the buyer' },
    note: {
      zh: '买家看过后，签署和付尾款的期限重新算 7 个自然日',
      en: 'After the viewing, the deadline to sign and pay the balance due restarts at 7 calendar days',
    },
    changeNote: {
      zh: '买家记录看店结果之前都可以修改',
      en: 'You can edit this until the buyer records the viewing result',
    },
    sent: { zh: '已开放看店', en: 'Viewing opened' },
  },
  record: {
    line: (title: string) => ({
      zh: `按卖家写的方式进入“${title}”，看过以后记录一次结果。`,
      en: `Access “${title}” as the seller explains, look around, then record the result once.`,
    }),
    by: (when: string) => ({ zh: `${when} 前可以记录`, en: `Record by ${when}` }),
    seen: { zh: '看过的内容', en: 'What you looked at' },
    outcome: { zh: '看到的和描述一致吗？', en: 'Is the shop as described?' },
    outcomes: {
      'as-described': { zh: '与描述相符', en: 'As described' },
      mismatch: { zh: '与描述不符', en: 'Not as described' },
    },
    details: {
      'as-described': {
        zh: '订单继续：请签合同、付清款项',
        en: 'The order continues: sign the contract and pay in full',
      },
      mismatch: { zh: '申请退回已付的钱，由店渡核实', en: 'Request a refund of what you paid. Diandu will check' },
    },
    submit: {
      'as-described': { zh: '记录：与描述相符', en: 'Record: as described' },
      mismatch: { zh: '提交不符，申请退款', en: 'Report and request refund' },
      none: { zh: '记录看店结果', en: 'Record viewing result' },
    },
    notes: {
      'as-described': {
        zh: '记录后不能再改；签署和付尾款的期限从看店起重新算',
        en: 'You can’t change this later. The deadline to sign and pay the balance due restarts from the viewing',
      },
      mismatch: {
        zh: '订单进入审核，卖家会看到您写的内容；属实的，已付的钱全部退还',
        en: 'Your order goes under review and the seller will see what you write. If your report is right, everything you paid is refunded',
      },
      none: { zh: '只能记录一次', en: 'You can only record this once' },
    },
    sent: {
      'as-described': { zh: '看店结果已记录', en: 'Viewing result recorded' },
      mismatch: { zh: '已提交，店渡正在核实', en: 'Submitted. We’re checking it now' },
    },
  },
  section: {
    notOpen: {
      buyer: { zh: '卖家还没有开放看店。', en: 'The seller hasn’t opened the shop for viewing yet.' },
      seller: {
        zh: '买家付了款，等您开放看店。',
        en: 'The buyer has paid and is waiting for you to open the shop for viewing.',
      },
    },
    open: {
      buyer: {
        zh: '卖家已开放看店，看过后请记录结果。',
        en: 'The seller has opened the shop for viewing. Look around, then record the result.',
      },
      seller: {
        zh: '已开放看店，等买家记录结果。',
        en: 'The shop is open for viewing. Waiting for the buyer to record the result.',
      },
    },
    seen: {
      'as-described': { zh: '买家看过店铺：与描述相符', en: 'Buyer viewed the shop: as described' },
      mismatch: { zh: '买家看过店铺：与描述不符', en: 'Buyer viewed the shop: not as described' },
    },
    access: { zh: '怎样进入', en: 'How to get access' },
    checks: { zh: '看这些内容', en: 'What to look at' },
    looked: { zh: '已看', en: 'checked' },
    notLooked: { zh: '未看', en: 'not checked' },
    openedAt: { zh: '开放时间', en: 'Opened' },
    recordedAt: { zh: '记录时间', en: 'Recorded' },
    toOpen: { zh: '去开放看店', en: 'Open viewing' },
    toChange: { zh: '修改看店说明', en: 'Edit viewing instructions' },
    toRecord: { zh: '记录看店结果', en: 'Record viewing result' },
    failed: { zh: '看店说明没有加载出来', en: 'Couldn’t load the viewing instructions' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  faults: {
    access: { zh: '请写明怎样进入', en: 'Explain how to get access' },
    tooLong: (most: number) => ({ zh: `最多 ${most} 个字`, en: `Use up to ${most} characters` }),
    checks: { zh: '请至少选择一项', en: 'Select at least one' },
    outcome: { zh: '请选择看到的结果', en: 'Select what you found' },
  },
})
