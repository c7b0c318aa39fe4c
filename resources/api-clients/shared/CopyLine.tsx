import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useCopyText } from '../../../src/ui/hooks.ts';

/** A value to be copied, with its button. */
export const CopyLine = ({ what, value }: { what: string; value: string }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  return (
    <Stack direction="row" gap={1} alignItems="center" flexWrap="wrap">
      <code style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>{value}</code>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        aria-label={translate('apiClients.copyOf', { what })}
        onClick={() => void copyText(value, 'apiClients.copied', 'apiClients.notCopied', { what })}
      >
        {translate('apiClients.copy')}
      </Button>
    </Stack>
  );
};
