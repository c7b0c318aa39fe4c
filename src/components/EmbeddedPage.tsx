import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Frame = styled('iframe')({
  width: '100%',
  height: 'calc(100vh - 240px)',
  minHeight: 480,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});

/** A configured page in a frame, with a plain link to it for where it cannot be framed (OPEN-028, OPEN-031). */
export const EmbeddedPage = ({ address, title }: { address: string; title: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Frame src={address} title={title} referrerPolicy="no-referrer" />
      <p style={{ marginTop: 8 }}>
        <Link href={address} target="_blank" rel="noreferrer">
          {title} {translate('shell.newTab')}
        </Link>
      </p>
    </>
  );
};
