import { defineMessages } from '../messages.ts'

/** Documents that the platform reviews before a party signs. */
export const supportingDocumentMessages = defineMessages({
  names: {
    consent: { zh: '授权书', en: 'letter of authorization' },
    equity: { zh: '股权证明', en: 'proof of equity' },
  },
  waiting: (name: string) => ({ zh: `${name}审核中`, en: `Your ${name} is under review` }),
  waitingLine: (day: string) => ({
    zh: `${day} 提交，店渡正在人工审核。通过后您就能签署；没有通过，这里会写明原因，可以再交一份。`,
    en: `Submitted on ${day}. A Diandu reviewer is checking it. Once it’s approved, you can sign. If it isn’t, you’ll find the reason here and can submit another.`,
  }),
  accepted: (name: string) => ({ zh: `${name}已通过审核`, en: `Your ${name} was approved` }),
  acceptedLine: (day: string) => ({
    zh: `${day} 通过，可以用来签署这份合同。`,
    en: `Approved on ${day}. You can use it to sign this contract.`,
  }),
  refused: (name: string) => ({ zh: `${name}没有通过审核`, en: `Your ${name} wasn’t approved` }),
  refusedLine: (reason: string, day: string) => ({
    zh: `原因：${reason}（${day}）。请按原因重新准备，再交一份。`,
    en: `Reason: ${reason} (${day}). Please fix this and submit another.`,
  }),
  turn: { zh: '等店渡审核材料', en: 'Waiting for Diandu’s document review' },
  listed: { zh: '店渡正在审核您的材料', en: 'Diandu is reviewing your documents' },
  step: {
    title: { zh: '材料审核中', en: 'Documents under review' },
    line: {
      zh: '您要交的都交了，现在不用再做什么。审核通过后，“轮到我”里会再提醒您签署。',
      en: 'You’ve submitted everything. There’s nothing more to do right now. Once it’s approved, we’ll remind you to sign under “My turn”.',
    },
    toContract: { zh: '返回合同', en: 'Back to contract' },
  },
  replace: {
    again: (name: string) => ({ zh: `照片选错了？换一份${name}`, en: `Wrong photo? Replace your ${name}` }),
    submit: { zh: '提交这一份', en: 'Submit this one' },
    missing: { zh: '请先拍照或选一张照片', en: 'Take or choose a photo first' },
    keep: { zh: '不换了', en: 'Keep the current one' },
    often: {
      zh: '已经换过 3 次，请等店渡看完现在这一份。',
      en: 'You’ve replaced it 3 times. Please wait for Diandu to review the current one.',
    },
  },
  refresh: { zh: '看审核结果', en: 'Check review result' },
  refreshConsequence: {
    zh: '材料审核中，通过后才能签署',
    en: 'Your documents are under review. You can sign once they’re approved',
  },
  again: {
    consent: {
      zh: '下一步重新提交授权书，之后才签名',
      en: 'Next: submit a new letter of authorization. You sign after that',
    },
    equity: { zh: '下一步重新提交股权证明，之后才签名', en: 'Next: submit a new proof of equity. You sign after that' },
  },
})
