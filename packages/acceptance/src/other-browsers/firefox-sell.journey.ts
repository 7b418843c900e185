import { findFirefox } from './find-browsers.ts'
import { tellSelling } from './sell.ts'

tellSelling(findFirefox())
