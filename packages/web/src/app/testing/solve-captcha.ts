import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { RenderedPage } from './render-page.tsx'

/** The id of the puzzle that is shown, read from its picture. */
export async function shownPuzzleId(): Promise<string> {
  const picture = await waitFor(() => {
    const found = document.querySelector('[role=dialog] image')
    if (found === null) throw new Error('No puzzle is shown')
    return found
  })
  return /captcha\/(\w+)\//.exec(picture.getAttribute('href') ?? '')?.[1] ?? ''
}

/** Slides the piece, by keyboard as some people do, and hands it in. `miss` leaves it that many pixels away. */
export async function solveCaptcha({ market }: Pick<RenderedPage, 'market'>, miss = 0): Promise<void> {
  const place = market.solve(await shownPuzzleId())
  if (place === undefined) throw new Error('The market knows no such puzzle')
  const slider = await screen.findByRole('slider')
  fireEvent.input(slider, { target: { value: String(place + miss) } })
  fireEvent.keyDown(slider, { key: 'Enter' })
}
