import { defineMessages } from '../messages.ts'

/**
 * What each party is told of the buyer's days to sign, which are paused while the platform reviews a document, and of
 * what refused documents cost.
 */
export const pausedDeadlineMessages = defineMessages(
  {
    held: {
      buyer:
        '店渡审核您的材料期间，签署期限暂停，不会因此逾期。有结果后，审核用去的时间会补给您，并且至少还有 24 小时可以签署。',
      seller:
        '店渡正在审核买家的材料，买家的签署期限暂停。有结果后，审核用去的时间会补给买家，并且至少留 24 小时签署。',
    },
    heldAgain: {
      buyer: (times: number) =>
        `审核期间签署期限照样暂停。通过了，审核用去的时间补给您，并且至少还有 24 小时。此前已有 ${times} 次没有通过：这次若再没通过，审核的头 24 小时要算在您的期限里，也不再另给 24 小时，期限可能当即到期。`,
      seller: (times: number) =>
        `店渡正在审核买家的材料，买家的签署期限暂停。此前已有 ${times} 次没有通过：这次若再没通过，只补给买家审核超过 24 小时的时间，不会让您一直等下去。`,
    },
    refused: {
      buyer: (times: number) =>
        `材料已有 ${times} 次没有通过。前 3 次，审核用去的时间都补给您，并且至少留 24 小时；从第 4 次起，没通过的，审核的头 24 小时要算在期限里。通过的材料照样补足。`,
      seller: (times: number) =>
        `买家的材料已有 ${times} 次没有通过。前 3 次会给买家补足时间；从第 4 次起，没通过的只补审核超过 24 小时的时间，不会让您一直等下去。`,
    },
    short: '材料审核中，签署期限暂停',
  },
  {
    held: {
      buyer:
        'While Diandu looks at your paper, your days to sign stand still, and you cannot be late. Once it has decided, you get that time back, and at least 24 hours to sign.',
      seller:
        'Diandu is looking at a paper of the buyer’s, whose days to sign stand still. Once it has decided, the buyer gets that time back, and at least 24 hours to sign.',
    },
    heldAgain: {
      buyer: (times: number) =>
        `While Diandu looks, your days to sign stand still. If it accepts the paper, you get that time back, and at least 24 hours. ${times} were not accepted so far: if this one is not either, the first 24 hours of looking count as yours, no further 24 hours are given, and your time may be over at once.`,
      seller: (times: number) =>
        `Diandu is looking at a paper of the buyer’s, whose days to sign stand still. ${times} were not accepted so far: if this one is not either, the buyer gets back only what the look took beyond 24 hours, so you do not wait for ever.`,
    },
    refused: {
      buyer: (times: number) =>
        `Not accepted so far: ${times}. The first 3 times you get back the time that the look took, and at least 24 hours; from the 4th on, the first 24 hours of looking at a paper that is not accepted count as yours. An accepted one always has its time back.`,
      seller: (times: number) =>
        `Papers of the buyer’s that were not accepted so far: ${times}. The first 3 times the buyer gets that time back; from the 4th on only what the look took beyond 24 hours, so you do not wait for ever.`,
    },
    short: 'Being looked at; your days stand still',
  },
)
