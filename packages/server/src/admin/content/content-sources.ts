import type { ContentKind } from '@diandu/core/admin'
import { companyContent } from '../../account/index.ts'
import { articleContent, topicContent } from '../../articles/index.ts'
import { campaignContent, couponContent, lotteryContent } from '../../campaigns/index.ts'
import { bannerContent, hotWordContent } from '../../catalog/index.ts'
import type { ContentSource } from '../../content/index.ts'
import { announcementContent } from '../../inbox/index.ts'
import { checklistContent } from '../../orders/index.ts'
import { entryRuleContent, serviceContent } from '../../services/index.ts'
import { wordContent } from '../../tools/index.ts'
import { transferAccountContent } from '../../wallet/index.ts'

/** Each kind of content, with what its module knows of it. */
const CONTENT_SOURCES: Readonly<Record<ContentKind, ContentSource>> = {
  article: articleContent,
  topic: topicContent,
  announcement: announcementContent,
  banners: bannerContent.source,
  'prohibited-words': wordContent.source,
  'hot-words': hotWordContent.source,
  service: serviceContent.source,
  'entry-rules': entryRuleContent.source,
  handover: checklistContent.source,
  campaign: campaignContent,
  coupons: couponContent,
  lotteries: lotteryContent,
  company: companyContent.source,
  'transfer-account': transferAccountContent.source,
}

export const contentSource = (kind: ContentKind): ContentSource => CONTENT_SOURCES[kind]
