import type { ReadPicture } from './prepare-picture.ts'

const JPEG_QUALITY = 0.85

/** By the browser, which turns a picture upright as its EXIF says. */
export const readPicture: ReadPicture = async (file) => {
  const { image, close } = await openPicture(file)
  return {
    width: image.width,
    height: image.height,
    encode: (size, type) =>
      new Promise((resolve) => {
        const canvas = Object.assign(document.createElement('canvas'), size)
        const paper = canvas.getContext('2d')
        if (paper === null) return resolve(undefined)
        // What was transparent would be black in a JPEG.
        if (type === 'image/jpeg') {
          paper.fillStyle = '#fff'
          paper.fillRect(0, 0, size.width, size.height)
        }
        paper.imageSmoothingQuality = 'high'
        paper.drawImage(image, 0, 0, size.width, size.height)
        canvas.toBlob((blob) => resolve(blob ?? undefined), type, JPEG_QUALITY)
      }),
    close,
  }
}

interface OpenPicture {
  readonly image: ImageBitmap | HTMLImageElement
  readonly close: () => void
}

async function openPicture(file: Blob): Promise<OpenPicture> {
  if (typeof createImageBitmap === 'function') {
    const bitmap = await createImageBitmap(file)
    return { image: bitmap, close: () => bitmap.close() }
  }
  // Safari 14 has none.
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { image, close: () => URL.revokeObjectURL(url) }
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}
