import { CONFIG_META, readConfig, type ClientConfig } from './read-config.ts'

/** The config of the document that is shown; the defaults where there is none. */
export const pageConfig = (): ClientConfig =>
  readConfig(
    typeof document === 'undefined'
      ? null
      : document.querySelector(`meta[name="${CONFIG_META}"]`)?.getAttribute('content'),
  )
