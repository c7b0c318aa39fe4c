import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useCopyText } from './hooks.ts';

/** `abcd...wxyz` (ASCAN-14, OPEN-125). */
const truncate = (uuid: string): string => (uuid.length > 8 ? `${uuid.slice(0, 4)}...${uuid.slice(-4)}` : uuid);

/** A shortened UUID with the whole one in its tooltip and a button that copies it. */
export const UuidCell = ({ uuid }: { uuid: string }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' }}>
      <Tooltip title={uuid}>
        <code>{truncate(uuid)}</code>
      </Tooltip>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('uuid.copy', { uuid })}
        onClick={() => void copyText(uuid, 'uuid.copied', 'uuid.notCopied')}
      >
        <ContentCopyIcon sx={{ fontSize: 16 }} />
      </button>
    </span>
  );
};
