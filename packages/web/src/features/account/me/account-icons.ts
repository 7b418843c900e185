import type { IconPaths } from '../../../ui/pictures/icon.tsx'

/** Icons of the account alone: no other page waits for them. */
export const ACCOUNT_ICONS = {
  card: ['M3.5 6h17v12.5h-17z', 'M3.5 10h17M6.5 15h4'],
  ticket: ['M3.5 7h17v3.5a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5z', 'M14 7.5v9'],
  invoice: ['M6 3.5h8l4 4v13H6z', 'M14 3.5v4h4M9 12h6M9 16h4'],
  megaphone: ['M4 10v4h3l8 4.5v-13L7 10z', 'M18 9.5a4 4 0 0 1 0 5M7 14l1.5 5.5'],
  tag: ['M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5z', 'M8.3 8.4v.01'],
  tools: ['M14.5 6.5a4 4 0 0 1 5-2.5l-2.6 2.6 1.5 1.5L21 5.5a4 4 0 0 1-5.5 5L8 18a2 2 0 0 1-3-3z'],
} as const satisfies Record<string, IconPaths>
