import type { PlatformId } from '../../catalog/index.ts'
import type { TransferRuleSet } from '../transfer-rule.ts'
import { ABROAD } from './abroad.ts'
import { both, READ_ON, rule } from './rule-parts.ts'
import { TAOBAO_PINDUODUO_DOUYIN } from './taobao-pinduoduo-douyin.ts'
import { TMALL_AND_JD } from './tmall-and-jd.ts'

/** Of these nothing could be verified on the day of this version. */
const UNVERIFIED: readonly PlatformId[] = [
  4, 5, 6, 7, 8, 9, 11, 12, 13, 26, 27, 28, 29, 30, 33, 35, 36, 37, 41, 42, 43, 44, 45, 46, 47, 99,
]

export const TRANSFER_RULES: TransferRuleSet = {
  version: READ_ON,
  rules: [
    ...TMALL_AND_JD,
    ...TAOBAO_PINDUODUO_DOUYIN,
    ...ABROAD,
    ...UNVERIFIED.map((platform) =>
      rule({
        id: `platform-${platform}-unknown`,
        platform,
        route: null,
        verdict: 'unknown',
        notes: [both('这个平台的规则没有查证到', 'No rule of this platform could be verified')],
      }),
    ),
  ],
}
