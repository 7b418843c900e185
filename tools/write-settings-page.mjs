/*
 * Writes docs/settings.md as the schema in packages/server/src/settings prints it.
 *   node tools/write-settings-page.mjs
 */
import { writeFileSync } from 'node:fs'
import { settingsPage } from '../packages/server/src/settings/settings-page.ts'
import { inCheckout } from './checkout.mjs'

writeFileSync(inCheckout('docs', 'settings.md'), settingsPage())
