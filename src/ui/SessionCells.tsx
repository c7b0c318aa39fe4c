import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useCopyText } from './hooks.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isProblem } from '../../contract/platform/error.ts';
import { fetchAdminLogLink, type RecordedLog } from '../../dataProvider/admin-sessions.ts';
import { fetchSignedFile } from '../../dataProvider/signed-file.ts';
import { useModal } from './ModalHost.tsx';
import { saveFile } from './saveFile.ts';

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

interface Props extends RecordedLog {
  sessionUUID: string;
}

/**
 * Downloads the recorded log of a session (API-27, API-30); a dialog explains a link that cannot be loaded (ERR-36).
 */
export const LogDownload = ({ kind, id, sessionUUID, log }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const [busy, setBusy] = useState(false);
  const label = translate('log.download');
  const download = async () => {
    setBusy(true);
    const link = await fetchAdminLogLink({ kind, id, log });
    if (isProblem(link)) openModal({ title: label, content: <Alert severity="error">{link.message}</Alert> });
    else {
      const file = await fetchSignedFile(link.url);
      if (file) saveFile(file, `${sessionUUID}-${log}.json`);
    }
    setBusy(false);
  };
  return (
    <Button size="small" variant="outlined" aria-disabled={busy} onClick={() => void (busy || download())}>
      {label}
    </Button>
  );
};
