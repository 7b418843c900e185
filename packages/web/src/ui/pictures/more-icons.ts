import type { IconPaths } from './icon.tsx'

/* Icons of a few pages each: what a page does not show, it does not load. */

export const ARCHIVE: IconPaths = ['M3.5 4.5h17v4h-17z', 'M5 8.5v11h14v-11M10 12.5h4']
export const BARGAIN: IconPaths = ['M4 4.5h11v7.5H9.5L6.5 14.5V12H4z', 'M17.5 9.5H20V17h-2v2.5L15 17h-5']
export const BILL: IconPaths = ['M5.5 4h13v16h-13z', 'M9 8.5h6M9 12h6M9 15.5h3.5']
export const BOOK: IconPaths = [
  'M4.5 5.5c3-1 5.5-.5 7.5 1 2-1.5 4.5-2 7.5-1V18c-3-1-5.5-.5-7.5 1-2-1.5-4.5-2-7.5-1z',
  'M12 6.5V19',
]
export const BRIEFCASE: IconPaths = ['M4 8h16v11.5H4z', 'M9 8V5h6v3M4 13h16']
export const COIN: IconPaths = ['M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', 'M9 8.5l3 3.8 3-3.8M9.2 12.8h5.6M12 12.3v4']
export const CONTRACT: IconPaths = ['M6 3.5h8l4 4v13H6z', 'M9 15.8c1.6-2.6 2.8-2.6 3.2 0 .6 1 1.4.4 2.8-1M9 9h4']
export const GIFT: IconPaths = [
  'M4 9h16v3.5H4zM5.5 12.5V20h13v-7.5M12 9v11',
  'M12 9C8 9 7.5 4.5 10 4.5S12 9 12 9s-.5-4.5 2-4.5S16 9 12 9z',
]
export const HANDSET: IconPaths = ['M7.5 3.5h9v17h-9z', 'M11 17.5h2']
export const PARCEL: IconPaths = ['M4 8l8-4 8 4v8.5l-8 4-8-4z', 'M4 8l8 4 8-4M12 12v8.5']
export const PEN: IconPaths = ['m4.5 19.5 1-4L16 5l3 3L8.5 18.5z', 'm13.8 7.2 3 3']
export const SCALE: IconPaths = ['M12 4v16M8 20h8M5 7h14', 'M5 7l-2.2 6.5h4.4zM19 7l-2.2 6.5h4.4z']
export const SHAKE: IconPaths = ['M8.5 4.5h7v15h-7z', 'M5 8.5v7M19 8.5v7']
