import { defineMessages } from '../messages.ts'

/**
 * Notes for each party on the buyer's days to sign, which are paused while the platform reviews a document, and on the
 * cost of refused documents.
 */
export const pausedDeadlineMessages = defineMessages({
  held: {
    buyer: {
      zh: '店渡审核您的材料期间，签署期限暂停，不会因此逾期。有结果后，审核用去的时间会补给您，并且至少还有 24 小时可以签署。',
      en: 'Your deadline to sign is paused while Diandu reviews your document, so you can’t miss it because of the review. Once it’s decided, the time the review took is added back, and you’ll have at least 24 hours to sign.',
    },
    seller: {
      zh: '店渡正在审核买家的材料，买家的签署期限暂停。有结果后，审核用去的时间会补给买家，并且至少留 24 小时签署。',
      en: 'Diandu is reviewing a document from the buyer, so the buyer’s deadline to sign is paused. Once it’s decided, the time the review took is added back, and the buyer will have at least 24 hours to sign.',
    },
  },
  heldAgain: {
    buyer: (times: number) => ({
      zh: `审核期间签署期限照样暂停。通过了，审核用去的时间补给您，并且至少还有 24 小时。此前已有 ${times} 次没有通过：这次若再没通过，审核的头 24 小时要算在您的期限里，也不再另给 24 小时，期限可能当即到期。`,
      en: `Your deadline to sign is paused during this review too. If your document is approved, the time the review took is added back, and you’ll have at least 24 hours. Documents not approved so far: ${times}. If this one isn’t approved either, the first 24 hours of the review count towards your deadline and you don’t get the extra 24 hours, so your deadline may end immediately.`,
    }),
    seller: (times: number) => ({
      zh: `店渡正在审核买家的材料，买家的签署期限暂停。此前已有 ${times} 次没有通过：这次若再没通过，只补给买家审核超过 24 小时的时间，不会让您一直等下去。`,
      en: `Diandu is reviewing a document from the buyer, so the buyer’s deadline to sign is paused. Documents not approved so far: ${times}. If this one isn’t approved either, the buyer gets back only the review time beyond 24 hours, so you won’t be left waiting indefinitely.`,
    }),
  },
  refused: {
    buyer: (times: number) => ({
      zh: `材料已有 ${times} 次没有通过。前 3 次，审核用去的时间都补给您，并且至少留 24 小时；从第 4 次起，没通过的，审核的头 24 小时要算在期限里。通过的材料照样补足。`,
      en: `Documents not approved so far: ${times}. The first 3 times, the full review time is added back and you have at least 24 hours. From the 4th time, if a document isn’t approved, the first 24 hours of its review count towards your deadline. For an approved document, all the time is always added back.`,
    }),
    seller: (times: number) => ({
      zh: `买家的材料已有 ${times} 次没有通过。前 3 次会给买家补足时间；从第 4 次起，没通过的只补审核超过 24 小时的时间，不会让您一直等下去。`,
      en: `Documents from the buyer not approved so far: ${times}. The first 3 times, the buyer gets the full review time back. From the 4th time, if a document isn’t approved, the buyer gets back only the review time beyond 24 hours, so you won’t be left waiting indefinitely.`,
    }),
  },
  short: { zh: '材料审核中，签署期限暂停', en: 'Document under review. Signing deadline paused' },
})
