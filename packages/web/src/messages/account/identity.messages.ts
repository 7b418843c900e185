import { defineMessages } from '../messages.ts'

/** Who a user has shown to be, on every page that goes by it. */
export const identityMessages = defineMessages(
  {
    line: (name: string, number: string) => `已实名：${name}（${number}），用于签合同、绑卡，不用再认证`,
    holder: (name: string) => `${name}（已实名，只能绑本人的卡）`,
  },
  {
    line: (name: string, number: string) =>
      `Verified as ${name} (${number}): for contracts and bank cards, never asked again`,
    holder: (name: string) => `${name} (verified; only your own cards can be added)`,
  },
)
