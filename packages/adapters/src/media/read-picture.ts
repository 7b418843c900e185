import type { ReadPicture } from './prepare-picture.ts'

const JPEG_QUALITY = 0.85

/**
 * By the browser, which turns a picture upright as its EXIF says and draws it in sRGB as its profile says. An image
 * element reads no more than the size until it is drawn, so that a picture of many pixels costs nothing to look at.
 */
export const readPicture: ReadPicture = async (file) => {
  const url = URL.createObjectURL(file)
  const close = (): void => URL.revokeObjectURL(url)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject, src: url }))
  } catch (error) {
    close()
    throw error
  }
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    encode: (size, type) =>
      new Promise((resolve) => {
        const canvas = Object.assign(document.createElement('canvas'), size)
        const paper = canvas.getContext('2d')
        if (paper === null) return resolve(undefined)
        // Transparent areas would be black in a JPEG.
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
