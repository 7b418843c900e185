import type { IconPaths } from '../../../ui/pictures/icon.tsx'

/** Only pages about alerts have it. */
export const BELL: IconPaths = ['M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5z', 'M10 20.5h4']
