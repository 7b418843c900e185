import { tellDeal } from './deal.ts'
import { findWebkit } from './find-browsers.ts'

tellDeal(findWebkit())
