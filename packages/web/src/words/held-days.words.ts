import { defineWords } from './words.ts'

/** What each party is told while the buyer's days to sign stand still, because the house looks at a paper. */
export const heldDaysWords = defineWords(
  {
    buyer: '店渡审核您的材料期间，签署期限暂停，不会因此逾期。有结果后，审核用去的时间会补给您，并且至少还有 24 小时可以签署。',
    seller: '店渡正在审核买家的材料，买家的签署期限暂停。有结果后，审核用去的时间会补给买家，并且至少留 24 小时签署。',
    short: '材料审核中，签署期限暂停',
  },
  {
    buyer: 'While Diandu looks at your paper, your days to sign stand still, and you cannot be late. Once it has decided, you get that time back, and at least 24 hours to sign.',
    seller: 'Diandu is looking at a paper of the buyer’s, whose days to sign stand still. Once it has decided, the buyer gets that time back, and at least 24 hours to sign.',
    short: 'Being looked at; your days stand still',
  },
)
