/*
 * Who may import whom. This file is only the table; tools/check-arrows.mjs reads it.
 * A place is a path below packages/: 'web' is the whole package, 'web/src/composition' one folder of it.
 */

/** Package → the packages that its sources may import (and the machine's own modules, `node:…`). */
export const PACKAGE_ARROWS = {
  core: { packages: [] },
  wire: { packages: ['core'] },
  adapters: { packages: ['core', 'wire'] },
  web: { packages: ['core'] },
  admin: { packages: ['core'] },
  server: { packages: ['core', 'wire'], builtins: true },
  acceptance: { packages: [], typesOf: ['core', 'wire'], builtins: true },
}

/** The few folders that may do more than their package. */
export const DOORS = [
  {
    place: 'web/src/composition',
    mayImport: 'adapters',
    because: 'one folder puts the ports and their adapters together',
  },
  {
    place: 'admin/src/composition',
    mayImport: 'adapters',
    because: 'one folder puts the ports of the console and their adapters together',
  },
  { place: 'server/src/render', mayImport: 'web', because: 'one folder loads the pages that the server draws first' },
]

/** Core stands on these libraries and nothing else. */
export const CORE_LIBRARIES = ['xstate', 'dayjs']

/** Library → the places that may import it. Libraries that are not named here are free outside core. */
export const LIBRARY_PLACES = {
  axios: ['adapters'],
  dayjs: ['core/src/format'],
  inversify: ['adapters/src/compose'],
  'reflect-metadata': ['adapters/src/compose'],
  '@noble/hashes': ['adapters/src/crypto'],
  'node-forge': ['adapters/src/crypto', 'server/src/integrations'],
  pdfkit: ['server/src/pdf'],
  '@hyzyla/pdfium': ['server/src/pdf'],
  'wasm-vips': ['server/src/account/pictures'],
  xstate: ['core', 'web'],
  '@xstate/react': ['web'],
  react: ['web', 'admin'],
  'react-dom': ['web', 'admin'],
  'react-router-dom': ['web', 'admin'],
  antd: ['admin'],
  'chart.js': ['admin'],
  '@base-ui/react': ['web'],
  '@tanstack/react-query': ['web', 'admin'],
  valibot: ['wire', 'server'],
  fastify: ['server'],
  'write-excel-file': ['server/src/admin/money'],
  hucre: ['server/src/admin/sheets'],
  pg: ['server'],
  pino: ['server'],
  '@electric-sql/pglite': ['server'],
  'playwright-core': ['acceptance'],
  'puppeteer-core': ['acceptance/src/other-browsers'],
  'selenium-webdriver': ['acceptance/src/other-browsers'],
  'workbox-core': ['web/worker'],
  'workbox-routing': ['web/worker'],
  'workbox-strategies': ['web/worker'],
}

/** Tests may use the test libraries, `node:…`, core's testing folder, and these packages besides their own arrows. */
export const TEST_ARROWS = {
  server: ['adapters'],
}

/** Core's shelves hold what belongs to no domain: every module may use them, and each only the ones below it. */
export const CORE_SHELVES = ['kernel', 'format', 'input']

/**
 * The server's shelves: what belongs to no part of the trade. Every module of the server may use them, and each only
 * the ones before it.
 */
export const SERVER_SHELVES = ['kernel', 'ids', 'metrics', 'crypto', 'database', 'queue-changes', 'audit', 'calls']

/** The one file at the top of the server that its modules may name, as a type: each of them is one of these. */
export const SERVER_MODULE = 'packages/server/src/server-module.ts'

/** The floors of the web client below its features, the lowest first. Each uses only the ones before it. */
export const WEB_FLOORS = [
  'app/preferences',
  'app/rendering',
  'app/device',
  'app/session',
  'app/queries',
  'router',
  'app/forms',
  'app/layout',
  'app/support',
  'app/shops',
  'app/money',
  'app/orders',
  'app/people',
  'app/campaigns',
  'app/entrance',
  'routes',
  'app/frame',
]

/** Folders of web, and the folders of web that must not be imported from there. */
export const WEB_LAYERS = {
  'web/src/messages': ['web/src/ui', 'web/src/features', 'web/src/composition'],
  'web/src/ui': ['web/src/app', 'web/src/features', 'web/src/composition'],
}
