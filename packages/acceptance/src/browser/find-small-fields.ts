import type { Screen } from '../other-browsers/screen.ts'

const MIN_PX = 16

/** Fields to type or choose in whose letters are so small that a phone of Apple's zooms into them. */
export const findSmallFields = (page: Pick<Screen, 'evaluate'>): Promise<readonly string[]> =>
  page.evaluate(
    (minPx) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), select, textarea',
        ),
      ]
        .map((field) => ({ field, px: Number.parseFloat(getComputedStyle(field).fontSize) }))
        .filter(({ px }) => px < minPx)
        .map(
          ({ field, px }) =>
            `the letters of <${field.tagName.toLowerCase()} name="${field.getAttribute('name')}"> are ${px} px high`,
        ),
    MIN_PX,
  )
