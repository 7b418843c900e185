import { tellDeal } from './deal.ts'
import { findFirefox } from './find-browsers.ts'

tellDeal(findFirefox(), true)
