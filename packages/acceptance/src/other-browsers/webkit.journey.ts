import { findWebkit } from './find-browsers.ts'
import { tellHabits } from './habits.ts'

tellHabits(findWebkit())
