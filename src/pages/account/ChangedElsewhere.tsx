import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../../contract/languages.ts';
import type { CurrentUser } from '../../../contract/users.ts';
import { hasFeature } from '../../../domain/viewer.ts';

/** Says that the account was saved in another window or on another device, and what it says now, which can be taken instead. */
export const ChangedElsewhere = ({ stored, onTake }: { stored: CurrentUser; onTake: () => void }) => {
  const translate = useTranslate();
  const { firstName, lastName, language } = stored;
  const parts = [`${firstName} ${lastName}`, hasFeature(stored, 'LANGUAGE') && languageNames[language]];
  return (
    <Alert severity="warning">
      {translate('account.clash')}
      <p style={{ margin: '8px 0', overflowWrap: 'anywhere' }}>{parts.filter(Boolean).join(', ')}</p>
      <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
        {translate('account.takeStored')}
      </Button>
    </Alert>
  );
};
