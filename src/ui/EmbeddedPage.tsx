import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';

const Frame = styled('iframe')({
  width: '100%',
  height: 'calc(100vh - 240px)',
  minHeight: 480,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});
const DEADLINE_MS = 20_000;

/**
 * A configured page in a frame. The link below it is for pages that refuse to be framed, which the browser does not
 * report (OPEN-028, OPEN-031). If the page does not load at all, only the link remains.
 */
export const EmbeddedPage = ({ address, title }: { address: string; title: string }) => {
  const translate = useTranslate();
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming');
  useEffect(() => {
    if (state !== 'coming') return undefined;
    const deadline = setTimeout(() => setState('missing'), DEADLINE_MS);
    return () => clearTimeout(deadline);
  }, [state]);
  return (
    <>
      <p style={{ marginBottom: 8 }}>
        <Link href={address} target="_blank" rel="noopener noreferrer">
          {title} {translate('shell.newTab')}
        </Link>
      </p>
      {state !== 'missing' && (
        <Frame src={address} title={title} referrerPolicy="no-referrer" onLoad={() => setState('there')} />
      )}
    </>
  );
};
