import { defineMessages } from '../messages.ts'

/** Documents that the platform reviews before a party signs. */
export const supportingDocumentMessages = defineMessages(
  {
    names: { consent: '授权书', equity: '股权证明' },
    waiting: (name: string) => `${name}审核中`,
    waitingLine: (day: string) =>
      `${day} 提交，店渡正在人工审核。通过后您就能签署；没有通过，这里会写明原因，可以再交一份。`,
    accepted: (name: string) => `${name}已通过审核`,
    acceptedLine: (day: string) => `${day} 通过，可以用来签署这份合同。`,
    refused: (name: string) => `${name}没有通过审核`,
    refusedLine: (reason: string, day: string) => `原因：${reason}（${day}）。请按原因重新准备，再交一份。`,
    turn: '等店渡审核材料',
    listed: '店渡正在审核您的材料',
    step: {
      title: '材料审核中',
      line: '您要交的都交了，现在不用再做什么。审核通过后，“轮到我”里会再提醒您签署。',
      toContract: '返回合同',
    },
    replace: {
      again: (name: string) => `照片选错了？换一份${name}`,
      submit: '提交这一份',
      missing: '请先拍照或选一张照片',
      keep: '不换了',
      often: '已经换过 3 次，请等店渡看完现在这一份。',
    },
    refresh: '看审核结果',
    refreshConsequence: '材料审核中，通过后才能签署',
    again: { consent: '下一步重新提交授权书，之后才签名', equity: '下一步重新提交股权证明，之后才签名' },
  },
  {
    names: { consent: 'letter of authorization', equity: 'proof of equity' },
    waiting: (name: string) => `Your ${name} is under review`,
    waitingLine: (day: string) =>
      `Submitted on ${day}. A Diandu reviewer is checking it. Once it’s approved, you can sign. If it isn’t, you’ll find the reason here and can submit another.`,
    accepted: (name: string) => `Your ${name} was approved`,
    acceptedLine: (day: string) => `Approved on ${day}. You can use it to sign this contract.`,
    refused: (name: string) => `Your ${name} wasn’t approved`,
    refusedLine: (reason: string, day: string) => `Reason: ${reason} (${day}). Please fix this and submit another.`,
    turn: 'Waiting for Diandu’s document review',
    listed: 'Diandu is reviewing your documents',
    step: {
      title: 'Documents under review',
      line: 'You’ve submitted everything. There’s nothing more to do right now. Once it’s approved, we’ll remind you to sign under “My turn”.',
      toContract: 'Back to contract',
    },
    replace: {
      again: (name: string) => `Wrong photo? Replace your ${name}`,
      submit: 'Submit this one',
      missing: 'Take or choose a photo first',
      keep: 'Keep the current one',
      often: 'You’ve replaced it 3 times. Please wait for Diandu to review the current one.',
    },
    refresh: 'Check review result',
    refreshConsequence: 'Your documents are under review. You can sign once they’re approved',
    again: {
      consent: 'Next: submit a new letter of authorization. You sign after that',
      equity: 'Next: submit a new proof of equity. You sign after that',
    },
  },
)
