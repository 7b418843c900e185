import { findWebkit } from './find-browsers.ts'
import { tellSelling } from './sell.ts'

tellSelling(findWebkit())
