import { rescaledSize } from '@diandu/core/input'

const JPEG_QUALITY = 0.9

/** A picture in the size that it travels in. Rejects when it is none, or when the browser cannot draw it. */
export async function rescalePicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { widthPx, heightPx } = rescaledSize({ widthPx: image.naturalWidth, heightPx: image.naturalHeight })
    const canvas = document.createElement('canvas')
    canvas.width = widthPx
    canvas.height = heightPx
    canvas.getContext('2d')?.drawImage(image, 0, 0, widthPx, heightPx)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob)), file.type, JPEG_QUALITY),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
