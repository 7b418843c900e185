import { Image, Space, Typography } from 'antd'
import { useMessages } from '../preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'

export function CasePictures({ addresses }: { readonly addresses: readonly string[] }) {
  const texts = useMessages(casesMessages)
  if (addresses.length === 0) return <Typography.Text type="secondary">{texts.noPictures}</Typography.Text>
  return (
    <Image.PreviewGroup>
      <Space wrap>
        {addresses.map((address, place) => (
          <Image
            key={address}
            className="photo"
            width={144}
            height={108}
            src={address}
            alt={texts.picture(place + 1)}
          />
        ))}
      </Space>
    </Image.PreviewGroup>
  )
}
