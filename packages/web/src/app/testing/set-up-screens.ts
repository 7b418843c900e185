import { configure } from '@testing-library/react'
import { options } from 'preact'
import { holdControlledFields } from '../controlled-fields.ts'

/* What every file of screen tests begins with. */

// Fields as the browser's entry has them.
holdControlledFields()

// Effects run in the next task. A browser's frame, which they wait for otherwise, is gone with the document of a file that has ended.
options.requestAnimationFrame = (effects) => void setTimeout(effects)

// A screen is looked for until it is there. The library's one second is too short where two cores run eight test files:
// a screen that comes late is not a screen that is wrong, and one that never comes fails here all the same.
configure({ asyncUtilTimeout: 30_000 })
