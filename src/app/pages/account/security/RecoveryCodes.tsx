import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useCopyText } from '../../../../ui/hooks.ts';
import { saveFile } from '../../../../ui/saveFile.ts';
import { monoFamily } from '../../../../ui/theme/tokens.ts';

/** Recovery codes, shown once to copy, save or write down. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  return (
    <Stack gap={2}>
      <Typography component="h2" variant="h6" ref={heading} tabIndex={-1}>
        {translate('security.recovery')}
      </Typography>
      <Typography>{translate('security.recoveryHint')}</Typography>
      <ul
        style={{ columns: 2, fontFamily: monoFamily, listStyle: 'none', margin: 0, padding: 0 }}
        aria-label={translate('security.recovery')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button variant="outlined" onClick={() => void copyText(lines, 'security.copied', 'security.notCopied')}>
          {translate('security.copy')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {translate('security.download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('security.saved')}
        </Button>
      </Stack>
    </Stack>
  );
};
