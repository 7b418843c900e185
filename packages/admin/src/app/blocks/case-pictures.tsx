import { Image, Space, Typography } from 'antd'
import { useMessages } from '../preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'

const PDF = 'data:application/pdf'

/** Pictures are enlarged by a press; a PDF, which no picture shows, is saved. */
export function CasePictures({ addresses }: { readonly addresses: readonly string[] }) {
  const texts = useMessages(casesMessages)
  if (addresses.length === 0) return <Typography.Text type="secondary">{texts.noPictures}</Typography.Text>
  return (
    <Image.PreviewGroup>
      <Space wrap>
        {addresses.map((address, place) =>
          address.startsWith(PDF) ? (
            <a key={address} href={address} download="evidence.pdf">
              {texts.savePdf}
            </a>
          ) : (
            <Image
              key={address}
              className="photo"
              width={144}
              height={108}
              src={address}
              alt={texts.picture(place + 1)}
            />
          ),
        )}
      </Space>
    </Image.PreviewGroup>
  )
}
