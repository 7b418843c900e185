import { configure } from '@testing-library/react'
import { holdControlledFields } from '../controlled-fields.ts'

/* What every file of screen tests begins with. */

// Fields as the browser's entry has them.
holdControlledFields()

// A screen is looked for until it is there. The library's one second is too short where two cores run eight test files:
// a screen that comes late is not a screen that is wrong, and one that never comes fails here all the same.
configure({ asyncUtilTimeout: 30_000 })
