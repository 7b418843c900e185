/*
 * Prints what every route leads to: in a browser, in WeChat and in both apps, for a visitor and for a signed-in user.
 *   node tools/routes.mjs
 */
import { ROUTES } from '../packages/web/src/routes/routes.ts'
import { accessText } from '../packages/web/src/app/entrance/shells/route-access.ts'

console.log(await accessText(ROUTES.map(({ path }) => path)))
