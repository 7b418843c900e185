import type { Page } from 'playwright-core'

const QUALITY = 0.8

/** The browser takes PNG and JPEG; its canvas writes WebP too. */
export async function asWebp(blank: Page, png: Buffer): Promise<Buffer> {
  const written = await blank.evaluate(
    async ({ source, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  )
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64')
}
