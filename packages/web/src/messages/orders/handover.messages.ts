import type { Name } from '@diandu/core/kernel'
import type { OrderRole } from '@diandu/core/orders'
import { defineMessages } from '../messages.ts'

/** The checklist by which a shop is handed over. */
export const handoverMessages = defineMessages({
  line: {
    seller: {
      zh: '每交一项就上传凭证，照片、截图、PDF 或导出的表格都可以。买家同时看得到。',
      en: 'Upload proof for each item: a photo, screenshot, PDF or exported table. The buyer sees it right away.',
    },
    buyer: {
      zh: '卖家交一项，您就能核对一项。对的点收，不对的写明哪里不对。',
      en: 'Check each item as the seller hands it over. Tick what’s right, and report what isn’t.',
    },
  } satisfies Record<OrderRole, Name>,
  progress: { zh: '交接进度', en: 'Progress' },
  marked: (count: number, total: number) => ({
    zh: `卖家已交 ${count}/${total}`,
    en: `Handed over: ${count} of ${total}`,
  }),
  received: (count: number) => ({ zh: `买家已点收 ${count}`, en: `Ticked: ${count}` }),
  wrong: (count: number) => ({ zh: `有问题 ${count}`, en: `Problems: ${count}` }),
  timeLeft: { zh: '剩余', en: 'Time left' },
  source: (day: string, source: string) => ({
    zh: `清单 ${day} 版。${source}。`,
    en: `Checklist version ${day}. ${source}.`,
  }),
  required: { zh: '必交', en: 'Required' },
  optional: { zh: '如有', en: 'If applicable' },
  states: {
    open: { zh: '未交', en: 'Not handed over' },
    marked: { zh: '已交，待核对', en: 'To check' },
    received: { zh: '已点收', en: 'Ticked' },
    wrong: { zh: '有问题', en: 'Problem' },
  },
  proofShows: { zh: '凭证要看得到', en: 'Proof must show' },
  proofs: { zh: '凭证', en: 'Proof' },
  proof: (place: number) => ({ zh: `凭证 ${place}`, en: `Proof ${place}` }),
  digest: (digest: string) => ({ zh: `SHA-256 ${digest}`, en: `SHA-256 ${digest}` }),
  markedAt: (when: string) => ({ zh: `卖家 ${when} 交`, en: `Handed over on ${when}` }),
  receivedAt: (when: string) => ({ zh: `买家 ${when} 点收`, en: `Ticked on ${when}` }),
  wrongAt: (when: string) => ({ zh: `买家 ${when} 说有问题`, en: `Problem reported on ${when}` }),
  before: (words: string) => ({ zh: `上次的问题：${words}`, en: `Previous problem: ${words}` }),
  form: {
    open: { zh: '交这一项', en: 'Hand over this item' },
    again: { zh: '重新交这一项', en: 'Hand over this item again' },
    photos: {
      zh: '凭证（图片和文件，最多 6 份，每项各用各的）',
      en: 'Proof: photos and files (up to 6, for this item only)',
    },
    words: { zh: '补充说明', en: 'Note' },
    placeholder: { zh: '可以不写。不要在这里写密码。', en: 'Optional. Never enter a password here.' },
    submit: { zh: '提交凭证', en: 'Submit proof' },
    note: {
      zh: '提交后买家马上看得到；买家点收前可以重新提交。同一个文件不能证明两项',
      en: 'The buyer sees this right away. You can resubmit until they tick it. One file can’t prove two items',
    },
    close: { zh: '先不交', en: 'Not now' },
    lost: {
      zh: '可能已经提交。请看看这一项的状态，没有变就再按一次。',
      en: 'We couldn’t confirm that this went through. If the item hasn’t changed, submit it again.',
    },
    sent: { zh: '已提交，买家看得到了', en: 'Submitted. The buyer can see it now' },
    faults: {
      missing: { zh: '请上传至少一份凭证', en: 'Upload at least one proof' },
      words: { zh: '说明最多 300 个字', en: 'Use up to 300 characters' },
    },
  },
  check: {
    tick: { zh: '核对无误，点收', en: 'Looks right, tick it' },
    name: (item: string) => ({ zh: `${item}：核对无误，点收`, en: `${item}: looks right, tick it` }),
    open: { zh: '有问题', en: 'Report a problem' },
    words: { zh: '哪里不对', en: 'What’s wrong' },
    placeholder: { zh: '例如：绑定手机还是卖家的号码', en: 'For example: the phone is still the seller’s' },
    send: { zh: '告诉卖家', en: 'Tell the seller' },
    close: { zh: '先不说', en: 'Not now' },
    missing: { zh: '请写明哪里不对', en: 'Describe what’s wrong' },
    sellerNotified: { zh: '已告诉卖家', en: 'We’ve told the seller' },
    back: { zh: '收回', en: 'Undo' },
  },
  seller: {
    handOver: { zh: '都交完了，通知买家核对', en: 'Finish handover and notify the buyer' },
    missing: (count: number, names: string) => ({
      zh: `还有 ${count} 项必交没有凭证：${names}`,
      en: `${count} required without proof: ${names}`,
    }),
    text: (count: number) => ({
      zh: `${count} 项已附凭证。从现在起买家有 72 小时核对，确认后您收到货款。`,
      en: `Items with proof: ${count}. The buyer has 72 hours from now to check. Once they confirm, you’re paid.`,
    }),
    waiting: {
      zh: '等买家核对并确认收店。买家说有问题的，处理后重新交那一项。',
      en: 'Waiting for the buyer to check and confirm receipt. If they report a problem, fix it and hand over that item again.',
    },
  },
  buyer: {
    problem: { zh: '有问题', en: 'Report a problem' },
    confirm: { zh: '确认收店', en: 'Confirm receipt' },
    waiting: {
      zh: '卖家全部交完后，您有 72 小时确认或报告不符。',
      en: 'Once everything is handed over, you have 72 hours to confirm or report that it’s not as described.',
    },
    sheet: { zh: '确认收店', en: 'Confirm receipt' },
    text: { zh: '确认后货款付给卖家，不能撤回。', en: 'The seller is paid once you confirm. This can’t be undone.' },
    unticked: (count: number) => ({
      zh: `这 ${count} 项您还没有点收`,
      en: count === 1 ? '1 item isn’t ticked' : `${count} items aren’t ticked`,
    }),
    allTicked: { zh: '清单上的每一项都已点收。', en: 'You’ve ticked every item.' },
    over: {
      zh: '72 小时已过，不能再报告不符',
      en: 'The 72 hours are over. You can no longer report that it’s not as described',
    },
  },
  notBegun: {
    zh: '付清、签好合同后开始交接。先看看要交接哪些。',
    en: 'The handover starts once the balance due is paid and the contract is signed. Here’s what it will cover.',
  },
  paused: { zh: '退款审核期间，清单不变动。', en: 'The checklist is on hold while the refund is under review.' },
  closed: { zh: '交接已经结束，清单不再变动。', en: 'The handover has ended. The checklist can no longer change.' },
  appendix: {
    file: { zh: '交接附件', en: 'handover' },
    get: { zh: '下载交接附件 (PDF)', en: 'Download the appendix (PDF)' },
    note: {
      zh: '清单、过程和每份凭证的摘要；双方下载的内容相同。',
      en: 'The checklist, its history and a digest of every proof. The same file for both parties.',
    },
  },
  section: {
    open: { zh: '打开交接清单', en: 'Open checklist' },
    failed: { zh: '交接清单没有加载出来', en: 'Couldn’t load the checklist' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  none: { zh: '这笔订单没有交接清单。', en: 'This order has no checklist.' },
  toOrder: { zh: '回到订单', en: 'Back to order' },
})
