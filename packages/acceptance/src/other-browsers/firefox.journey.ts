import { findFirefox } from './find-browsers.ts'
import { tellHabits } from './habits.ts'

tellHabits(findFirefox())
