import { useTranslate } from 'ra-core';
import type { Pictures } from './usePictures.ts';

interface Props {
  address: string | null;
  pictures: Pictures;
}

/** An exercise's drawing on paper, or in its place the word that there is none. */
export const HandoutPicture = ({ address, pictures: { stateOf, told, attempt } }: Props) => {
  const translate = useTranslate();
  if (address === null) return <div className="picture">{translate('handout.noPicture')}</div>;
  if (stateOf(address) === 'failed') return <div className="picture">{translate('handout.pictureFailed')}</div>;
  return (
    <div className="picture">
      <img
        key={attempt}
        src={address}
        alt=""
        width={320}
        height={320}
        onLoad={() => told(address, 'shown')}
        onError={() => told(address, 'failed')}
      />
    </div>
  );
};
